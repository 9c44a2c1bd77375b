"""The reason for what happened: the rules in our words, the candidates, and what each lost on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mautoma.kernel.decide import Step, Trail
from mautoma.kernel.event import Event
from mautoma.messages.voice import Voice
from mautoma.terminal.environment import Environment


def explain(number: int, event: Event, voice: Voice, env: Environment) -> None:
    env.show()
    env.heading(voice.text("why-heading", {"number": number, "text": voice.event(event)}))
    show_trail(event, voice, env)


def show_trail(event: Event, voice: Voice, env: Environment, indent: str = "") -> None:
    """In words, or as a table where the screen shows tables."""
    trail = event.trail
    told = [*_rules(event, voice)]
    table = env.painted and trail is not None and bool(trail.steps)
    if trail is not None:
        told += _outcome(trail, voice) if table else _trail_lines(trail, voice)
    for line in told or [voice.text("why-nothing")]:
        env.show(f"{indent}{line}", indent=f"{indent}  ")
    if table and trail is not None:
        from mautoma.terminal.paint.tables import trail_table

        env.paint(trail_table(trail, voice))


def _rules(event: Event, voice: Voice) -> Iterator[str]:
    cited = [*event.rules, *([event.trail.why] if event.trail else [])]
    for rule in dict.fromkeys(cited):
        yield rule_text(rule, voice)


def rule_text(rule: str, voice: Voice) -> str:
    """A rule by its id: its title and its text."""
    if not voice.has(rule):
        return rule
    return f"{rule}, {voice.text(rule, attribute='title')}: {voice.text(rule)}"


def _trail_lines(trail: Trail[Any], voice: Voice) -> Iterator[str]:
    if not trail.candidates:
        yield voice.text("why-no-candidates")
        return
    names = [candidate_name(trail, candidate, voice) for candidate in trail.candidates]
    yield voice.text("why-candidates", {"labels": names})
    for step in trail.steps:
        yield _step_line(trail, step, voice)
    yield from _outcome(trail, voice)


def _outcome(trail: Trail[Any], voice: Voice) -> Iterator[str]:
    if trail.chosen is None:
        yield voice.text("why-none-left")
        return
    chosen = candidate_name(trail, trail.chosen, voice)
    last = trail.steps[-1].left if trail.steps else trail.candidates
    yield voice.text("why-chosen" if len(last) == 1 else "why-first", {"label": chosen})


def _step_line(trail: Trail[Any], step: Step[Any], voice: Voice) -> str:
    """What the criterion thought of each candidate: those it keeps first, equal values together."""
    valued = list(zip(step.candidates, step.values, strict=True))
    valued.sort(key=lambda pair: pair[0] not in step.left)
    groups: dict[str, list[str]] = {}
    for candidate, value in valued:
        groups.setdefault(value_in_words(value, voice), []).append(candidate_name(trail, candidate, voice))
    data: dict[str, str | int] = {
        "criterion": voice.text(f"criterion-{step.name}"),
        "rule": step.rule,
        "values": "; ".join(f"{value}: {', '.join(names)}" for value, names in groups.items()),
        "left": len(step.left),
        "number": len(step.candidates),
    }
    return voice.text("why-step-all" if len(step.left) == len(step.candidates) else "why-step", data)


def candidate_name(trail: Trail[Any], candidate: Any, voice: Voice) -> str:
    return voice.word(trail.noun or "candidate", trail.show(candidate))


def value_in_words(value: Any, voice: Voice) -> str:
    if isinstance(value, bool):
        return voice.text("word-yes" if value else "word-no")
    if isinstance(value, tuple | list):
        return ", ".join(value_in_words(part, voice) for part in value)
    return str(value)
