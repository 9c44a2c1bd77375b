# To play: `make play`. To change something: `make check` in a minute, `make test` in five for everything.
PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/.installed-to-play
DEV := .venv/.installed-to-develop
BENCH := .venv/.installed-to-measure
SCHEMA := .venv/.installed-to-hold-the-schema
LOWEST := .venv-lowest/.installed-the-lowest
# Compiled modules are kept, whatever the environment says: the tests start Python a hundred times.
export PYTHONDONTWRITEBYTECODE :=
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --editable

.PHONY: play check test lowest lint docs witness fuzz soak schema bench strength site clean

play: $(PLAY)
	$(BIN)/mautoma serve

# Style, types, and the tests that are quick: no browser, none marked slow.
check: lint
	$(PYTEST) -m "not slow" --ignore tests/e2e

test: $(DEV)
	tests/e2e/install-browser
	$(PYTEST)

# The quick tests once more, with the lowest version of everything that pyproject.toml allows.
lowest: $(LOWEST)
	.venv-lowest/bin/pytest -n 2 --dist worksteal -m "not slow" --ignore tests/e2e

lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The documents that the program has too: rules, lessons, and how everything looks.
docs: $(DEV)
	$(BIN)/python -m docs.write

# All that golden games show, as text, to compare with after rebuilding; KEEP=1 keeps what is new.
witness: $(DEV)
	$(BIN)/python -m tests.witness

# The tests that take long, then random play and hostile requests against the whole program, until you stop it.
fuzz: $(DEV)
	tests/e2e/install-browser
	$(PYTEST) --fuzz -m fuzz
	$(BIN)/python -m tests.hostile & $(BIN)/python -m tests.fuzz; wait

# Whether the server's memory has a bound: 40,000 requests over 200 games.
soak: $(DEV)
	$(BIN)/python -m tests.soak

# The JSON interface against its description.
schema: $(SCHEMA)
	$(BIN)/python -m tests.web.schema

bench: $(BENCH)
	$(BIN)/python -m bench $(BEFORE)

# How often each bot beats each level of each deck: writes the file that page and guides read. Hours, if GAMES are
# many; stopped, it goes on where it was.
strength: $(DEV)
	$(BIN)/python -m bench.strength $(if $(GAMES),--games $(GAMES))

# The whole program as static files, for any web host.
site: $(PLAY)
	$(BIN)/mautoma site build/site

clean:
	rm -rf .venv .venv-lowest build

# A player installs nothing that only developers need.
$(PLAY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(INSTALL) .
	touch $@

$(DEV): $(PLAY)
	$(INSTALL) '.[dev]'
	touch $@

# The game that `make bench` compares with is installed for that alone.
$(BENCH): $(DEV)
	$(INSTALL) '.[bench]'
	touch $@

$(SCHEMA): $(DEV)
	$(INSTALL) '.[schema]'
	touch $@

$(LOWEST): pyproject.toml tests/lowest.py
	$(PYTHON) -m venv .venv-lowest
	$(PYTHON) -m tests.lowest > .venv-lowest/lowest.txt
	.venv-lowest/bin/pip install --quiet --disable-pip-version-check --constraint .venv-lowest/lowest.txt --editable '.[dev]'
	touch $@
