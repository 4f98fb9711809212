"""Why something cannot be done now, and which refusals are worth showing."""

from __future__ import annotations

from typing import Final

from cogwright.engine.messages import Message, Refusal
from cogwright.games.the_game_makers.actions import CONTRACT, FIRST_CARD, FIRST_SIDE, KIND, PASS, SETUP
from cogwright.games.the_game_makers.case import missing
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    CARDS,
    CLEAR,
    DICE,
    GAIN,
    LETTERS,
    PLASTIC,
    TILES,
    TRACKS,
    TREE,
)
from cogwright.games.the_game_makers.describe import workers_bundle
from cogwright.games.the_game_makers.machines import fits
from cogwright.games.the_game_makers.state import (
    CHOOSE_GAP,
    NONE,
    NOTHING_HALF,
    PLACE_GAME,
    PUT_TILE,
    READY,
    STEP_SETUP,
    Player,
    Table,
)

HALF_FIRST: Final = {PLACE_GAME: "why-place-first", PUT_TILE: "why-put-first", CHOOSE_GAP: "why-gap-first"}
"""What has to be chosen first, when a choice in two parts is half done (A5.2.1)."""
NOT_ASKED: Final = {
    "kind": "why-no-kind",
    "card": "why-no-cards",
    "wood": "why-no-wood",
    "die": "why-no-die",
    "advance": "why-no-advance",
    "tile": "why-no-tiles",
    "put": "why-no-put",
    "plastic": "why-no-plastic",
    "build": "why-no-plastic",
    "place": "why-no-game",
    "gap": "why-no-tweenie",
    "clear": "why-no-clear",
    "plant": "why-no-tree",
    "keep": "why-setup-over",
    "side": "why-setup-over",
}
"""When something can be done that is not asked, by the first word of the action."""


def refusals(table: Table, seat: int) -> list[Refusal]:
    """What the seat may look for though it is not legal now: contracts, worker places, tweenies, uses of what is gained."""
    legal = table.legal_actions(seat)
    if not legal or table.phase == STEP_SETUP:
        return []
    player = table.players[seat]
    if player.half != NOTHING_HALF:
        return []
    looked_for = [action for action in _looked_for(table, player) if action not in legal]
    return [Refusal(table.game.action_name(action), why_not(table, seat, action)) for action in looked_for]


def _looked_for(table: Table, player: Player) -> list[int]:
    """The actions that a seat may think of, legal or not, ascending."""
    ids = table.ids
    actions = _of_item(table, player)
    actions += [ids.finish + space for space in range(len(player.contracts)) if player.contracts[space] != NONE]
    if player.machines:
        actions += [ids.tweenie + tweenie for tweenie in range(len(table.catalogue.tweenies))]
    places = range(len(player.placed))
    actions += [ids.work + index for index in places if table.worker_place(player, index) is not None]
    return actions


def _of_item(table: Table, player: Player) -> list[int]:
    """The uses of what is gained, or passing."""
    ids = table.ids
    if not player.items:
        return [PASS]
    item = player.items[-1]
    if item.kind == ADVANCE or (item.kind == GAIN and item.what == DICE):
        return [ids.advance + track for track in range(len(TRACKS))]
    if item.kind != GAIN:
        return []
    if item.what == CARDS:
        return [CONTRACT + j for j in range(len(item.drawn)) if item.drawn[j] != NONE]
    if item.what == TILES:
        return [ids.machine + j for j in range(len(item.drawn))]
    if item.what == PLASTIC:
        return [ids.build + letter for letter in range(len(LETTERS))]
    return []


def why_not(table: Table, seat: int, action: int) -> Message:
    """Why the action is not legal for the seat now; for a legal action, the general reason."""
    player = table.players[seat]
    if table.is_over():
        return Message("why-over")
    if action in table.legal_actions(seat):
        return Message("why-not-now")
    task = table.asked(seat)
    if task is None:
        return Message("why-setup-done" if table.phase == STEP_SETUP else "why-passed")
    if task[0] == SETUP:
        return _why_not_in_setup(table, player, task[1], action)
    if player.half != NOTHING_HALF:
        return _why_not_half(table, player, action)
    if action < KIND:
        return _why_not_flow(player, action)
    ids = table.ids
    if ids.finish <= action < ids.place:
        return _why_not_finish(table, player, action - ids.finish)
    if ids.tweenie <= action < ids.gap:
        return _why_not_tweenie(table, player, action - ids.tweenie)
    if ids.work <= action < ids.clear:
        return _why_not_work(table, player, action - ids.work)
    return _why_not_item(table, player, action)


def _why_not_in_setup(table: Table, player: Player, n: int, action: int) -> Message:
    """The decisions of the setup come in their order (S3.9)."""
    ids = table.ids
    word = table.game.action_name(action).split(" ")[0]
    if word not in ("keep", "side", "card"):
        return Message("why-setup-first")
    if n < FIRST_SIDE:
        return Message("why-keep-first", {"letter": LETTERS[n].lower()})
    if n < FIRST_CARD:
        tile = player.dealt_tiles[n - FIRST_SIDE]
        if word != "side":
            return Message("why-side-first", {"marketing": tile.id})
        return Message("why-side-players", {"marketing": tile.id, "n": table.seats})
    if action == ids.component + n - FIRST_CARD:
        return Message("why-one-contract")
    return Message("why-setup-card-first", {"card": table.card(player.dealt_cards[n - FIRST_CARD]).id})


def _why_not_half(table: Table, player: Player, action: int) -> Message:
    """Only the second half of a choice in two parts (A5.2.1)."""
    ids, catalogue = table.ids, table.catalogue
    if player.half == PLACE_GAME and ids.place <= action < ids.tweenie:
        return Message("why-place-taken")
    if player.half == CHOOSE_GAP and ids.gap <= action < ids.work:
        return Message("why-gap-closed", {"n": action - ids.gap + 1})
    if player.half == PUT_TILE and ids.put <= action < ids.plastic_component:
        tile = catalogue.tiles[player.half_of]
        turned = action >= ids.put_turned
        cell = action - (ids.put_turned if turned else ids.put)
        fitting = fits(catalogue, player.line, cell, tile.level)
        return Message("why-put-alike" if fitting and turned else "why-put-no-room", {"tile": tile.id})
    return Message(HALF_FIRST[player.half])


def _why_not_flow(player: Player, action: int) -> Message:
    """Forklifts and passing wait for what is gained; all ready forklifts are moved (T4.5, T4.7)."""
    if player.items:
        return Message("why-item-first")
    if action == PASS:
        return Message("why-forklift-ready", {"n": player.forklifts.count(READY)})
    return Message("why-no-forklift")


def _why_not_finish(table: Table, player: Player, space: int) -> Message:
    """A contract must lie there, the case must have room, and all must be paid (A5.4.4)."""
    if player.contracts[space] == NONE:
        return Message("why-no-contract", {"space": space + 1})
    card = table.card(player.contracts[space])
    if player.games == len(player.case):
        return Message("why-case-full", {"card": card.id, "n": player.games})
    return Message("why-missing", {"card": card.id, "missing": missing(player, card.needs)})


def _why_not_tweenie(table: Table, player: Player, tweenie: int) -> Message:
    """A tweenie works once, and needs an open gap (A5.8.5)."""
    id = table.catalogue.tweenies[tweenie].id
    if player.tweenies_used >> tweenie & 1:
        return Message("why-tweenie-used", {"tweenie": id})
    return Message("why-no-gap", {"tweenie": id})


def _why_not_work(table: Table, player: Player, index: int) -> Message:
    """A place must be there and free, and the break room must meet its demand (A5.9)."""
    place = table.worker_place(player, index)
    if place is None:
        return Message("why-no-hollow")
    if player.placed[index]:
        return Message("why-occupied", {"place": place.id})
    return Message("why-few-workers", {"place": place.id, "demands": workers_bundle(place.demands)})


def _why_not_item(table: Table, player: Player, action: int) -> Message:
    """What the current item does not allow, or what is not asked at all (D8.4)."""
    ids = table.ids
    word = table.game.action_name(action).split(" ")[0]
    item = player.items[-1] if player.items else None
    kind = item.what if item is not None and item.kind == GAIN else NONE
    if word == "card" and kind == CARDS:
        j = action - (CONTRACT if action < ids.component else ids.component)
        assert item is not None
        there = j < len(item.drawn) and item.drawn[j] != NONE
        return Message("why-contracts-full") if there else Message("why-no-such-card", {"n": j + 1})
    if word == "advance" and item is not None and (item.kind == ADVANCE or kind == DICE):
        track = action - ids.advance
        if table.is_at_end(player, track):
            return Message("why-track-end", {"track": TRACKS[track]})
        return Message("why-other-track", {"track": TRACKS[item.what]})
    if word == "tile" and kind == TILES:
        assert item is not None
        j = action - (ids.tile_component if action < ids.machine else ids.machine)
        if j >= len(item.drawn):
            return Message("why-no-such-tile", {"n": j + 1})
        return Message("why-no-room", {"n": item.n})
    if word == "build" and kind == PLASTIC:
        assert item is not None
        structure = player.structures[action - ids.build]
        return Message("why-no-building-space", {"structure": structure.id, "level": item.n})
    if word == "clear" and item is not None and item.kind == CLEAR:
        return Message("why-not-occupied")
    if word == "plant" and item is not None and item.kind == TREE:
        return Message("why-circle-full", {"circle": table.catalogue.circles[action - ids.plant].id})
    return Message("why-item-first" if _is_asked_later(word, kind) else NOT_ASKED[word])


def _is_asked_later(word: str, kind: int) -> bool:
    """Whether the action has to do with resources while the kind of one is still to be chosen."""
    return kind == ANY_KIND and word in ("card", "wood", "die", "tile", "plastic", "build")
