"""Consent to use a person's games for exercises. Off by default, and can be withdrawn."""

from litestar import get, put
from litestar.params import JSONBody

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    openapi_responses,
    person_of,
    require_person,
)
from lusoria.wire.http_bodies import Consent
from lusoria.wire.refusal import TableRefusal

PATH = "/me/consent"


@get(PATH, summary="Get your consent to the use of your finished games", responses=openapi_responses(Consent))
async def my_consent(request: HttpRequest, site: SiteHere) -> Answer:
    person = person_of(request, site)
    return answer(site, Consent(person is not None and await site.store.has_consented(person)))


@put(
    PATH, summary="Give or withdraw consent for all your finished games", responses=openapi_responses(Consent)
)
async def give_consent(data: JSONBody[Consent], request: HttpRequest, site: SiteHere) -> Answer:
    """Applies to past and future games until it is withdrawn."""
    person = require_person(request, site)
    if not await site.store.set_consent(person, given=data.exercises):
        raise TableRefusal("not_seated")  # the person has no games, or was erased meanwhile
    return answer(site, data, person)


HANDLERS = (my_consent, give_consent)
