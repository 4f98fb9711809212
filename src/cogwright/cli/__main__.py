"""`python -m cogwright.cli` does what `cogwright` does."""

from cogwright.cli import main

main()
