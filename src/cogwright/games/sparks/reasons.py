from __future__ import annotations
from cogwright.engine.messages import Message
def refusals(table, seat): return []
def why_not(table, seat, action): return Message("why-not-now")
