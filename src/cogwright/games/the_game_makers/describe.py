"""Says where a game stands, what a seat is asked, and what each choice does, costs and yields (the words: `words/`).

In bundles a resource stands with its level ({"wood": 2} is a wood of level 2), cards with their number. Beside the
resources, bundles name `any` (a resource of any kind), `step` and `step-<track>`, `tree`, `clear`, `point`, `worker-1` to
`worker-3` (so many workers of a level), `see`, `market`, and `set-<kind>` (machine sets).
"""

from __future__ import annotations

from cogwright.engine.messages import Argument, Choice, Message
from cogwright.games.the_game_makers.actions import CONTRACT, FIRST_CARD, FIRST_SIDE, KIND, PASS, SETUP
from cogwright.games.the_game_makers.buildings import fitting_space
from cogwright.games.the_game_makers.case import payment
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    ANY_TRACK,
    CARDS,
    CLEAR,
    DICE,
    GAIN,
    KINDS,
    LETTERS,
    OF_GAP,
    SEE,
    TILES,
    TRACKS,
    TREE,
    TREES,
    WOOD,
    Effect,
    Place,
)
from cogwright.games.the_game_makers.machines import amount_in_gap, lay_machine
from cogwright.games.the_game_makers.marketing import steps_of
from cogwright.games.the_game_makers.scoring import score
from cogwright.games.the_game_makers.state import (
    CHOOSE_GAP,
    NOTHING_HALF,
    PLACE_GAME,
    READY,
    STEP_END,
    STEP_LAST,
    STEP_SETUP,
    Item,
    Player,
    Table,
    digits,
)
from cogwright.games.the_game_makers.workers import lowest_sufficient_workers

Bundle = dict[str, int]


# Where the game stands


def headline(table: Table) -> Message:
    """Turn and revolution, and whether the end is near (T4.1, T4.9, E6)."""
    if table.phase == STEP_END:
        return Message("headline-end")
    if table.phase == STEP_SETUP:
        return Message("headline-setup")
    if table.phase == STEP_LAST:
        return Message("headline-last", {"turn": table.turn})
    args: dict[str, Argument] = {"turn": table.turn, "n": table.revolution, "most": table.long_stop()}
    return Message("headline-announced" if table.triggered else "headline-turn", args)


def prompt(table: Table, seat: int) -> Message:
    """What the seat is asked to decide (D8.2, D8.3); a seat that does not act is asked to wait."""
    player = table.players[seat]
    task = table.asked(seat)
    if task is None:
        if table.phase == STEP_SETUP:
            return Message("prompt-setup-done")
        return Message("prompt-passed" if player.passed else "prompt-wait")
    if task[0] == SETUP:
        return _prompt_setup(table, player, task[1])
    if player.half != NOTHING_HALF:
        return _prompt_half(table, player)
    if player.items:
        return _prompt_item(player.items[-1], player)
    ready = player.forklifts.count(READY)
    return Message("prompt-move", {"n": ready}) if ready else Message("prompt-pass")


def _prompt_setup(table: Table, player: Player, n: int) -> Message:
    if n < FIRST_SIDE:
        return Message("prompt-keep", {"letter": LETTERS[n].lower()})
    if n < FIRST_CARD:
        return Message("prompt-side", {"marketing": player.dealt_tiles[n - FIRST_SIDE].id})
    j = n - FIRST_CARD
    args: dict[str, Argument] = {"card": table.card(player.dealt_cards[j]).id, "n": j + 1}
    return Message("prompt-setup-card", args | {"most": len(player.dealt_cards)})


def _prompt_half(table: Table, player: Player) -> Message:
    catalogue = table.catalogue
    if player.half == PLACE_GAME:
        return Message("prompt-place", {"card": catalogue.cards[player.half_of].id})
    if player.half == CHOOSE_GAP:
        return Message("prompt-gap", {"tweenie": catalogue.tweenies[player.half_of].id})
    return Message("prompt-put", {"tile": catalogue.tiles[player.half_of].id})


def _prompt_item(item: Item, player: Player) -> Message:
    if item.kind == ADVANCE:
        n = steps_of(player, item)
        if item.what == ANY_TRACK:
            return Message("prompt-advance", {"n": n})
        return Message("prompt-advance-track", {"n": n, "track": TRACKS[item.what]})
    if item.kind == TREE:
        return Message("prompt-tree")
    if item.kind == CLEAR:
        return Message("prompt-clear")
    if item.what == ANY_KIND:
        return Message("prompt-kind", {"level": item.n})
    if item.what == CARDS:
        return Message("prompt-cards", {"n": item.left, "most": sum(card >= 0 for card in item.drawn)})
    if item.what == DICE:
        return Message("prompt-dice", {"level": item.n, "n": item.face, "steps": steps_of(player, item)})
    if item.what == TILES:
        return Message("prompt-tiles", {"level": item.n, "most": len(item.drawn)})
    return Message("prompt-wood" if item.what == WOOD else "prompt-plastic", {"level": item.n})


# Choices


def describe(table: Table, seat: int, action: int) -> Choice:
    """A legal action of the seat in words, with its exact cost and what it yields at once."""
    player, ids = table.players[seat], table.ids
    if action == PASS:
        return _choice(table, action, Message("choice-pass"))
    if action < KIND:
        return _move(table, action)
    if action < CONTRACT:
        kind = KINDS[action - KIND]
        return _choice(table, action, Message("choice-kind", {"kind": kind}), gain={kind: player.items[-1].n})
    if action < ids.wood_component:
        return _card(table, player, action)
    if action < ids.advance:
        return _piece(table, player, action)
    if action < ids.tile_component:
        return _advance(table, player, action)
    if action < ids.put:
        return _tile(table, player, action)
    if action < ids.plastic_component:
        return _put(table, player, action)
    if action == ids.plastic_component:
        return _piece(table, player, action)
    if action < ids.finish:
        return _build(table, player, action)
    if action < ids.tweenie:
        return _game(table, player, action)
    if action < ids.work:
        return _tweenie(table, player, action)
    if action < ids.plant:
        return _workers(table, player, action)
    if action < ids.keep:
        circle = table.catalogue.circles[action - ids.plant].id
        gain = {"tree": 1, "point": table.multiplier(player, TREES)}
        return _choice(table, action, Message("choice-plant", {"circle": circle}), gain=gain)
    return _setup(table, player, action)


def _choice(
    table: Table, action: int, label: Message, cost: Bundle | None = None, gain: Bundle | None = None
) -> Choice:
    return Choice(table.game.action_name(action), label, cost or {}, gain or {})


def _move(table: Table, distance: int) -> Choice:
    """A forklift to a wedge, and what it gains there (T4.4)."""
    wedge = table.wheel[distance]
    kind = "any" if wedge == ANY_KIND else KINDS[wedge]
    return _choice(table, distance, Message("choice-move", {"n": distance, "kind": kind}), gain={kind: distance})


def _card(table: Table, player: Player, action: int) -> Choice:
    """A card that is kept, in a turn or in the setup (A5.3.1, S3.7)."""
    is_contract = action < table.ids.component
    j = action - (CONTRACT if is_contract else table.ids.component)
    cards = player.dealt_cards if table.phase == STEP_SETUP else player.items[-1].drawn
    card = table.card(cards[j]).id
    if is_contract:
        label = Message("choice-contract", {"card": card, "space": player.free_contract_space() + 1})
        return _choice(table, action, label)
    return _choice(table, action, Message("choice-card-component", {"card": card}), gain={"cards": 1})


def _piece(table: Table, player: Player, action: int) -> Choice:
    """Wood, a die or plastic as a component, or wood as a worker (A5.5.1, A5.7.2, A5.10.1)."""
    level = player.items[-1].n
    if action == table.ids.wood_worker:
        return _choice(table, action, Message("choice-hire", {"level": level}), gain={f"worker-{level}": 1})
    gain = {KINDS[player.items[-1].what]: level}
    return _choice(table, action, Message("choice-component", {"gain": gain}), gain=gain)


def _advance(table: Table, player: Player, action: int) -> Choice:
    """A track: the steps, how far that is, and the steps that are lost (A5.7.3, A5.13)."""
    track = action - table.ids.advance
    steps, before = steps_of(player, player.items[-1]), player.cubes[track]
    after = min(before + steps, table.catalogue.ends[track])
    args: dict[str, Argument] = {"track": TRACKS[track], "n": after - before, "step": after}
    args["multiplier"] = table.catalogue.multipliers[track][after]
    lost = before + steps - after
    label = Message("choice-advance-lost", args | {"lost": lost}) if lost else Message("choice-advance", args)
    return _choice(table, action, label, gain={"step": after - before})


def _tile(table: Table, player: Player, action: int) -> Choice:
    """A tile as a component or as a machine (A5.8.1)."""
    ids, item = table.ids, player.items[-1]
    if action < ids.machine:
        tile = table.catalogue.tiles[item.drawn[action - ids.tile_component]].id
        return _choice(table, action, Message("choice-tile-component", {"tile": tile}), gain={"tiles": item.n})
    tile = table.catalogue.tiles[item.drawn[action - ids.machine]].id
    return _choice(table, action, Message("choice-machine", {"tile": tile}))


def _put(table: Table, player: Player, action: int) -> Choice:
    """A position on the assembly line, and the machine sets that it makes (A5.8.2, A5.8.3)."""
    catalogue = table.catalogue
    turned = action >= table.ids.put_turned
    cell = action - (table.ids.put_turned if turned else table.ids.put)
    after = Player(player.seat, catalogue, player)
    lay_machine(catalogue, after, player.half_of, cell, turned)
    more = {f"set-{name}": after.sets[kind] - player.sets[kind] for kind, name in enumerate(KINDS)}
    row, column = divmod(cell, catalogue.line_columns)
    args: dict[str, Argument] = {"tile": catalogue.tiles[player.half_of].id, "row": row + 1, "column": column + 1}
    label = Message("choice-put-turned" if turned else "choice-put", args)
    return _choice(table, action, label, gain={key: n for key, n in more.items() if n})


def _build(table: Table, player: Player, action: int) -> Choice:
    """A building, and whether it makes the structure active (A5.10.2, A5.10.3)."""
    letter, level = action - table.ids.build, player.items[-1].n
    structure = player.structures[letter]
    space = fitting_space(player, letter, level, table.at_least)
    complete = player.built[letter] | 1 << space == structure.all_built
    label = "choice-build-active" if complete else "choice-build"
    return _choice(table, action, Message(label, {"structure": structure.id, "level": level}))


def _game(table: Table, player: Player, action: int) -> Choice:
    """Finish a contract for its exact cost, or place the game: by how much the score rises (A5.4)."""
    ids, catalogue = table.ids, table.catalogue
    if action < ids.place:
        space = action - ids.finish
        card = table.card(player.contracts[space])
        gain = {"point": card.points}
        for effect in card.reward:
            gain |= effect_bundle(effect)
        label = Message("choice-finish", {"card": card.id, "space": space + 1})
        return _choice(table, action, label, payment(player, card.needs), gain)
    place = action - ids.place
    after = Player(player.seat, catalogue, player)
    after.case = [*player.case[:place], player.half_of, *player.case[place + 1 :]]
    row, column = divmod(place, catalogue.case_columns)
    args: dict[str, Argument] = {"card": table.card(player.half_of).id, "row": row + 1, "column": column + 1}
    return _choice(
        table, action, Message("choice-place", args), gain={"point": score(table, after) - score(table, player)}
    )


def _tweenie(table: Table, player: Player, action: int) -> Choice:
    """A tweenie, or the gap for it with what it gives there (A5.8.5, A5.8.6)."""
    ids, catalogue = table.ids, table.catalogue
    if action < ids.gap:
        tweenie = catalogue.tweenies[action - ids.tweenie]
        return _choice(table, action, Message("choice-tweenie", {"tweenie": tweenie.id}))
    gap = action - ids.gap
    tweenie = catalogue.tweenies[player.half_of]
    effect = tweenie.effect
    gain = effect_bundle(Effect(effect.kind, effect.what, amount_in_gap(catalogue, player.line, gap, effect)))
    row, column = divmod(gap, catalogue.line_columns - 1)
    args: dict[str, Argument] = {"tweenie": tweenie.id, "n": gap + 1, "row": row + 1, "column": column + 1}
    return _choice(table, action, Message("choice-gap", args), gain=gain)


def _workers(table: Table, player: Player, action: int) -> Choice:
    """Workers to a place, with what it gives; or back from it (A5.9)."""
    is_work = action < table.ids.clear
    index = action - (table.ids.work if is_work else table.ids.clear)
    place = table.worker_place(player, index)
    assert place is not None
    if is_work:
        cost = workers_bundle(lowest_sufficient_workers(player, place))
        return _choice(table, action, Message("choice-work", {"place": place.id}), cost, place_gain(place))
    gain = workers_bundle(digits(player.placed[index]))
    return _choice(table, action, Message("choice-clear", {"place": place.id}), gain=gain)


def _setup(table: Table, player: Player, action: int) -> Choice:
    """A structure to keep, or a side of a marketing tile (S3.3, S3.4)."""
    task = table.asked(player.seat)
    assert task is not None
    if action < table.ids.side:
        structure = player.dealt_structures[task[1]][action - table.ids.keep]
        return _choice(table, action, Message("choice-keep", {"structure": structure.id}))
    tile = player.dealt_tiles[task[1] - FIRST_SIDE]
    side = tile.sides[action - table.ids.side].letter
    return _choice(table, action, Message("choice-side", {"marketing": tile.id, "side": side}))


# Bundles that several sentences name


def effect_bundle(effect: Effect) -> Bundle:
    """What an effect gives, as a bundle (A5.15); `same-<kind>` and `kinds` depend on a gap (A5.8.6)."""
    if effect.kind == GAIN:
        kind = "any" if effect.what == ANY_KIND else KINDS[effect.what]
        return {f"same-{kind}": 1} if effect.n == OF_GAP else {kind: effect.n}
    if effect.kind == ADVANCE:
        if effect.n == OF_GAP:
            return {"kinds": 1}
        return {"step" if effect.what == ANY_TRACK else f"step-{TRACKS[effect.what]}": effect.n}
    return {"tree" if effect.kind == TREE else "clear": 1}


def place_gain(place: Place) -> Bundle:
    """What a worker space or hollow gives (A5.9.3)."""
    if place.effect is not None:
        return effect_bundle(place.effect)
    return {"see" if place.upgrade == SEE else "market": place.of_all}


def workers_bundle(levels: list[int]) -> Bundle:
    """Workers by level, the highest first."""
    return {f"worker-{level}": levels.count(level) for level in sorted(set(levels), reverse=True)}
