"""Exercises: list and pages."""

import asyncio

from litestar import get
from litestar.params import FromPath

from lusoria.exercises import ExerciseSet, exercise_set
from lusoria.server.api.responses import Answer, SiteHere, answer, openapi_responses
from lusoria.server.node.site import Site
from lusoria.wire.exercises import ExerciseIds, ExercisePage, ExercisesListed


@get(
    "/exercises/{game:str}",
    summary="Summarise a game's exercises",
    responses=openapi_responses(ExercisesListed),
)
async def list_exercises(game: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, (await exercises_of(game, site)).listed)


@get(
    "/exercises/{game:str}/{page:int}",
    summary="Get a page of exercises with solutions, easiest first",
    responses=openapi_responses(ExercisePage),
)
async def exercise_page(game: FromPath[str], page: FromPath[int], site: SiteHere) -> Answer:
    """Solutions are not secret: exercises have no score."""
    return answer(site, (await exercises_of(game, site)).page(page))


@get(
    "/exercises/{game:str}/ids",
    summary="List the ids of a game's exercises, in order",
    responses=openapi_responses(ExerciseIds),
)
async def exercise_ids(game: FromPath[str], site: SiteHere) -> Answer:
    return answer(site, (await exercises_of(game, site)).id_list())


async def exercises_of(game: str, site: Site) -> ExerciseSet:
    return await asyncio.to_thread(exercise_set, game, site.config.own_exercises)


HANDLERS = (list_exercises, exercise_page, exercise_ids)
