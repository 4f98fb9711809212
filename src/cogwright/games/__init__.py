"""The games: one package each, registered by the entry-point group `cogwright.games`."""
