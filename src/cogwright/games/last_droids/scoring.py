"""Score sheets and who wins (X1-X9, H0, K3, K8, V1, V2, U9, U10)."""

from __future__ import annotations

from dataclasses import replace

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.last_droids.cards import (
    ALL_PARTS,
    COMMUNICATION,
    NO_TYPE,
    STORAGE,
    WATER,
    Droid,
    House,
    HouseScore,
    Wild,
    total,
)
from cogwright.games.last_droids.state import AUTOMA, FOUR, Player, Table, Yard


def score_sheets(table: Table) -> list[ScoreSheet]:
    """The sheets of all players with their ranks; the automa's comes last in a solo game (X8, V2, U10)."""
    sheets = [_sheet(table, player, player.yard) for player in table.players]
    if table.mode == FOUR:
        return _ranked_teams(sheets)
    if table.is_solo():
        won = sheets[0].total > sheets[AUTOMA].total
        return [replace(sheets[0], rank=1 if won else 2), replace(sheets[AUTOMA], rank=2 if won else 1)]
    return ranked(sheets)


def returns(table: Table) -> list[float]:
    """Utilities of the seats: a team's members share theirs (V2), the solo player wins or loses (U10)."""
    sheets = score_sheets(table)
    if table.is_solo():
        return [1.0 if sheets[0].rank == 1 else -1.0]
    if all(sheet.rank == 1 for sheet in sheets):
        return [0.0 for _ in sheets]
    return [1.0 if sheet.rank == 1 else -1.0 for sheet in sheets]


def _ranked_teams(sheets: list[ScoreSheet]) -> list[ScoreSheet]:
    """A team scores what its lower member scores; a tie is broken by the sum of both (V1, V2)."""
    keys: list[tuple[int, int]] = []
    for first, second in ((0, 1), (2, 3)):
        a, b = sheets[first].total, sheets[second].total
        keys += [(min(a, b), a + b)] * 2
    return [
        replace(sheet, tie_breaks=key, rank=1 if key == max(keys) else 3)
        for sheet, key in zip(sheets, keys, strict=True)
    ]


def score(table: Table, player: Player, yard: Yard) -> int:
    """What a player would score with a yard if points were counted now."""
    return _sheet(table, player, yard).total


def _sheet(table: Table, player: Player, yard: Yard) -> ScoreSheet:
    """The lines X2 to X7, in this order (X1); ties are broken by parts in the shed (X8)."""
    automa = table.is_solo() and player.seat == AUTOMA
    lines = [
        ScoreLine("droids", automa_droid_points(yard) if automa else droid_points(yard)),
        ScoreLine("communication", communication_points(table, player.seat, yard)),
        ScoreLine("house-rp", sum(house.rp for house in yard.houses)),
    ]
    lines += [
        ScoreLine(f"house-{house.number}", house_points(table, player, yard, house)) for house in yard.houses
    ]
    if not table.is_solo():
        parts = [other.yard.parts() for other in table.players]
        parts[player.seat] = yard.parts()
        lines.append(ScoreLine("parts-lead", table.cards.parts_lead_rp if leads(table, player.seat, parts) else 0))
    leads_leaves = leads(table, player.seat, leaves_of_all(table, player.seat, yard))
    lines.append(ScoreLine("leaves-lead", table.cards.leaves_lead_rp if leads_leaves else 0))
    if automa:
        lines.append(ScoreLine("handicap", table.automa_bonus))
    return ScoreSheet(player.seat, tuple(lines), sum(line.points for line in lines), (yard.parts(),))


def droid_points(yard: Yard) -> int:
    """Printed points of all repaired droids (X2)."""
    points = 0
    for droid in yard.area:
        points += droid.rp
    return points


def automa_droid_points(yard: Yard) -> int:
    """The automa gets half the sum of its water droids, rounded down (U9)."""
    water = 0
    for droid in yard.area:
        if droid.type == WATER:
            water += droid.rp
    return droid_points(yard) - water + water // 2


def communication_points(table: Table, seat: int, yard: Yard) -> int:
    """For each `per-discard` its points for each discarded droid of the type in the player's zones (X3, K3)."""
    points = 0
    for droid in yard.area:
        for effect in droid.per_discard:
            points += effect.rp * count_discarded(table, seat, effect.type)
    return points


def count_discarded(table: Table, seat: int, type: int) -> int:
    """How many droids of a type lie in the zones of a seat."""
    n = 0
    for zone in table.zones_of(seat):
        for droid in zone.discards:
            if droid.type == type:
                n += 1
    return n


def leads(table: Table, seat: int, counts: list[int]) -> bool:
    """Whether the seat has strictly more than each of its rivals (O10)."""
    return all(counts[seat] > counts[rival] for rival in table.rivals(seat))


def leaves_of_all(table: Table, seat: int, yard: Yard) -> list[int]:
    """The leaves of all players, those of `seat` in `yard` (X7)."""
    leaves = [player.yard.leaves() for player in table.players]
    leaves[seat] = yard.leaves()
    return leaves


def house_points(table: Table, player: Player, yard: Yard, house: House) -> int:
    """The special of a house (X5, H45-H57)."""
    points = 0
    for effect in house.effects:
        if isinstance(effect, HouseScore):
            points += _special(table, player, yard, house, effect)
    return points


def _special(table: Table, player: Player, yard: Yard, house: House, effect: HouseScore) -> int:
    kind = effect.kind
    if kind == "score-shed":
        return effect.rp * (yard.parts() if effect.part == ALL_PARTS else yard.shed[effect.part])
    if kind == "score-type":
        return effect.rp * count_with_wild(player, yard, house, effect.type)
    if kind == "score-type-steps":
        return _step(effect, count_with_wild(player, yard, house, effect.type))
    if kind == "score-cost-icons":
        return effect.rp * _cost_icons(player, yard, house, effect.type)
    if kind == "score-kinds":
        return _step(effect, _kinds(player, yard, house))
    if kind == "score-extensions":
        return effect.rp * total(yard.extensions)
    if kind == "score-leaf-lead":
        return effect.rp if leads(table, player.seat, leaves_of_all(table, player.seat, yard)) else 0
    if kind == "score-houses":
        return _step(effect, len(yard.houses))
    return effect.rp * min(yard.shed)


def _step(effect: HouseScore, count: int) -> int:
    """The value of the highest step reached (H0)."""
    points = 0
    for needed, value in effect.steps:
        if count >= needed:
            points = value
    return points


def counts_as(player: Player, droid: Droid, house: House, type: int) -> bool:
    """Whether a droid counts as of a type for a house: its own, or the one chosen for a wild droid (K8)."""
    if droid.type == type:
        return True
    return droid.wild is not None and player.wild == type and house.number in droid.wild.houses


def count_with_wild(player: Player, yard: Yard, house: House, type: int) -> int:
    """How many repaired droids count as of a type for a house (H47, H48, H55, K8)."""
    return sum(1 for droid in yard.area if counts_as(player, droid, house, type))


def _cost_icons(player: Player, yard: Yard, house: House, type: int) -> int:
    """Parts printed in the costs of all droids that count as of a type (H49)."""
    return sum(total(droid.cost) for droid in yard.area if counts_as(player, droid, house, type))


def _kinds(player: Player, yard: Yard, house: House) -> int:
    """How many of the six types there are (H50, H52, H58)."""
    return sum(1 for type in range(6) if count_with_wild(player, yard, house, type))


def counts_wild(wild: Wild, yard: Yard) -> bool:
    """Whether one of the houses for which a wild droid counts is in the yard (K8)."""
    return any(house.number in wild.houses for house in yard.houses)


def best_wild(table: Table, player: Player, yard: Yard) -> int:
    """The type that scores most for a wild droid, the first among equals; storage is none of them (K8, U7)."""
    chosen, best, best_points = player.wild, NO_TYPE, -1
    for type in range(6):
        if type == STORAGE:
            continue
        player.wild = type
        points = score(table, player, yard)
        if points > best_points:
            best, best_points = type, points
    player.wild = chosen
    return best


