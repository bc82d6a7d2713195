# Two commands on a fresh machine with Python 3.11 or newer:  make play   make test
# Everything else is installed or built here, from package registries, at pinned versions.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
ENGINE := $(wildcard src/garrison/core/*.py src/garrison/games/*/rules/*.py src/garrison/bots/*/*.py)
ENGINE_TESTS := tests/core $(wildcard tests/bastion tests/last_bastion tests/unbreakable_castle)

.PHONY: play test check pure soak bench lock clean

play: $(VENV)/.built ## Set up everything and open the game.
	$(BIN)/garrison play

test: check pure ## Set up everything and run every test that is not a soak.
	$(BIN)/python -m pytest -n 2 -m "not soak"

check: $(VENV)/.built ## Style, types and layers.
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

pure: $(VENV)/.built ## The engine's tests once more, interpreted.
	GARRISON_PURE=1 $(BIN)/python -m pytest -n 2 -m "not soak" $(ENGINE_TESTS)

soak: $(VENV)/.built ## The long runs: laws over every set-up, fuzzing, kill loops.
	GARRISON_PURE=1 $(BIN)/python -m pytest -n 2 -m soak $(ENGINE_TESTS)
	$(BIN)/python -m pytest -n 2 -m soak

bench: $(VENV)/.built $(VENV)/.peers ## Measure this engine and its peers in one run.
	$(BIN)/garrison bench --peers

$(VENV)/.installed: requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# Editable: changed Python is seen at once, a changed engine is compiled again.
$(VENV)/.built: $(VENV)/.installed setup.py pyproject.toml $(ENGINE)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.peers: requirements-peers.lock $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements-peers.lock
	@touch $@

lock: $(VENV)/.installed ## Pin dependencies anew.
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra server $(LOCK) -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra peers -c requirements.lock $(LOCK) -o requirements-peers.lock

clean: ## Remove what was built.
	rm -rf $(VENV) build
	find src -name '*.so' -delete
