"""The reason for what happened: the rules in our words, the candidates, and what each lost on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mautoma.kernel.decide import Step, Trail
from mautoma.kernel.event import Event
from mautoma.messages.voice import Voice
from mautoma.terminal.environment import Environment
from mautoma.terminal.log import sentence


def explain(number: int, event: Event, voice: Voice, env: Environment) -> None:
    env.show()
    env.heading(voice.text("why-heading", {"number": number, "text": sentence(event, voice)}))
    show_trail(event, voice, env)


def show_trail(event: Event, voice: Voice, env: Environment, indent: str = "") -> None:
    for line in reasons(event, voice):
        env.show(f"{indent}{line}", indent=f"{indent}  ")


def reasons(event: Event, voice: Voice) -> Iterator[str]:
    cited = [*event.rules, *([event.trail.why] if event.trail else [])]
    for rule in dict.fromkeys(cited):
        yield rule_text(rule, voice)
    if event.trail is not None:
        yield from _trail_lines(event.trail, voice)
    elif not cited:
        yield voice.text("why-nothing")


def rule_text(rule: str, voice: Voice) -> str:
    """A rule by its id: its title and its text."""
    if not voice.has(rule):
        return rule
    return f"{rule}, {voice.text(rule, attribute='title')}: {voice.text(rule)}"


def _trail_lines(trail: Trail[Any], voice: Voice) -> Iterator[str]:
    if not trail.candidates:
        yield voice.text("why-no-candidates")
        return
    names = [_name(trail, candidate, voice) for candidate in trail.candidates]
    yield voice.text("why-candidates", {"labels": names})
    for step in trail.steps:
        yield _step_line(trail, step, voice)
    if trail.chosen is None:
        yield voice.text("why-none-left")
        return
    chosen = _name(trail, trail.chosen, voice)
    last = trail.steps[-1].left if trail.steps else trail.candidates
    yield voice.text("why-chosen" if len(last) == 1 else "why-first", {"label": chosen})


def _step_line(trail: Trail[Any], step: Step[Any], voice: Voice) -> str:
    """What the criterion thought of each candidate: those it keeps first, equal values together."""
    valued = list(zip(step.candidates, step.values, strict=True))
    valued.sort(key=lambda pair: pair[0] not in step.left)
    groups: dict[str, list[str]] = {}
    for candidate, value in valued:
        groups.setdefault(_value(value, voice), []).append(_name(trail, candidate, voice))
    data: dict[str, str | int] = {
        "criterion": voice.text(f"criterion-{step.name}"),
        "rule": step.rule,
        "values": "; ".join(f"{value}: {', '.join(names)}" for value, names in groups.items()),
        "left": len(step.left),
        "number": len(step.candidates),
    }
    return voice.text("why-step-all" if len(step.left) == len(step.candidates) else "why-step", data)


def _name(trail: Trail[Any], candidate: Any, voice: Voice) -> str:
    return voice.word(trail.noun or "candidate", trail.show(candidate))


def _value(value: Any, voice: Voice) -> str:
    if isinstance(value, bool):
        return voice.text("word-yes" if value else "word-no")
    if isinstance(value, tuple | list):
        return ", ".join(_value(part, voice) for part in value)
    return str(value)
