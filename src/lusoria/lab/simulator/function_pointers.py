"""Function pointers: kernels call compiled policies by address.

With a policy as an argument, Numba would compile the kernel again for every policy. Here a kernel gets an
address and calls it by Numba's calling convention, so errors of a policy propagate to the caller.
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


def make_array(kind: Any) -> Any:
    """Numba's array type in machine code. Imported late: the module is large and only needed to compile."""
    return import_module("numba.np.arrayobj").make_array(kind)


def populate_array(array: Any, **parts: Any) -> None:
    import_module("numba.np.arrayobj").populate_array(array, **parts)


def arguments(number: Any) -> tuple[Any, ...]:
    """Argument types of a policy, given the dtype of an observation.

    `policy(kind, observation, legal, draw) -> action`: `legal` are the ids it may return, `draw` in [0, 1).
    Both arrays belong to the kernel and are read-only: a policy that writes to them does not compile.
    """
    observation = types.Array(numba.from_dtype(np.dtype(number)), 1, "C", readonly=True)
    return types.int64, observation, types.Array(types.int16, 1, "C", readonly=True), types.float64


@intrinsic(prefer_literal=True)
def read_at(typing, address, count, like):  # type: ignore[no-untyped-def]
    """Read-only array of `count` numbers at an address, of the type of `like`."""
    kind: Any = types.Array(like.dtype, 1, "C", readonly=True)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        array = make_array(kind)(context, builder)
        step = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
        populate_array(
            array,
            data=builder.inttoptr(values[0], context.get_value_type(kind.dtype).as_pointer()),
            shape=cgutils.pack_array(builder, [values[1]]),
            strides=cgutils.pack_array(builder, [step]),
            itemsize=step,
            meminfo=None,
        )
        return array._getvalue()  # noqa: SLF001

    return kind(types.uint64, types.int64, like), generate


ENTRY_SIGNATURE = (types.int64, types.uint64, types.uint64, types.int64, types.float64)
"""How a kernel calls: kind, addresses of observation and legal ids, number of ids, draw.

All fit into registers. Two arrays are fourteen words; passing these on the stack took a quarter of the time.
"""


def entry(kind, data, ids, count, draw):  # type: ignore[no-untyped-def]
    """Entry point that a kernel calls; a small policy is inlined."""
    return np.int64(policy(kind, read_at(data, length, number), read_at(ids, count, np.int16), draw))  # type: ignore[name-defined] # noqa: F821


@lru_cache(maxsize=256)
def address_of(policy: Any, number: Any, length: int, name: str | None = None) -> int:
    """Address of a policy for kernels; cached. Raises Malformed if the function is not a policy.

    `number` and `length`: dtype and length of the observation. With a `name`, which only built-in
    policies have, the compiled entry point is also cached on disk.
    """
    assert isinstance(policy, Dispatcher)
    if name is None:
        check_policy(policy, arguments(number))
    names = {**globals(), "policy": policy, "number": np.dtype(number).type, "length": length}
    function: Any = FunctionType(entry.__code__, names, "entry")
    if name is None:
        dispatcher: Any = numba.njit(nogil=True)(function)
    else:
        function.__qualname__ = f"entry of {name}"  # Numba's cache key
        dispatcher = compiled(function)
    dispatcher.compile(ENTRY_SIGNATURE)
    overload = dispatcher.overloads[ENTRY_SIGNATURE]
    address: int = overload.library.get_pointer_to_function(overload.fndesc.llvm_func_name)
    return address


def check_policy(policy: Any, argument_types: tuple[Any, ...]) -> None:
    name = policy.py_func.__name__
    try:
        if argument_types not in policy.overloads:
            policy.compile(argument_types)
    except (NumbaError, RuntimeError, TypeError) as error:
        problem = f"it is called with kind, observation, legal, draw: {' '.join(str(error).split())}"
        raise Malformed("policies", f"{name} cannot be compiled as a policy: {problem}") from error
    return_type = policy.overloads[argument_types].signature.return_type
    if not isinstance(return_type, types.Integer):
        raise Malformed("policies", f"{name} must return the id of an action, not {return_type}")


@intrinsic
def call_policy(typing, address, kind, numbers, at, ids, first, count, draw):  # type: ignore[no-untyped-def]
    """Calls the policy at `address`: observation from `numbers[at]`, `count` ids from `ids[first]`."""
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
        data = element_address(context, builder, signature.args[2], numbers, at)
        legal = element_address(context, builder, signature.args[4], ids, first)
        return emit_call(context, builder, address, (kind, data, legal, count, draw))

    return signature, generate


def element_address(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """Address of an element."""
    return builder.gep(make_array(kind)(context, builder, array).data, [index])


def emit_call(context: Any, builder: Any, address: Any, arguments: tuple[Any, ...]) -> Any:
    """Emits the call; an error of the policy is raised in the caller."""
    kind, data, legal, count, draw = arguments
    convention, word = context.call_conv, ir.IntType(64)
    callee = builder.inttoptr(
        address, convention.get_function_type(types.int64, ENTRY_SIGNATURE).as_pointer()
    )
    arguments = (kind, builder.ptrtoint(data, word), builder.ptrtoint(legal, word), count, draw)
    status, result = convention.call_function(builder, callee, types.int64, ENTRY_SIGNATURE, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        convention.return_status_propagate(builder, status)
    return result


@intrinsic(prefer_literal=True)
def copy_words(typing, source, at, to, place, count):  # type: ignore[no-untyped-def]
    """`to[place : place + count] = source[at : at + count]` without overlap; `count` must be a constant.

    LLVM would copy word by word in a loop, as it cannot exclude an overlap.
    """
    words = count.literal_value
    signature = types.void(source, types.int64, to, types.int64, count)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        there, here = (
            builder.gep(make_array(kind)(context, builder, whole).data, [index])
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
def prefetch(typing, words, at):  # type: ignore[no-untyped-def]
    """Prefetches `words[at]`."""

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        source = make_array(signature.args[0])(context, builder, values[0])
        pointer = builder.bitcast(builder.gep(source.data, [values[1]]), ir.IntType(8).as_pointer())
        flag = ir.IntType(32)
        fetch = cgutils.get_or_insert_function(
            builder.module,
            ir.FunctionType(ir.VoidType(), [pointer.type, flag, flag, flag]),
            "llvm.prefetch.p0i8",
        )
        builder.call(fetch, [pointer, flag(0), flag(3), flag(1)])
        return context.get_dummy_value()

    return types.void(words, types.int64), generate


@intrinsic(prefer_literal=True)
def stack_array(typing, count, like):  # type: ignore[no-untyped-def]
    """Uninitialised array on the stack, of the type of `like`; valid until the function returns.

    `np.empty` allocates at every call, and cached code that uses it loads a large part of Numba.
    """
    kind: Any = types.Array(like if like in (types.int64, types.float64) else types.int64, 1, "C")
    words = count.literal_value

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        array = make_array(kind)(context, builder)
        step = context.get_constant(types.intp, kind.dtype.bitwidth // 8)
        populate_array(
            array,
            data=cgutils.alloca_once(builder, context.get_value_type(kind.dtype), size=words),
            shape=cgutils.pack_array(builder, [context.get_constant(types.intp, words)]),
            strides=cgutils.pack_array(builder, [step]),
            itemsize=step,
            meminfo=None,
        )
        return array._getvalue()  # noqa: SLF001

    return kind(count, like), generate
