"""Strict request bodies: unlike Litestar, never converts a text to a number."""

from typing import Any, cast

from litestar import Request

from lusoria.core.errors import Malformed
from lusoria.records.codec import convert

WHOLE = "data"


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The decoded body. Raises Malformed naming the field.

        Litestar itself would accept `"3"` as 3, which is meant for query parameters.
        """
        try:
            value = await super().json()
            field = cast("Any", self.route_handler).parsed_data_field
            return value if field is None else convert(field.annotation, value, WHOLE)
        except RecursionError:  # from deeply nested JSON
            raise Malformed(WHOLE, "nested too deeply") from None
        except Malformed as error:
            raise Malformed(error.where.removeprefix(f"{WHOLE}."), error.problem) from None
