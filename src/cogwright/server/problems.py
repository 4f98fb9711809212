"""What the server refuses: RFC 9457 problem details with a code for programs, a sentence, and a message for people.

The client has words for every code (`problem-<code>`).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DBAPIError

from cogwright.engine import LANGUAGES, CogwrightError, Message
from cogwright.engine.errors import say

PROBLEM_TYPE: Final = "application/problem+json"
CODES: Final = frozenset({
    "ahead", "bad-name", "bad-request", "bot-plays", "busy", "components-changed", "illegal", "internal", "late",
    "method-not-allowed", "no-hints", "no-undo", "not-a-visitor", "not-finished", "not-found", "not-host", "not-open",
    "not-playing", "not-your-seat", "not-your-turn", "seat-taken", "seats-empty", "table-closed", "too-large", "too-many",
    "unknown-action",
})  # fmt: skip
"""Why a request can be refused, for programs."""


class Problem(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: str, detail: str, message: Message | None = None) -> None:
        """Refuse with an HTTP status, a code for programs, an English sentence, and (if not `problem-<code>`) a message."""
        assert code in CODES, code
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.message = message or Message(f"problem-{code}")


class ProblemDetails(msgspec.Struct):
    """The body of every refusal (RFC 9457). `message` is for people, in the words of the client or of the game."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    message: dict[str, Any]


TITLES: Final = {
    400: "Bad request",
    401: "No visitor",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "Not possible now",
    413: "Too large",
    422: "Not legal",
    429: "Too many",
    500: "Internal error",
    503: "Too busy",
}
CODE_OF_STATUS: Final = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many",
}


def respond(problem: Problem) -> Response[ProblemDetails]:
    """The response for a problem."""
    body = ProblemDetails(
        type=f"urn:cogwright:problem:{problem.code}",
        title=TITLES.get(problem.status, "Refused"),
        status=problem.status,
        detail=problem.detail,
        code=problem.code,
        message={"id": problem.message.id, "args": dict(problem.message.args)},
    )
    return Response(body, status_code=problem.status, media_type=PROBLEM_TYPE)


def handle_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemDetails]:
    """Refusals of our own."""
    return respond(problem)


def handle_refusal(request: Request[Any, Any, Any], error: CogwrightError) -> Response[ProblemDetails]:
    """What the engine refuses: seats, options, records, names; the reason is told in the language that the request prefers."""
    reason = say(error.sentence, _language(request.headers.get("accept-language", "")))
    return respond(Problem(400, "bad-request", str(error), Message("problem-refused", {"reason": reason})))


def _language(accepted: str) -> str:
    """The first language of an Accept-Language header in which there are words, or English."""
    codes = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((code for code in codes if code in LANGUAGES), "en")


def handle_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDetails]:
    """What the web framework refuses: malformed bodies, unknown paths and methods, bodies that are too large."""
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(
            f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in error.extra if isinstance(item, dict)
        ) or detail  # fmt: skip
    code = CODE_OF_STATUS.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    return respond(Problem(error.status_code, code, detail or TITLES.get(error.status_code, "Refused")))


def handle_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[ProblemDetails]:
    """JSON that is nested more deeply than anything that makes sense."""
    return respond(Problem(400, "bad-request", "this is nested too deeply"))


def handle_database(request: Request[Any, Any, Any], error: DBAPIError) -> Response[ProblemDetails]:
    """The database is locked for too long, or away: what was asked for is not done, and may be asked for again."""
    request.logger.error("database fault while answering %s %s: %s", request.method, request.url.path, error.orig)
    return respond(Problem(503, "busy", "The database does not answer now; nothing was changed. Please try again."))


def handle_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemDetails]:
    """A fault of ours: logged with its traceback (but not with the request's body), and told without details."""
    request.logger.exception("fault while answering %s %s", request.method, request.url.path, exc_info=error)
    return respond(Problem(500, "internal", "The server made a mistake; nothing was changed. Please try again."))


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Problem: handle_problem,
    CogwrightError: handle_refusal,
    HTTPException: handle_http,
    RecursionError: handle_depth,
    DBAPIError: handle_database,
    Exception: handle_unexpected,
}
