"""Dice and the marketing tracks (A5.7, A5.13)."""

from __future__ import annotations

from cogwright.games.the_game_makers.catalogue import ANY_TRACK, DICE, FACES, GAIN, TRACK_COUNT, TRACKS
from cogwright.games.the_game_makers.state import Item, Player, Table


def roll(table: Table, player: Player, item: Item) -> None:
    """A gained die is rolled once (A5.7.1)."""
    table.fence(player.seat)
    item.face = table.catalogue.faces[item.n][table.random.below(FACES)]
    if table.journal is not None:
        table.tell("log-roll", seat=player.seat, level=item.n, n=item.face)


def can_advance(table: Table, player: Player, track: int) -> bool:
    """Whether the track, or with "any" some track, is not at its end (A5.1.4)."""
    if track != ANY_TRACK:
        return not table.is_at_end(player, track)
    for any_track in range(TRACK_COUNT):
        if player.cubes[any_track] < table.catalogue.ends[any_track]:
            return True
    return False


def add_advance_choices(table: Table, player: Player, track: int, actions: list[int]) -> None:
    """Each allowed track that is not at its end (A5.7.3, A5.7.5)."""
    ids, ends = table.ids, table.catalogue.ends
    if track != ANY_TRACK:
        actions.append(ids.advance + track)
        return
    actions += [ids.advance + each for each in range(TRACK_COUNT) if player.cubes[each] < ends[each]]


def steps_of(player: Player, item: Item) -> int:
    """The steps of a die used as asset or of an advance, with a step more for each "market" worker (A5.7.3, A5.13.1)."""
    return (item.face if item.kind == GAIN else item.n) + player.market


def advance(table: Table, player: Player, track: int) -> None:
    """Move the cube of a track; steps beyond its end are lost (A5.7.3, A5.7.5)."""
    item = player.items.pop()
    end = table.catalogue.ends[track]
    before = player.cubes[track]
    step = before + steps_of(player, item)
    player.cubes = player.cubes.copy()
    player.cubes[track] = step if step < end else end
    player.changed = True
    if table.journal is not None:
        n, multiplier = player.cubes[track] - before, table.multiplier(player, track)
        table.tell("log-advance", seat=player.seat, track=TRACKS[track], n=n, multiplier=multiplier)


def keep_die(table: Table, player: Player) -> None:
    """A die becomes a component of its level; the face is of no matter (A5.7.2)."""
    item = player.items.pop()
    player.add_component(DICE, item.n)
    if table.journal is not None:
        table.tell("log-component", seat=player.seat, gain={"dice": item.n})
