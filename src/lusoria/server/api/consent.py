"""Whether one's own games may become exercises: off until one says so, and when one takes it back."""

from litestar import get, put
from litestar.params import JSONBody

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    known_person,
    person_of,
    shown,
)
from lusoria.wire.http_bodies import Consent
from lusoria.wire.refusal import TableRefusal

PATH = "/me/consent"


@get(PATH, summary="What one's own finished games may be used for", responses=shown(Consent))
async def my_consent(request: HttpRequest, site: SiteHere) -> Answer:
    person = person_of(request, site)
    return answer(site, Consent(person is not None and await site.store.consents(person)))


@put(PATH, summary="Give consent for all one's finished games, or take it back", responses=shown(Consent))
async def give_consent(data: JSONBody[Consent], request: HttpRequest, site: SiteHere) -> Answer:
    """For those that were and those that come, from this moment on and until it is taken back."""
    person = known_person(request, site)
    if not await site.store.consent(person, given=data.exercises):
        raise TableRefusal("not_seated")  # they have no games: they never had, or were erased meanwhile
    return answer(site, data, person)


HANDLERS = (my_consent, give_consent)
