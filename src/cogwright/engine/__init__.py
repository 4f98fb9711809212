"""What every game shares: states and their kernel, vocabulary, chance, journal, records, score sheets, component sets."""

from cogwright.engine import state as _state
from cogwright.engine.components import ComponentSet
from cogwright.engine.drawing import Cell, Panel, Span
from cogwright.engine.errors import (
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    CogwrightError,
    IllegalAction,
    UnknownAction,
    UnknownGame,
)
from cogwright.engine.fields import LANGUAGES, Fields
from cogwright.engine.game import Game, game, games
from cogwright.engine.match import UNDO, Decision, Entry, Match
from cogwright.engine.messages import Choice, Journal, Line, Message, Refusal
from cogwright.engine.options import Option, OptionValue, read_data
from cogwright.engine.random_source import QuickSource, RandomSource, commitment, secret_seed
from cogwright.engine.record import Record, edition
from cogwright.engine.score import ScoreLine, ScoreSheet, ranked, utilities
from cogwright.engine.state import ALL_SEATS, State, Task
from cogwright.engine.vocabulary import Vocabulary

COMPILED = not (_state.__file__ or "").endswith(".py")
"""Whether the engine that is running was compiled by mypyc."""

__all__ = [
    "ALL_SEATS",
    "COMPILED",
    "LANGUAGES",
    "UNDO",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Cell",
    "Choice",
    "CogwrightError",
    "ComponentSet",
    "Decision",
    "Entry",
    "Fields",
    "Game",
    "IllegalAction",
    "Journal",
    "Line",
    "Match",
    "Message",
    "Option",
    "OptionValue",
    "Panel",
    "QuickSource",
    "RandomSource",
    "Record",
    "Refusal",
    "ScoreLine",
    "ScoreSheet",
    "Span",
    "State",
    "Task",
    "UnknownAction",
    "UnknownGame",
    "Vocabulary",
    "commitment",
    "edition",
    "game",
    "games",
    "ranked",
    "read_data",
    "secret_seed",
    "utilities",
]
