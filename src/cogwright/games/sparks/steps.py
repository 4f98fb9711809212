"""Steps on the scoring tracks, and the bonus spaces they cross (P, C6)."""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.games.sparks.actions import COLOUR, EFFECTS
from cogwright.games.sparks.cards import ANY, COLOURS, ON_BONUS
from cogwright.games.sparks.placing import set_off
from cogwright.games.sparks.state import Player, Table


def step_choices(table: Table, player: Player, track: int) -> list[int]:
    """The tracks for a step on any track, or for one on a track that is at its end (P4, P5); none if nothing is to be chosen."""
    if track != ANY and player.tracks[track] < table.cards.tracks[track].length:
        return NO_ACTIONS
    return [
        COLOUR + colour for colour in range(len(COLOURS)) if player.tracks[colour] < table.cards.tracks[colour].length
    ]


def step_or_lose(table: Table, player: Player, track: int) -> None:
    """A step that leaves no choice; if all four tracks are at their ends, it is lost (P4)."""
    if track == ANY or player.tracks[track] >= table.cards.tracks[track].length:
        if table.journal is not None:
            table.tell("log-step-lost", seat=player.seat)
    else:
        make_step(table, player, track)


def make_step(table: Table, player: Player, track: int) -> None:
    """Move the marker to the next counted space; bonus spaces between give their rewards at once, then `bonus` triggers (P2)."""
    position = player.tracks[track]
    player.tracks = player.tracks.copy()
    player.tracks[track] = position + 1
    if table.journal is not None:
        table.tell("log-step", seat=player.seat, track=COLOURS[track], n=position + 1)
    crossed = table.bonuses[track][position]
    for i in range(len(crossed) - 1, -1, -1):
        set_off(table, player, ON_BONUS, len(player.hired))
        table.push(player.seat, (EFFECTS, crossed[i].effects, 0))
    if table.journal is not None:
        for bonus in crossed:
            if bonus.id:
                table.tell("log-bonus", seat=player.seat, bonus=bonus.id)
            else:
                table.tell("log-bonus-printed", seat=player.seat, track=COLOURS[track])
