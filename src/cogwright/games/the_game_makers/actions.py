"""The actions of The Game Makers (D8.1), whose number follows the component file, and the tasks of its rules."""

from __future__ import annotations

from typing import Final

from cogwright.engine.vocabulary import Vocabulary
from cogwright.games.the_game_makers.catalogue import KINDS, LETTERS, TRACKS, Catalogue

PASS: Final = 0
MOVE: Final = 0
"""`move n` is MOVE + n."""
KIND: Final = 4
CONTRACT: Final = 9

# Tasks of a seat.
SETUP: Final = 0
"""The decision of the setup with the number in argument 1, from 0 (D8.2)."""
TURN: Final = 1
"""The next action of a turn (D8.3)."""

# Tasks of the table.
REVEAL: Final = 10
END_TURN: Final = 11

# The decisions of the setup, in the order of S3.9; the cards follow from FIRST_CARD on.
FIRST_SIDE: Final = 3
FIRST_CARD: Final = 5


class Actions:
    """The first id of each group of actions (D8.1); what is chosen in the group is added, from 0."""

    def __init__(self, catalogue: Catalogue) -> None:
        cells, places = catalogue.cells, len(catalogue.spaces) + catalogue.hollows
        self.component: int = CONTRACT + catalogue.most_cards
        self.wood_component: int = self.component + catalogue.most_cards
        self.wood_worker: int = self.wood_component + 1
        self.die_component: int = self.wood_component + 2
        self.advance: int = self.wood_component + 3
        self.tile_component: int = self.advance + len(TRACKS)
        self.machine: int = self.tile_component + catalogue.most_tiles
        self.put: int = self.machine + catalogue.most_tiles
        self.put_turned: int = self.put + cells
        self.plastic_component: int = self.put_turned + cells
        self.build: int = self.plastic_component + 1
        self.finish: int = self.build + len(LETTERS)
        self.place: int = self.finish + catalogue.contract_spaces
        self.tweenie: int = self.place + catalogue.case_places
        self.gap: int = self.tweenie + len(catalogue.tweenies)
        self.work: int = self.gap + len(catalogue.gap_cells)
        self.clear: int = self.work + places
        self.plant: int = self.clear + places
        self.keep: int = self.plant + len(catalogue.circles)
        self.side: int = self.keep + catalogue.structures_dealt
        self.end: int = self.side + 2


def vocabulary(catalogue: Catalogue) -> Vocabulary:
    """The names of all actions (D8.1)."""
    places = [space.id for space in catalogue.spaces] + [f"hollow-{n + 1}" for n in range(catalogue.hollows)]
    cards, tiles = _numbers(catalogue.most_cards), _numbers(catalogue.most_tiles)
    cell = f"{_numbers(catalogue.line_rows)} {_numbers(catalogue.line_columns)}"
    patterns = [
        "pass",
        "move {1..3}",
        f"kind {_one_of(list(KINDS))}",
        f"card {cards} contract",
        f"card {cards} component",
        "wood component",
        "wood worker",
        "die component",
        f"advance {_one_of(list(TRACKS))}",
        f"tile {tiles} component",
        f"tile {tiles} machine",
        f"put {cell} f",
        f"put {cell} r",
        "plastic component",
        f"build {_one_of(list(LETTERS))}",
        f"finish {_numbers(catalogue.contract_spaces)}",
        f"place {_numbers(catalogue.case_rows)} {_numbers(catalogue.case_columns)}",
    ]
    if catalogue.tweenies:
        patterns.append(f"tweenie {_one_of([tweenie.id for tweenie in catalogue.tweenies])}")
    if catalogue.gap_cells:
        patterns.append(f"gap {_numbers(len(catalogue.gap_cells))}")
    if places:
        patterns += [f"work {_one_of(places)}", f"clear {_one_of(places)}"]
    if catalogue.circles:
        patterns.append(f"plant {_numbers(len(catalogue.circles))}")
    patterns += [f"keep {_numbers(catalogue.structures_dealt)}", "side {a|b}"]
    return Vocabulary(*patterns)


def _numbers(n: int) -> str:
    return f"{{1..{n}}}"


def _one_of(words: list[str]) -> str:
    return f"{{{'|'.join(words)}}}" if len(words) > 1 else words[0]
