"""The setup: bonus tiles, stacks, decks, goals, robots and assistants of each player (S, V1, V2)."""

from __future__ import annotations

from cogwright.games.sparks.actions import BEGIN_TURN, DEAL_ASSISTANTS, DEAL_ROBOTS, DRAFT, PASS_PACKS, SET_UP_CARD
from cogwright.games.sparks.cards import SLOTS, UPGRADES, Assistant, Bonus, Cards, Production
from cogwright.games.sparks.state import NOBODY, STEP_DRAFT, STEP_SETUP, Player, Table
from cogwright.games.sparks.turns import draw, put_under


def set_up(table: Table, first: int) -> None:
    """Lay everything out; `first` is the first player, or NOBODY to draw him (S7)."""
    cards, random = table.cards, table.random
    lay_bonuses(table, random.shuffled(cards.bonuses))
    kinds = random.shuffled(range(len(UPGRADES)))
    for kind in kinds[: cards.stacks_in_play]:
        put_in_play(table, kind)
    table.robots = random.shuffled(cards.robots)
    table.assistants = random.shuffled(cards.assistants)
    if table.with_goals:
        table.goals = random.shuffled(cards.goals)[: cards.goals_in_play]
    table.first_seat = random.below(table.seats) if first == NOBODY else first
    if table.is_solo():
        table.ghost_tiles = random.shuffled(cards.ghost_tiles)
    for player in table.players:
        player.sparks, player.cogs = cards.start_sparks, cards.start_cogs
        player.tiles = tiles_of(cards, table.seats)
    if table.journal is not None:
        _tell_setup(table)
    table.push_table((DEAL_ASSISTANTS, 0, 0))
    table.push_table((DEAL_ROBOTS, 0, 0))


def lay_bonuses(table: Table, tiles: list[Bonus]) -> None:
    """Put one tile on each bonus space: by track, and on each from the start outwards (S1)."""
    left = list(reversed(tiles))
    table.bonuses = [
        [[left.pop() if bonus is None else bonus for bonus in gap] for gap in track.gaps]
        for track in table.cards.tracks
    ]


def put_in_play(table: Table, kind: int) -> None:
    """The stack of a kind of upgrade tile lies on the junkyard (S2)."""
    table.in_play = table.in_play.copy()
    table.in_play[kind] = True
    table.stacks = table.stacks.copy()
    table.stacks[kind] = table.cards.upgrade_copies[kind]


def tiles_of(cards: Cards, seats: int) -> list[Production]:
    """The production tiles that a player has with so many players (S6)."""
    return [tile for tile in cards.production if seats in tile.players]


def _tell_setup(table: Table) -> None:
    table.tell("log-start", seat=table.first_seat)
    for kind in range(len(UPGRADES)):
        if not table.in_play[kind]:
            table.tell("log-out-of-play", upgrade=UPGRADES[kind])
    for goal in table.goals:
        table.tell("log-goal", goal=goal.id)


# Robots (S8)


def deal_robots(table: Table) -> None:
    """Each player draws robots and chooses one for each slot (S8)."""
    table.phase = STEP_SETUP
    for player in table.clockwise(table.first_seat):
        player.drawn = list(draw(table, SLOTS + 1))
        for _ in range(SLOTS):
            table.push(player.seat, (SET_UP_CARD, 0, 0))


def _collect_robots(table: Table) -> None:
    """The fourth cards go to the bottom, clockwise from the first player (S8)."""
    for player in table.clockwise(table.first_seat):
        put_under(table, [robot for robot in player.drawn if robot is not None])
        player.drawn = []


# Assistants (S9, V2)


def deal_assistants(table: Table) -> None:
    """All have chosen their robots: a hand each, or the first pack of the draft (S9, V2)."""
    table.fence()
    _collect_robots(table)
    if table.with_draft:
        table.phase = STEP_DRAFT
        for player in table.clockwise(table.first_seat):
            player.pack = _deal(table, table.cards.draft_hand)
            table.push(player.seat, (DRAFT, 0, 0))
        table.push_table((PASS_PACKS, 0, 0))
    else:
        for player in table.clockwise(table.first_seat):
            player.hand = _deal(table, table.cards.hand)
        table.push_table((BEGIN_TURN, 0, 0))


def _deal(table: Table, n: int) -> list[Assistant]:
    """The top n assistants, in the order of the component file."""
    left = len(table.assistants) - n
    cards = table.assistants[left:]
    table.assistants = table.assistants[:left]
    return sorted(cards, key=lambda card: card.index)


def draft_choices(table: Table, player: Player) -> list[int]:
    """Each card of the pack (V2)."""
    return [table.cards.draft + card.index for card in player.pack]


def choose_draft(table: Table, player: Player, action: int) -> None:
    """Keep a card of the pack (V2)."""
    card = table.cards.assistants[action - table.cards.draft]
    player.pack = [other for other in player.pack if other is not card]
    player.hand = sorted([*player.hand, card], key=lambda other: other.index)
    player.drafted = True
    if table.journal is not None:
        table.tell("log-drafted", seat=player.seat)
        table.tell_only(player.seat, "log-draft", seat=player.seat, assistant=card.id)


def pass_packs(table: Table) -> None:
    """All have picked: the packs go to the left neighbours, or, when all hands are full, back into the deck (V2)."""
    table.fence()
    packs = [player.pack for player in table.players]
    for player in table.players:
        player.drafted = False
    if len(table.players[0].hand) < table.cards.hand:
        for player in table.players:
            player.pack = packs[(player.seat - 1) % table.seats]
            table.push(player.seat, (DRAFT, 0, 0))
        table.push_table((PASS_PACKS, 0, 0))
        return
    rest = [card for pack in packs for card in pack]
    for player in table.players:
        player.pack = []
    table.assistants = table.random.shuffled([*table.assistants, *rest])
    table.push_table((BEGIN_TURN, 0, 0))
