"""Erasing oneself: every trace of the person of this device, and then the token that named them."""

from litestar import delete
from litestar.datastructures import Cookie

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    client_here,
    person_of,
    shown,
)
from lusoria.server.auth import COOKIE
from lusoria.wire.http_bodies import Erasing


@delete(
    "/me",
    status_code=200,
    summary="Erase oneself: tables, names, talk, notes, tries and results; ask again while anything is left",
    responses=shown(Erasing),
)
async def erase_me(request: HttpRequest, site: SiteHere) -> Answer:
    """Games that others played, too, stay theirs, without a name of one's own. It cannot be undone."""
    person = person_of(request, site)
    site.limits.erasing.check(client_here(request, site))
    left = 0 if person is None else await site.hub.erasing.ask(person)
    told = answer(site, Erasing(left))
    if left == 0:
        secure = site.config.public_url.startswith("https:")
        told.set_cookie(Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", secure=secure))
    return told


HANDLERS = (erase_me,)
