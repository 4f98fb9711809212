"""`python -m cogwright.cli` does what `cogwright` does."""

from cogwright.cli import main

if __name__ == "__main__":  # the processes in which bots think import this module again
    main()
