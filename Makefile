# The two commands of the README are `make serve` and `make test`. Each sets up in .venv all that it needs.

ifndef PYTHON
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
endif

.PHONY: serve test lock clean python

serve: python
	@$(PYTHON) tools/prepare.py serve
	@exec .venv/bin/cogwright serve

test: python
	@$(PYTHON) tools/prepare.py test
	@exec .venv/bin/python tests/run.py

# Take the newest dependencies that pyproject.toml allows.
lock: python
	@$(PYTHON) tools/prepare.py test
	@.venv/bin/python -m pip install --quiet --disable-pip-version-check uv
	@.venv/bin/python tools/lock.py

clean:
	rm -rf .venv build dist src/*.egg-info web/node_modules web/build web/.svelte-kit

python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Cogwright needs Python 3.11 or newer; name one: make $(MAKECMDGOALS) PYTHON=/path/to/python3"; exit 1; }
