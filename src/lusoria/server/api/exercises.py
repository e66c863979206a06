"""Exercises: which there are, and some of them at a time."""

import asyncio

from litestar import get
from litestar.params import FromPath

from lusoria.exercises import ExerciseSet, exercise_set
from lusoria.server.api.responses import Answer, SiteHere, answer, shown
from lusoria.server.node.site import Site
from lusoria.wire.exercises import ExerciseIds, ExercisePage, ExercisesListed


@get("/exercises/{game:str}", summary="Which exercises a game has", responses=shown(ExercisesListed))
async def list_exercises(game: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, (await shelf_of(game, site)).listed)


@get(
    "/exercises/{game:str}/{page:int}",
    summary="Some exercises with their solutions, the easiest on the first page",
    responses=shown(ExercisePage),
)
async def exercise_page(game: FromPath[str], page: FromPath[int], site: SiteHere) -> Answer:
    """Whoever wants to cheat themselves may: nothing here is won."""
    return answer(site, (await shelf_of(game, site)).page(page))


@get(
    "/exercises/{game:str}/ids",
    summary="The exercises of a game by what they ask, in their order",
    responses=shown(ExerciseIds),
)
async def exercise_ids(game: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, (await shelf_of(game, site)).id_list())


async def shelf_of(game: str, site: Site) -> ExerciseSet:
    return await asyncio.to_thread(exercise_set, game, site.config.own_exercises)


HANDLERS = (list_exercises, exercise_page, exercise_ids)
