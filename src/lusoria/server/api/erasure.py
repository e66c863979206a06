"""Erases a person: all their data, and then the cookie that identified them."""

from litestar import delete
from litestar.datastructures import Cookie

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    openapi_responses,
    person_of,
    requesting_client,
)
from lusoria.server.auth import COOKIE
from lusoria.wire.http_bodies import ErasureProgress


@delete(
    "/me",
    status_code=200,
    summary="Erase yourself: tables, names, chat, notes, tries and results. Repeat until nothing is left",
    responses=openapi_responses(ErasureProgress),
)
async def erase_me(request: HttpRequest, site: SiteHere) -> Answer:
    """Games with other people stay, without this person's name. Cannot be undone."""
    person = person_of(request, site)
    site.limits.erasing.check(requesting_client(request, site))
    tables_left = 0 if person is None else await site.hub.eraser.erase(person)
    response = answer(site, ErasureProgress(tables_left))
    if tables_left == 0:
        secure = site.config.public_url.startswith("https:")
        response.set_cookie(Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=secure))
    return response


HANDLERS = (erase_me,)
