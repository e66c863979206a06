"""Compiled policies by their address: a kernel is compiled once, whatever functions it will call.

Numba would compile a kernel anew for every function that is given to it. Here it gets numbers, and calls what
stands there as Numba itself does; so an error that a policy raises is raised to whoever simulates.
"""

from functools import lru_cache
from importlib import import_module
from types import FunctionType
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError
from numba.extending import intrinsic

from lusoria.core.errors import Malformed
from lusoria.numeric.compile_cache import compiled


def array_of(kind: Any) -> Any:
    """Numba's view of an array in machine code. Its module is large, and only needed to compile."""
    return import_module("numba.np.arrayobj").make_array(kind)


def fill_in(array: Any, **parts: Any) -> None:
    import_module("numba.np.arrayobj").populate_array(array, **parts)


def arguments(number: Any) -> tuple[Any, ...]:
    """What a policy is called with, if these are the numbers of an observation.

    `policy(kind, observation, legal, draw) -> action`: `legal` are the ids it may return, `draw` in [0, 1).
    Both arrays are the kernel's own: a policy that would write into them is not compiled.
    """
    observation = types.Array(numba.from_dtype(np.dtype(number)), 1, "C", readonly=True)
    return types.int64, observation, types.Array(types.int16, 1, "C", readonly=True), types.float64


@intrinsic(prefer_literal=True)
def read_at(typing, address, count, like):  # type: ignore[no-untyped-def]
    """The numbers that stand there, so many of the kind of `like`; nobody may write into them."""
    kind: Any = types.Array(like.dtype, 1, "C", readonly=True)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        found = array_of(kind)(context, builder)
        step = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
        fill_in(
            found,
            data=builder.inttoptr(values[0], context.get_value_type(kind.dtype).as_pointer()),
            shape=cgutils.pack_array(builder, [values[1]]),
            strides=cgutils.pack_array(builder, [step]),
            itemsize=step,
            meminfo=None,
        )
        return found._getvalue()  # noqa: SLF001

    return kind(types.uint64, types.int64, like), generate


CALLED = (types.int64, types.uint64, types.uint64, types.int64, types.float64)
"""How a kernel calls: the kind, where the observation and the legal ids stand, how many ids, and the draw.

All of it goes in registers. Two arrays are fourteen numbers, and to put them on the stack at every decision
took a quarter of the time.
"""


def entry(kind, told, ids, count, draw):  # type: ignore[no-untyped-def]
    """What a kernel calls; a small policy is compiled into it."""
    return np.int64(policy(kind, read_at(told, length, number), read_at(ids, count, np.int16), draw))  # type: ignore[name-defined] # noqa: F821


@lru_cache(maxsize=256)
def address_of(policy: Any, number: Any, length: int, name: str | None = None) -> int:
    """Where a kernel calls a policy; Malformed where it is none. Both are kept.

    `number` and `length` are of its observation. What is made for a policy of ours is kept for the next
    start, under its name.
    """
    assert isinstance(policy, Dispatcher)
    if name is None:
        check(policy, arguments(number))
    given = {**globals(), "policy": policy, "number": np.dtype(number).type, "length": length}
    function: Any = FunctionType(entry.__code__, given, "entry")
    if name is None:
        made: Any = numba.njit(nogil=True)(function)
    else:
        function.__qualname__ = f"entry of {name}"  # Numba's name of what it keeps
        made = compiled(function)
    made.compile(CALLED)
    found = made.overloads[CALLED]
    address: int = found.library.get_pointer_to_function(found.fndesc.llvm_func_name)
    return address


def check(policy: Any, wanted: tuple[Any, ...]) -> None:
    name = policy.py_func.__name__
    try:
        if wanted not in policy.overloads:
            policy.compile(wanted)
    except (NumbaError, RuntimeError, TypeError) as error:
        problem = f"it is called with kind, observation, legal, draw: {' '.join(str(error).split())}"
        raise Malformed("policies", f"{name} cannot be compiled as a policy: {problem}") from error
    given = policy.overloads[wanted].signature.return_type
    if not isinstance(given, types.Integer):
        raise Malformed("policies", f"{name} must return the id of an action, not {given}")


@intrinsic
def call_policy(typing, address, kind, numbers, at, ids, first, count, draw):  # type: ignore[no-untyped-def]
    """Call what stands at an address: an observation from `numbers[at]` on, so many ids from `ids[first]`."""
    signature = types.int64(
        types.uint64,
        types.int64,
        numbers,
        types.int64,
        ids,
        types.int64,
        types.int64,
        types.float64,
    )

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        address, kind, numbers, at, ids, first, count, draw = values
        told = place_in(context, builder, signature.args[2], numbers, at)
        legal = place_in(context, builder, signature.args[4], ids, first)
        return called(context, builder, address, (kind, told, legal, count, draw))

    return signature, generate


def place_in(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """Where a number of an array stands."""
    return builder.gep(array_of(kind)(context, builder, array).data, [index])


def called(context: Any, builder: Any, address: Any, given: tuple[Any, ...]) -> Any:
    """What a policy answers; its error is that of whoever calls."""
    kind, told, legal, count, draw = given
    convention, word = context.call_conv, ir.IntType(64)
    callee = builder.inttoptr(address, convention.get_function_type(types.int64, CALLED).as_pointer())
    given = (kind, builder.ptrtoint(told, word), builder.ptrtoint(legal, word), count, draw)
    status, result = convention.call_function(builder, callee, types.int64, CALLED, given)
    with cgutils.if_unlikely(builder, status.is_error):
        convention.return_status_propagate(builder, status)
    return result


@intrinsic(prefer_literal=True)
def copy_words(typing, source, at, to, place, count):  # type: ignore[no-untyped-def]
    """`to[place : place + count] = source[at : at + count]`, which lie apart; `count` must be a constant.

    A loop over so few would go word by word: it could not know that they lie apart.
    """
    words = count.literal_value
    signature = types.void(source, types.int64, to, types.int64, count)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        there, here = (
            builder.gep(array_of(kind)(context, builder, whole).data, [index])
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
        source = array_of(signature.args[0])(context, builder, values[0])
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


@intrinsic(prefer_literal=True)
def room(typing, count, like):  # type: ignore[no-untyped-def]
    """So many numbers of the kind of `like`, not set to anything; gone when the function returns.

    `np.empty` would look for memory at every call; and whoever reads what was compiled with it needs a large
    part of Numba, just to get it.
    """
    kind: Any = types.Array(like if like in (types.int64, types.float64) else types.int64, 1, "C")
    words = count.literal_value

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        found = array_of(kind)(context, builder)
        step = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
        fill_in(
            found,
            data=cgutils.alloca_once(builder, context.get_value_type(kind.dtype), size=words),
            shape=cgutils.pack_array(builder, [context.get_constant(types.intp, words)]),
            strides=cgutils.pack_array(builder, [step]),
            itemsize=step,
            meminfo=None,
        )
        return found._getvalue()  # noqa: SLF001

    return kind(count, like), generate
