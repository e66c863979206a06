"""Bodies of requests, as strictly as messages of the socket: a number is no text that looks like one."""

from typing import Any, cast

from litestar import Request

from lusoria.core.errors import Malformed
from lusoria.records.codec import convert

WHOLE = "data"


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """What its operation takes, or Malformed naming the field.

        Litestar itself would take `"3"` for 3: that is meant for addresses, where everything is text.
        """
        try:
            value = await super().json()
            field = cast("Any", self.route_handler).parsed_data_field
            return value if field is None else convert(field.annotation, value, WHOLE)
        except RecursionError:  # anywhere else it would be a mistake of ours
            raise Malformed(WHOLE, "nested too deeply") from None
        except Malformed as error:
            raise Malformed(error.where.removeprefix(f"{WHOLE}."), error.problem) from None
