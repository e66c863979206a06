"""Compiled policies by their address: a kernel is compiled once, whatever functions it will call.

Numba would compile a kernel anew for every function that is given to it. Here it gets numbers, and calls what
stands there as Numba itself does; so an error that a policy raises is raised to whoever simulates.
"""

from functools import lru_cache
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError
from numba.extending import intrinsic
from numba.np import arrayobj

from lusoria.core.errors import Malformed


def arguments(number: Any) -> tuple[Any, ...]:
    """What a policy is called with, if these are the numbers of an observation.

    `policy(kind, observation, legal, draw) -> action`: `legal` are the ids it may return, `draw` in [0, 1).
    Both arrays are the kernel's own: a policy that would write into them is not compiled.
    """
    observation = types.Array(numba.from_dtype(np.dtype(number)), 1, "C", readonly=True)
    return types.int64, observation, types.Array(types.int16, 1, "C", readonly=True), types.float64


@lru_cache(maxsize=256)
def address_of(policy: Any, number: Any) -> int:
    """Where the machine code of a policy stands; Malformed where it is no policy. Both are kept."""
    assert isinstance(policy, Dispatcher)
    wanted, name = arguments(number), policy.py_func.__name__
    try:
        if wanted not in policy.overloads:
            policy.compile(wanted)
    except (NumbaError, RuntimeError, TypeError) as error:
        problem = f"it is called with kind, observation, legal, draw: {' '.join(str(error).split())}"
        raise Malformed("policies", f"{name} cannot be compiled as a policy: {problem}") from error
    found = policy.overloads[wanted]
    given = found.signature.return_type
    if not isinstance(given, types.Integer):
        raise Malformed("policies", f"{name} must return the id of an action, not {given}")
    if given != types.int64:
        return address_of(widened(policy), number)
    address: int = found.library.get_pointer_to_function(found.fndesc.llvm_func_name)
    return address


def widened(policy: Any) -> Any:
    """The same policy, answering with 64 bits."""

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def wide(kind: Any, observation: Any, legal: Any, draw: Any) -> Any:
        return np.int64(policy(kind, observation, legal, draw))

    return wide


@intrinsic
def call_policy(  # type: ignore[no-untyped-def]
    typing, address, kind, numbers, at, length, ids, first, count, draw
):
    """Call what stands at an address with `numbers[at : at + length]` and `ids[first : first + count]`.

    A slice would count its owners up and down at every decision, which takes longer than the call.
    """
    signature = types.int64(
        types.uint64,
        types.int64,
        numbers,
        types.int64,
        types.int64,
        ids,
        types.int64,
        types.int64,
        types.float64,
    )

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        address, kind, numbers, at, length, ids, first, count, draw = values
        wanted = (types.int64, signature.args[2], signature.args[5], types.float64)

        def part(kind_of_array: Any, whole: Any, begin: Any, size: Any) -> Any:
            source = arrayobj.make_array(kind_of_array)(context, builder, whole)
            found = arrayobj.make_array(kind_of_array)(context, builder)
            step = context.get_constant(types.intp, kind_of_array.dtype.bitwidth // 8)
            arrayobj.populate_array(
                found,
                data=builder.gep(source.data, [begin]),
                shape=cgutils.pack_array(builder, [size]),
                strides=cgutils.pack_array(builder, [step]),
                itemsize=step,
                meminfo=None,
            )
            return found._getvalue()  # noqa: SLF001

        convention = context.call_conv
        function = convention.get_function_type(types.int64, wanted)
        callee = builder.inttoptr(address, function.as_pointer())
        given = (  # what a policy is called with
            kind,
            part(signature.args[2], numbers, at, length),
            part(signature.args[5], ids, first, count),
            draw,
        )
        status, result = convention.call_function(builder, callee, types.int64, wanted, given)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return result

    return signature, generate


@intrinsic(prefer_literal=True)
def copy_words(typing, source, at, to, place, count):  # type: ignore[no-untyped-def]
    """`to[place : place + count] = source[at : at + count]`, which lie apart; `count` must be a constant.

    A loop over so few would go word by word: it could not know that they lie apart.
    """
    words = count.literal_value
    signature = types.void(source, types.int64, to, types.int64, count)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        there, here = (
            builder.gep(arrayobj.make_array(kind)(context, builder, whole).data, [index])
            for kind, whole, index in (
                (signature.args[2], values[2], values[3]),
                (signature.args[0], values[0], values[1]),
            )
        )
        size = ir.IntType(64)
        cgutils.raw_memcpy(builder, there, here, size(words), size(8), align=8)
        return context.get_dummy_value()

    return signature, generate


@intrinsic
def fetch_ahead(typing, words, at):  # type: ignore[no-untyped-def]
    """Have `words[at]` brought near before it is needed."""

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        source = arrayobj.make_array(signature.args[0])(context, builder, values[0])
        near = builder.bitcast(builder.gep(source.data, [values[1]]), ir.IntType(8).as_pointer())
        flag = ir.IntType(32)
        fetch = cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(ir.VoidType(), [near.type, flag, flag, flag]),
            "llvm.prefetch.p0i8",
        )
        builder.call(fetch, [near, flag(0), flag(3), flag(1)])
        return context.get_dummy_value()

    return types.void(words, types.int64), generate
