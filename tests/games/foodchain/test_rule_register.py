"""Every rule of the register has its words, is carried out somewhere and is shown by a test."""

from __future__ import annotations

import re
from pathlib import Path

from mautoma.messages import words

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "mautoma" / "games" / "foodchain"
RULE = re.compile(r"\bFCM-(?!X)[A-Z]\d+\b")
"""FCM-X are the printed examples; they are cited too, but are no rules."""
ROW = re.compile(r"^- \*\*(FCM-[A-Z]\d+) (.+?)\.\*\*", re.MULTILINE)
MARKER = re.compile(r"mark\.rule\(([^)]*)\)")

REGISTER = dict(ROW.findall((ROOT / "docs" / "rules" / "food-chain-magnate.md").read_text(encoding="utf-8")))


def rules_in(paths: list[Path]) -> set[str]:
    return {rule for path in paths for rule in RULE.findall(path.read_text(encoding="utf-8"))}


def rules_shown() -> set[str]:
    """Named by a marker of a test."""
    tests = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py")]
    return {rule for text in tests for marker in MARKER.findall(text) for rule in RULE.findall(marker)}


def test_the_register_has_the_ten_chapters_of_the_rulebook() -> None:
    assert {rule.removeprefix("FCM-")[0] for rule in REGISTER} == set("SORWBDPMCE")
    assert len(REGISTER) == 75


def test_the_register_and_the_program_call_a_rule_the_same() -> None:
    catalogue = words("en", "foodchain")
    assert {rule: catalogue.text(rule, attribute="title") for rule in REGISTER} == REGISTER


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    cited = rules_in([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")])
    assert set(REGISTER) - cited == set()
    assert cited - set(REGISTER) == set(), "cited, but not in the register"


def test_every_rule_is_shown_by_a_test() -> None:
    assert set(REGISTER) - rules_shown() == set()
