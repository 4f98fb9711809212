"""The `cogwright` command: play in the terminal, simulate, replay, check components, measure, serve."""

from cogwright.cli.app import app, main

__all__ = ["app", "main"]
