# The two commands a newcomer needs are `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
BENCH_STAMP := .venv/.installed-bench

.PHONY: play test lint bench clean

play: $(STAMP)
	$(BIN)/mautoma serve

test: $(STAMP)
	tests/e2e/install-browser
	$(BIN)/pytest -n 2

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(BENCH_STAMP)
	$(BIN)/python -m bench

clean:
	rm -rf .venv

$(STAMP): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $(STAMP)

# The game that `make bench` compares with is installed for that alone.
$(BENCH_STAMP): $(STAMP)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[bench]'
	touch $(BENCH_STAMP)
