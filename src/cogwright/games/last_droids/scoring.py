"""Score sheets and who wins (X1-X9, H0, K3, K8, V1, V2, U9, U10)."""

from __future__ import annotations

from dataclasses import replace

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.last_droids.cards import ALL_PARTS, WATER, Droid, House, HouseScore, total
from cogwright.games.last_droids.state import FOUR, RIVALS, Table, Yard


def score_sheets(table: Table) -> list[ScoreSheet]:
    """The sheets of all players with their ranks; in a solo game the automa's comes last (X8, V2, U10)."""
    sheets = [_sheet(table, player.seat, player.yard) for player in table.players]
    if table.mode == FOUR:
        return ranked_teams(sheets)
    if table.is_solo():
        return ranked([replace(sheet, standing=(sheet.total, sheet.seat)) for sheet in sheets])
    return ranked(sheets)


def ranked_teams(sheets: list[ScoreSheet]) -> list[ScoreSheet]:
    """A team scores what its lower member scores; a tie is broken by the sum of both (V1, V2)."""
    standings: list[tuple[int, int]] = []
    for first, second in ((0, 1), (2, 3)):
        a, b = sheets[first].total, sheets[second].total
        standings += [(min(a, b), a + b)] * 2
    return ranked(
        [replace(sheet, tie_breaks=(), standing=standing) for sheet, standing in zip(sheets, standings, strict=True)],
        [0, 0, 1, 1],
    )


def _sheet(table: Table, seat: int, yard: Yard) -> ScoreSheet:
    """The lines X2 to X7, in this order (X1); ties are broken by parts in the shed (X8), but not against the automa (U10)."""
    lines = [
        ScoreLine("droids", droid_points(table, seat, yard)),
        ScoreLine("communication", communication_points(table, seat, yard)),
        ScoreLine("house-rp", house_rp(yard)),
    ]
    lines += [ScoreLine(f"house-{house.number}", house_points(table, seat, yard, house)) for house in yard.houses]
    if not table.is_solo():
        lines.append(ScoreLine("parts-lead", parts_lead_points(table, seat, yard)))
    lines.append(ScoreLine("leaves-lead", leaves_lead_points(table, seat, yard)))
    if table.is_automa(seat):
        lines.append(ScoreLine("handicap", table.automa_bonus))
    tie_breaks = () if table.is_solo() else (yard.parts(),)
    return ScoreSheet(seat, tuple(lines), sum(line.points for line in lines), tie_breaks)


def score(table: Table, seat: int, yard: Yard) -> int:
    """What a player would score with such a yard if points were counted now: the total of the sheet."""
    points = droid_points(table, seat, yard) + communication_points(table, seat, yard) + house_rp(yard)
    for house in yard.houses:
        points += house_points(table, seat, yard, house)
    if not table.is_solo():
        points += parts_lead_points(table, seat, yard)
    points += leaves_lead_points(table, seat, yard)
    return points + table.automa_bonus if table.is_automa(seat) else points


# The lines


def droid_points(table: Table, seat: int, yard: Yard) -> int:
    """Printed points of all repaired droids (X2); the automa gets half the sum of its water droids, rounded down (U9)."""
    points = water = 0
    for droid in yard.area:
        points += droid.rp
        if droid.type == WATER:
            water += droid.rp
    return points - water + water // 2 if table.is_automa(seat) else points


def communication_points(table: Table, seat: int, yard: Yard) -> int:
    """For each `per-discard` its points for each discarded droid of the type in the player's zones (X3, K3)."""
    points = 0
    for droid in yard.area:
        for effect in droid.per_discard:
            points += effect.rp * table.discarded(seat, effect.type)
    return points


def house_rp(yard: Yard) -> int:
    """Printed points of the houses (X4)."""
    points = 0
    for house in yard.houses:
        points += house.rp
    return points


def parts_lead_points(table: Table, seat: int, yard: Yard) -> int:
    """For the lead in parts in the shed, all four kinds together (X6)."""
    parts = [player.yard.parts() for player in table.players]
    parts[seat] = yard.parts()
    return table.cards.parts_lead_rp if leads(table, seat, parts) else 0


def leaves_lead_points(table: Table, seat: int, yard: Yard) -> int:
    """For the lead in leaves (X7)."""
    return table.cards.leaves_lead_rp if leads_leaves(table, seat, yard) else 0


def leads_leaves(table: Table, seat: int, yard: Yard) -> bool:
    """Whether a player with such a yard leads in leaves (O10)."""
    leaves = [player.yard.leaves for player in table.players]
    leaves[seat] = yard.leaves
    return leads(table, seat, leaves)


def leads(table: Table, seat: int, counts: list[int]) -> bool:
    """Whether the player has strictly more than each of its rivals (O10)."""
    for rival in RIVALS[table.mode][seat]:
        if counts[rival] >= counts[seat]:
            return False
    return True


# What houses score beside their printed points


def house_points(table: Table, seat: int, yard: Yard, house: House) -> int:
    """The special of a house (X5, H45-H57)."""
    points = 0
    for effect in house.effects:
        if isinstance(effect, HouseScore):
            points += _special(table, seat, yard, house, effect)
    return points


def _special(table: Table, seat: int, yard: Yard, house: House, effect: HouseScore) -> int:
    kind = effect.kind
    if kind == "score-shed":
        return effect.rp * (yard.parts() if effect.part == ALL_PARTS else yard.shed[effect.part])
    if kind == "score-type":
        return effect.rp * count_type(yard, house, effect.type)
    if kind == "score-type-steps":
        return _step(effect, count_type(yard, house, effect.type))
    if kind == "score-cost-icons":
        return effect.rp * _cost_icons(yard, house, effect.type)
    if kind == "score-kinds":
        return _step(effect, count_kinds(yard, house))
    if kind == "score-extensions":
        return effect.rp * total(yard.extensions)
    if kind == "score-leaf-lead":
        return effect.rp if leads_leaves(table, seat, yard) else 0
    if kind == "score-houses":
        return _step(effect, len(yard.houses))
    assert kind == "score-sets"
    return effect.rp * min(yard.shed)


def _step(effect: HouseScore, count: int) -> int:
    """The value of the highest step reached (H0)."""
    points = 0
    for needed, value in effect.steps:
        if count >= needed:
            points = value
    return points


def counts_as(yard: Yard, place: int, house: House, type: int) -> bool:
    """Whether a droid counts as of a type for a house: its own, or the one chosen for a wild droid (K8)."""
    droid = yard.area[place]
    return droid.type == type or (yard.wilds[place] == type and is_wild_for(droid, house))


def is_wild_for(droid: Droid, house: House) -> bool:
    """Whether a wild droid may count as of another type for a house (K8)."""
    return droid.wild is not None and house.number in droid.wild.houses


def counts_wild(yard: Yard, place: int) -> bool:
    """Whether the droid is wild for one of the houses in the yard, so that its type matters (K8)."""
    droid = yard.area[place]
    if droid.wild is not None:
        for house in yard.houses:
            if house.number in droid.wild.houses:
                return True
    return False


def count_type(yard: Yard, house: House, type: int) -> int:
    """How many repaired droids count as of a type for a house (H47, H48, H55, K8)."""
    n = 0
    for place in range(len(yard.area)):
        if counts_as(yard, place, house, type):
            n += 1
    return n


def _cost_icons(yard: Yard, house: House, type: int) -> int:
    """Parts printed in the costs of all droids that count as of a type (H49)."""
    n = 0
    for place in range(len(yard.area)):
        if counts_as(yard, place, house, type):
            n += total(yard.area[place].cost)
    return n


def count_kinds(yard: Yard, house: House) -> int:
    """How many of the six types there are; houses are no kind (H50, H52, H58)."""
    n = 0
    for type in range(len(yard.types)):
        if yard.types[type] or count_type(yard, house, type):
            n += 1
    return n
