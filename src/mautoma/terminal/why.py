"""The reason for what happened: the rules in our words, the candidates, and what each lost on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mautoma.kernel.decide import Step, Trail
from mautoma.kernel.event import Event
from mautoma.terminal.environment import Environment
from mautoma.terminal.telling import sentence
from mautoma.terminal.voice import Voice


def explain(number: int, event: Event, words: Voice, env: Environment) -> None:
    env.say()
    env.heading(words.text("why-heading", {"number": number, "text": sentence(event, words)}))
    show_trail(event, words, env)


def show_trail(event: Event, words: Voice, env: Environment, indent: str = "") -> None:
    for line in reasons(event, words):
        env.say(f"{indent}{line}", indent=f"{indent}  ")


def reasons(event: Event, words: Voice) -> Iterator[str]:
    cited = [*event.rules, *([event.trail.why] if event.trail else [])]
    for rule in dict.fromkeys(cited):
        yield rule_text(rule, words)
    if event.trail is not None:
        yield from _trail_lines(event.trail, words)
    elif not cited:
        yield words.text("why-nothing")


def rule_text(rule: str, words: Voice) -> str:
    """A rule by its id: its title and its text."""
    if not words.has(rule):
        return rule
    return f"{rule}, {words.text(rule, attribute='title')}: {words.text(rule)}"


def _trail_lines(trail: Trail[Any], words: Voice) -> Iterator[str]:
    if not trail.candidates:
        yield words.text("why-no-candidates")
        return
    names = [_name(trail, candidate, words) for candidate in trail.candidates]
    yield words.text("why-candidates", {"labels": names})
    for step in trail.steps:
        yield _step_line(trail, step, words)
    if trail.chosen is None:
        yield words.text("why-none-left")
        return
    chosen = _name(trail, trail.chosen, words)
    last = trail.steps[-1].left if trail.steps else trail.candidates
    yield words.text("why-chosen" if len(last) == 1 else "why-first", {"label": chosen})


def _step_line(trail: Trail[Any], step: Step[Any], words: Voice) -> str:
    """What the criterion thought of each candidate: those it keeps first, equal values together."""
    valued = list(zip(step.candidates, step.values, strict=True))
    valued.sort(key=lambda pair: pair[0] not in step.left)
    groups: dict[str, list[str]] = {}
    for candidate, value in valued:
        groups.setdefault(_value(value, words), []).append(_name(trail, candidate, words))
    data: dict[str, str | int] = {
        "criterion": words.text(f"criterion-{step.criterion.name}"),
        "rule": step.criterion.rule,
        "values": "; ".join(f"{value}: {', '.join(names)}" for value, names in groups.items()),
        "left": len(step.left),
        "number": len(step.candidates),
    }
    return words.text("why-step-all" if len(step.left) == len(step.candidates) else "why-step", data)


def _name(trail: Trail[Any], candidate: Any, words: Voice) -> str:
    return words.word(trail.noun or "candidate", trail.show(candidate))


def _value(value: Any, words: Voice) -> str:
    if isinstance(value, bool):
        return words.text("word-yes" if value else "word-no")
    if isinstance(value, tuple | list):
        return ", ".join(_value(part, words) for part in value)
    return str(value)
