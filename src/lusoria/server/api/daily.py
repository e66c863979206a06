"""Daily challenge: games of a day, a person's tries, comparisons."""

from functools import partial

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from lusoria.server.api.responses import (
    Answer,
    HttpRequest,
    SiteHere,
    answer,
    new_or_known_client,
    openapi_responses,
    person_of,
    requesting_client,
    room_answer,
)
from lusoria.server.transport.long_polls import WaitSeconds
from lusoria.wire.daily_challenge import Comparison, DailyShown, DayShown, NewTry, ShownName
from lusoria.wire.server_messages import RoomMessage


@get("/daily", summary="Get today's games and your tries", responses=openapi_responses(DailyShown))
async def see_today(request: HttpRequest, site: SiteHere) -> Answer:
    return answer(site, await site.daily.overview(person_of(request, site)))


@get(
    "/daily/{day:str}",
    summary="Get the games of a day, with their seeds after the day is over",
    responses=openapi_responses(DayShown),
)
async def see_day(day: FromPath[str], request: HttpRequest, site: SiteHere) -> Answer:
    return answer(site, await site.daily.day(day, person_of(request, site)))


@get(
    "/daily/{day:str}/{game:str}",
    summary="Compare the results of a day's game: yours, the bots' and all players'",
    responses=openapi_responses(Comparison),
)
async def compare_day(
    day: FromPath[str], game: FromPath[str], request: HttpRequest, site: SiteHere, wait: WaitSeconds = 0.0
) -> Answer:
    """Computed in the background: repeat the request until it is ready. `wait` is how long it may block."""
    person, client = person_of(request, site), requesting_client(request, site)
    compare = partial(site.daily.comparison_so_far, day, game, person, client)
    return answer(site, await site.long_polls.repeat(client, wait, compare))


@post(
    "/daily/{day:str}/{game:str}",
    summary="Play a day's game: your only try today, or unscored after the day is over",
    responses=openapi_responses(RoomMessage, 201),
)
async def play_day(
    day: FromPath[str], game: FromPath[str], data: JSONBody[NewTry], request: HttpRequest, site: SiteHere
) -> Answer:
    """A person who has started already gets the same table again."""
    client = new_or_known_client(request, site)
    person = client.device
    table = await site.daily.begin(day, game, person, data.name, client)
    site.analysis_jobs.schedule_warmup(game)
    async with site.hub.use(table) as live:
        return room_answer(site, live, person, status=201)


@put(
    "/daily/{day:str}/{game:str}/name",
    summary="Show a name with your result, or none",
    responses=openapi_responses(Comparison),
)
async def name_result(
    day: FromPath[str], game: FromPath[str], data: JSONBody[ShownName], request: HttpRequest, site: SiteHere
) -> Answer:
    """After the try only. People who have finished the same game see the name."""
    person, client = person_of(request, site), requesting_client(request, site)
    await site.daily.show_name(day, game, person, data.name)
    return answer(site, await site.daily.comparison(day, game, person, client), person)


HANDLERS = (see_today, see_day, compare_day, play_day, name_result)
