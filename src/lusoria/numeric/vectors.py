"""SIMD rows for Numba kernels, for loops that LLVM does not vectorise.

A row is `LANES` consecutive numbers of a flat array, given by the index of the first. No bounds checks.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic as untyped_intrinsic

LANES = 16
intrinsic: Callable[[Callable[..., Any]], Callable[..., None]] = untyped_intrinsic


def rows_of(context: Any, builder: Any, array_type: Any, array: Any) -> Callable[[Any], Any]:
    """Function from the index of a row to its address."""
    data = cgutils.create_struct_proxy(array_type)(context, builder, value=array).data
    vector = ir.VectorType(context.get_data_type(array_type.dtype), LANES)

    def row(place: Any) -> Any:
        return builder.bitcast(builder.gep(data, [place]), vector.as_pointer())

    return row


def signature(array: Any, places: int, *more: Any) -> Any:
    return types.void(array, *[types.int64] * places, *more)


def vector_max(builder: Any, one: Any, other: Any) -> Any:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


@intrinsic
def max_of_four(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    """Sets row `to` to the maximum of four rows, by lane."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        highest = load_vector(builder, row(args[2]))
        for place in args[3:]:
            highest = vector_max(builder, load_vector(builder, row(place)), highest)
        store_vector(builder, highest, row(args[1]))
        return context.get_dummy_value()

    return signature(array, 5), code


@intrinsic
def weighted_sum(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, weights: Any) -> Any:
    """Sets row `to` to the weighted sum of three rows."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        store_vector(
            builder, emit_weighted_sum(context, builder, row, args[2:5], weights, args[5]), row(args[1])
        )
        return context.get_dummy_value()

    return signature(array, 4, weights), code


@intrinsic
def raise_to_weighted_sum(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, weights: Any) -> Any:
    """Raises row `to` to the weighted sum of three rows where that is higher."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        highest = vector_max(
            builder,
            emit_weighted_sum(context, builder, row, args[2:5], weights, args[5]),
            load_vector(builder, row(args[1])),
        )
        store_vector(builder, highest, row(args[1]))
        return context.get_dummy_value()

    return signature(array, 4, weights), code


def emit_weighted_sum(
    context: Any, builder: Any, row: Callable[[Any], Any], places: Any, kind: Any, weights: Any
) -> Any:
    data = cgutils.create_struct_proxy(kind)(context, builder, value=weights).data
    total = None
    for number, place in enumerate(places):
        value = load_vector(builder, row(place))
        weight = builder.load(builder.gep(data, [ir.Constant(ir.IntType(64), number)]))
        part = builder.fmul(value, splat(builder, weight, value.type))
        total = part if total is None else builder.fadd(total, part)
    return total


@intrinsic
def max_above_floor(_typing: Any, array: Any, to: Any, a: Any, b: Any, floor: Any) -> Any:
    """Sets row `to` to the maximum of two rows, in lanes where that is above `floor`."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        highest = vector_max(builder, load_vector(builder, row(args[2])), load_vector(builder, row(args[3])))
        is_above = builder.fcmp_ordered(">", highest, splat(builder, args[4], highest.type))
        store_vector(
            builder, builder.select(is_above, highest, load_vector(builder, row(args[1]))), row(args[1])
        )
        return context.get_dummy_value()

    return signature(array, 3, floor), code


def load_vector(builder: Any, place: Any) -> Any:
    return builder.load(place, align=4)


def store_vector(builder: Any, value: Any, place: Any) -> None:
    builder.store(value, place, align=4)


def splat(builder: Any, value: Any, vector: Any) -> Any:
    """A vector with the value in every lane."""
    one = builder.insert_element(ir.Constant(vector, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), lanes)
