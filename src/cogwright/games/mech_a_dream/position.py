"""Written positions: a table set up from plain data; `docs/positions/mech-a-dream.md` describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine.errors import BadPosition, CogwrightError, sentences_of, shown
from cogwright.engine.fields import POSITION, Fields, row_of
from cogwright.engine.messages import Journal
from cogwright.engine.random_source import RandomSource
from cogwright.games.mech_a_dream.actions import (
    BEGIN_NIGHT,
    BEGIN_TIME,
    END_NIGHT,
    MOVE_BELTS,
    PLACEMENT,
    SPEND_NIGHT,
    TAKE_SPECIALIST,
)
from cogwright.games.mech_a_dream.deal import (
    STACK_KEYS,
    machines_of_stack,
    read_deal,
    read_pieces,
    read_stack,
    shuffled_behind,
)
from cogwright.games.mech_a_dream.gains import work_off_pending
from cogwright.games.mech_a_dream.rules import MechADreamState
from cogwright.games.mech_a_dream.setup import check_enough_cards, lay_out_market, set_up, take_start_goods
from cogwright.games.mech_a_dream.specialists import IN_PLAY
from cogwright.games.mech_a_dream.state import DOCK, NIGHT, NOBODY, STOCK_ROOM, Workshop
from cogwright.games.mech_a_dream.tiles import EVENING, MORNING, TIMES, Machine, Monitor

complaint: Final = sentences_of("cogwright.games.mech_a_dream")

if TYPE_CHECKING:
    from cogwright.games.mech_a_dream import MechADream

COMMON_KEYS: Final = ("seats", "options", "seed", "start", "time", *STACK_KEYS, "deliveries", "specialists")
SETUP_KEYS: Final = (*COMMON_KEYS, "monitors")
PLAY_KEYS: Final = (*COMMON_KEYS, "day", "step", "turn", "delivery", "workshops")
WORKSHOP_KEYS: Final = (
    "flower",
    "ink",
    "rainbow",
    "point",
    "monitor",
    "machines",
    "assistants",
    "pushes",
    "activations",
    "replays",
    "monitor_used",
    "night_ended",
)
POSITION_TIMES: Final = ("setup", *TIMES, "night")
PLACE: Final = "place"
PLACED: Final = "placed"
MOVED: Final = "moved"


def set_up_position(game: MechADream, data: Mapping[str, object], journal: Journal | None) -> MechADreamState:
    """The table that the data describes; what is not written is as at the normal start.

    Raises:
        BadPosition: a field is unknown, wrong, or contradicts the rules.
    """
    return _PositionReader(game, data).state(journal)


class _PositionReader:
    """Reads a position from top to bottom onto a fresh table."""

    def __init__(self, game: MechADream, data: Mapping[str, object]) -> None:
        self.fields = Fields(BadPosition, POSITION, "", data)
        self.tiles = game.tiles
        seats = self.fields.number("seats", game.min_seats, game.max_seats)
        self.table = MechADreamState(game, seats, RandomSource(self._seed()), game.tiles)
        self._read_options(seats)
        self.time = self._read_time()
        self.step = PLACE
        self.turn = 0

    def state(self, journal: Journal | None) -> MechADreamState:
        """The whole table."""
        self.table.journal = journal
        if self.time == "setup":
            self._set_up_normally()
            return self.table
        self.fields.refuse_others(PLAY_KEYS)
        self._read_day()
        self._read_workshops()
        self._read_stacks()
        self._read_deliveries()
        if self.table.specialists_used:
            self._read_specialists()
        elif self.fields.has("specialists"):
            raise self.fields.wrong("specialists", complaint("only-with-specialists"))
        if journal is not None:
            self.table.tell("log-position", day=self.table.day, time=self.time)
        self._check_start_of_morning()
        self._begin()
        return self.table

    def _seed(self) -> int:
        seed = self.fields.number("seed", default=0)
        if seed.bit_length() > 256:
            raise self.fields.wrong("seed", complaint("seed-limits"))
        return seed

    def _read_options(self, seats: int) -> None:
        if self.fields.has("options"):
            options = self.fields.table("options")
            options.refuse_others(("smart-robots", "specialists"))
            self.table.smart_robots = options.flag("smart-robots", default=False)
            self.table.specialists_used = options.flag("specialists", default=False)
        try:
            check_enough_cards(seats, self.table.smart_robots, self.table.specialists_used, self.tiles)
        except CogwrightError as error:
            raise self.fields.wrong("options", error.sentence) from None

    def _read_time(self) -> str:
        """The time of day; the normal start is the setup if an option asks for one, otherwise the morning (S11)."""
        has_setup = self.table.smart_robots or self.table.specialists_used
        later = self.fields.has("day") or self.fields.has("workshops")
        time = self.fields.choice("time", POSITION_TIMES, "setup" if has_setup and not later else "morning")
        if time == "setup" and not has_setup:
            raise self.fields.wrong("time", complaint("setup-time"))
        return time

    # The setup

    def _set_up_normally(self) -> None:
        """The normal start with a written deal (S12)."""
        self.fields.refuse_others(SETUP_KEYS)
        keys = ("start", *STACK_KEYS, "deliveries", "monitors", "specialists")
        deal = {key: self.fields.data[key] for key in keys if key in self.fields.data}
        set_up(self.table, read_deal(Fields(BadPosition, POSITION, "", deal), self.table.seats, self.tiles))

    # Where the day stands

    def _read_day(self) -> None:
        """Day, time, whose turn it is, and what of the time of day is done."""
        table, fields = self.table, self.fields
        table.day = fields.number("day", 1, self.tiles.days, default=1)
        table.time = NIGHT if self.time == "night" else TIMES.index(self.time)
        drawn = table.random.below(table.seats)
        table.start_seat = fields.number("start", 0, table.seats - 1, default=drawn)
        table.first_seat = (table.start_seat - (table.day - 1)) % table.seats
        if table.time == NIGHT:
            for key in ("step", "turn"):
                if fields.has(key):
                    raise fields.wrong(key, complaint("not-at-night"))
            return
        self.step = fields.choice("step", (PLACE, PLACED, MOVED), PLACE)
        if self.step == MOVED and fields.has("turn"):
            raise fields.wrong("turn", complaint("not-after-belts"))
        self.turn = fields.number("turn", 0, table.seats - 1, default=table.start_seat)

    def _turn_number(self, seat: int) -> int:
        return (seat - self.table.start_seat) % self.table.seats

    def _placed_today(self, seat: int) -> int:
        """How many assistants the seat has placed today (N7)."""
        if self.table.time == NIGHT:
            return 0
        if self.step == MOVED or self._turn_number(seat) < self._turn_number(self.turn):
            return self.table.time + 1
        return self.table.time + (1 if seat == self.turn and self.step == PLACED else 0)

    def _placements_so_far(self, seat: int) -> int:
        today = len(TIMES) if self.table.time == NIGHT else self._placed_today(seat)
        return len(TIMES) * (self.table.day - 1) + today

    # Workshops

    def _read_workshops(self) -> None:
        rows = self.fields.rows("workshops") if self.fields.has("workshops") else []
        if len(rows) > self.table.seats:
            raise self.fields.wrong("workshops", complaint("row-for-each-seat", n=self.table.seats))
        for seat in range(len(rows), self.table.seats):
            rows.append(Fields(BadPosition, POSITION, row_of("workshops", seat + 1), {}))
        self._read_monitors(rows)
        owned: set[str] = set()
        for workshop, row in zip(self.table.workshops, rows, strict=True):
            row.refuse_others(WORKSHOP_KEYS)
            self._read_goods(workshop, row)
            self._read_machines(workshop, row, owned)
            self._read_assistants(workshop, row)
            self._read_night(workshop, row)
            self._read_pending(workshop, row)

    def _read_monitors(self, rows: list[Fields]) -> None:
        """The monitors in use: with smart robots those written, the others drawn; else the board's own (V1.3)."""
        if not self.table.smart_robots:
            for row in rows:
                if row.has("monitor"):
                    raise row.wrong("monitor", complaint("only-with-robots"))
            return
        left = {monitor.id: monitor for monitor in self.tiles.monitors}
        written: dict[int, Monitor] = {}
        for seat, row in enumerate(rows):
            if row.has("monitor"):
                written[seat] = left.pop(row.choice("monitor", left))
        drawn = shuffled_behind(self.table.random, [], list(left.values()))
        for workshop in self.table.workshops:
            workshop.monitor = written[workshop.seat] if workshop.seat in written else drawn.pop()

    def _read_goods(self, workshop: Workshop, row: Fields) -> None:
        """Goods and points; without them the seat has its start goods and no points (S6, V1.2)."""
        take_start_goods(self.table, workshop, workshop.monitor.start if self.table.smart_robots else self.tiles.start)
        workshop.flower = row.number("flower", 0, self.tiles.flower_max, default=workshop.flower)
        workshop.ink = row.number("ink", 0, self.tiles.ink_max, default=workshop.ink)
        workshop.rainbow = row.number("rainbow", default=workshop.rainbow)
        workshop.point = row.number("point", default=0)

    def _read_machines(self, workshop: Workshop, row: Fields, owned: set[str]) -> None:
        """The machines by slot; each tile is in one place only (N3), its space within its hourglass number (N5)."""
        by_id = {machine.id: machine for machine in self.tiles.machines}
        for machine_row in row.rows("machines") if row.has("machines") else []:
            machine_row.refuse_others(("id", "space", "activated"))
            machine = by_id[machine_row.choice("id", by_id)]
            if machine.id in owned:
                raise machine_row.wrong("id", complaint("in-a-workshop", given=shown(machine.id)))
            owned.add(machine.id)
            space = machine_row.number("space", 0, machine.hourglass, default=machine.hourglass)
            workshop.machines.append(machine)
            workshop.spaces.append(space)
            workshop.activated.append(self._activated(machine_row, machine, space))
            workshop.finished += space == 0
        most = self._placements_so_far(workshop.seat)
        if len(workshop.machines) > most:
            raise row.wrong("machines", complaint("machines-at-most", most=most))

    def _activated(self, machine_row: Fields, machine: Machine, space: int) -> int:
        activated = machine_row.number("activated", default=0)
        if activated and (self.table.time != NIGHT or space or not machine.is_purple_when_finished):
            raise machine_row.wrong("activated", complaint("activated-at-night"))
        return activated

    def _read_assistants(self, workshop: Workshop, row: Fields) -> None:
        """Where the assistants stand that were placed today (N2, N7); the stock room if nothing is written."""
        placed = self._placed_today(workshop.seat)
        spots = row.items("assistants") if row.has("assistants") else ["stock"] * placed
        if len(spots) != placed:
            raise row.wrong("assistants", complaint("assistants-placed", n=placed, given=len(spots)))
        for time, spot in enumerate(spots):
            workshop.assistants[time] = self._assistant_spot(workshop, row, spot)

    def _assistant_spot(self, workshop: Workshop, row: Fields, spot: object) -> int:
        if spot == "stock":
            return STOCK_ROOM
        if spot == "dock":
            return DOCK
        if isinstance(spot, int) and not isinstance(spot, bool) and 0 <= spot < len(workshop.machines):
            return spot
        slots = len(workshop.machines)
        if slots:
            raise row.wrong("assistants", complaint("assistant-spots-or-slots", last=slots - 1, given=shown(spot)))
        raise row.wrong("assistants", complaint("assistant-spots", given=shown(spot)))

    def _read_night(self, workshop: Workshop, row: Fields) -> None:
        """What the seat has done this night; permanents of finished green machines are in force (E5, E12)."""
        if self.table.time != NIGHT:
            for key in ("replays", "monitor_used", "night_ended"):
                if row.has(key):
                    raise row.wrong(key, complaint("only-at-night"))
            return
        workshop.monitor_used = row.flag("monitor_used", default=False)
        workshop.night_ended = row.flag("night_ended", default=False)
        workshop.replays = row.number("replays") if row.has("replays") else NOBODY

    def _read_pending(self, workshop: Workshop, row: Fields) -> None:
        workshop.pushes = row.number("pushes", default=0)
        workshop.activations = row.number("activations", default=0)
        if not workshop.pushes and not workshop.activations:
            return
        working = self.step == MOVED or (self.step == PLACED and workshop.seat == self.turn)
        if self.table.time == NIGHT:
            working = not workshop.night_ended
        if not working:
            key = "pushes" if workshop.pushes else "activations"
            raise row.wrong(
                key,
                complaint("no-activations"),
            )

    # The factory

    def _read_stacks(self) -> None:
        """Laid-out places and stacks, in the order of S4, without the machines that stand in workshops (N3)."""
        table = self.table
        owned = {machine.id for workshop in table.workshops for machine in workshop.machines}
        for stack, key in enumerate(STACK_KEYS):
            written = read_stack(self.fields, stack, self.tiles)
            for machine in written:
                if machine.id in owned:
                    raise self.fields.wrong(key, complaint("in-a-workshop", given=shown(machine.id)))
            rest = [machine for machine in machines_of_stack(self.tiles, stack) if machine.id not in owned]
            table.stacks[stack] = shuffled_behind(table.random, written, rest)
        lay_out_market(table)

    def _read_deliveries(self) -> None:
        """The tiles of all days, day 1 first (S12); `delivery` is the one of today."""
        table, fields, tiles = self.table, self.fields, self.tiles.deliveries
        written = read_pieces(fields, "deliveries", tiles)
        if not fields.has("delivery"):
            table.deliveries = shuffled_behind(table.random, written, tiles)
            return
        by_id = {tile.id: tile for tile in tiles}
        today = by_id[fields.choice("delivery", by_id)]
        if today in written or len(written) >= table.day:
            raise fields.wrong("delivery", complaint("delivery-twice"))
        others = shuffled_behind(table.random, written, [tile for tile in tiles if tile is not today])
        table.deliveries = [*others[: table.day - 1], today, *others[table.day - 1 :]]

    def _read_specialists(self) -> None:
        """The specialists in play with holders and prices; by default drafted in the order of numbers (V2.1)."""
        table, fields = self.table, self.fields
        in_play = IN_PLAY[table.seats]
        rows = fields.rows("specialists") if fields.has("specialists") else []
        if len(rows) > in_play:
            raise fields.wrong("specialists", complaint("specialists-at-most", most=in_play, n=table.seats))
        by_id = {specialist.id: specialist for specialist in self.tiles.specialists}
        written = []
        for row in rows:
            row.refuse_others(("id", "holder", "price"))
            specialist = by_id[row.choice("id", by_id)]
            if specialist in written:
                raise row.wrong("id", complaint("specialist-twice", given=shown(specialist.id)))
            written.append(specialist)
        table.specialists = shuffled_behind(table.random, written, self.tiles.specialists)[:in_play]
        for number in range(in_play):
            row = rows[number] if number < len(rows) else Fields(BadPosition, POSITION, "specialists", {})
            table.holders.append(self._holder(row, number))
            table.prices.append(row.number("price", 0, 2, default=1 if table.day == 1 else 0))
        unclaimed = table.holders.count(NOBODY)
        most = in_play - table.seats
        if unclaimed > most:
            raise fields.wrong("specialists", complaint("unclaimed-at-most", most=most, given=unclaimed))

    def _holder(self, row: Fields, number: int) -> int:
        table = self.table
        if not row.has("holder"):
            return (table.first_seat - 1 - number) % table.seats if number < table.seats else NOBODY
        return NOBODY if row.get("holder") == "nobody" else row.number("holder", 0, table.seats - 1)

    # Checks over everything, and what comes next

    def _check_start_of_morning(self) -> None:
        """At the start of a morning nobody has enough machines to end the game (N13, W1)."""
        if self.table.time == MORNING and self.step == PLACE and self.turn == self.table.start_seat:
            most = self.tiles.machines_to_end
            for workshop in self.table.workshops:
                if workshop.finished >= most:
                    raise self.fields.wrong(
                        "workshops", complaint("ended-before", number=workshop.seat, n=workshop.finished, most=most)
                    )  # fmt: skip

    def _begin(self) -> None:
        """Put what is still to be done on the agendas."""
        table = self.table
        for workshop in table.workshops:
            table.renew_permanents(workshop)
            if workshop.replays == NOBODY:
                workshop.replays = workshop.permanents.replays
        if table.time == NIGHT:
            self._begin_at_night()
        elif self.step == PLACE:
            table.push_table((PLACEMENT, self._turn_number(self.turn), 0))
        elif self.step == PLACED:
            self._begin_after_placement()
        else:
            table.push_table((BEGIN_NIGHT, 0, 0) if table.time == EVENING else (BEGIN_TIME, table.time + 1, 0))
            for workshop in table.workshops:
                work_off_pending(table, workshop)

    def _begin_at_night(self) -> None:
        table = self.table
        table.push_table((END_NIGHT, 0, 0))
        for workshop in table.workshops:
            if not workshop.night_ended:
                table.push(workshop.seat, (SPEND_NIGHT, 0, 0))
                work_off_pending(table, workshop)

    def _begin_after_placement(self) -> None:
        table = self.table
        n = self._turn_number(self.turn)
        table.push_table((PLACEMENT, n + 1, 0) if n + 1 < table.seats else (MOVE_BELTS, 0, 0))
        workshop = table.workshops[self.turn]
        in_stock_room = workshop.assistants[table.time] == STOCK_ROOM
        if table.specialists_used and table.time != EVENING and in_stock_room:
            table.push(self.turn, (TAKE_SPECIALIST, 0, 0))
        work_off_pending(table, workshop)
