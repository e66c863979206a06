"""Rows of numbers side by side, each row one vector: for kernels whose loops a compiler leaves one by one.

A row lies in a flat array, `LANES` numbers from its place on. Nothing checks that it does.
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
    """The address of a row, by where it begins."""
    data = cgutils.create_struct_proxy(array_type)(context, builder, value=array).data
    vector = ir.VectorType(context.get_data_type(array_type.dtype), LANES)

    def row(place: Any) -> Any:
        return builder.bitcast(builder.gep(data, [place]), vector.as_pointer())

    return row


def signature(array: Any, places: int, *more: Any) -> Any:
    return types.void(array, *[types.int64] * places, *more)


def larger(builder: Any, one: Any, other: Any) -> Any:
    return builder.select(builder.fcmp_ordered(">", one, other), one, other)


@intrinsic
def largest(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    """Row `to` becomes the largest of four, lane by lane."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        most = loaded(builder, row(args[2]))
        for place in args[3:]:
            most = larger(builder, loaded(builder, row(place)), most)
        stored(builder, most, row(args[1]))
        return context.get_dummy_value()

    return signature(array, 5), code


@intrinsic
def weigh(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, weights: Any) -> Any:
    """Row `to` becomes the sum of three others, each times its weight."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        stored(builder, weighed(context, builder, row, args[2:5], weights, args[5]), row(args[1]))
        return context.get_dummy_value()

    return signature(array, 4, weights), code


@intrinsic
def raise_to(_typing: Any, array: Any, to: Any, a: Any, b: Any, c: Any, weights: Any) -> Any:
    """Row `to` becomes that sum where it is more."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        most = larger(
            builder,
            weighed(context, builder, row, args[2:5], weights, args[5]),
            loaded(builder, row(args[1])),
        )
        stored(builder, most, row(args[1]))
        return context.get_dummy_value()

    return signature(array, 4, weights), code


def weighed(
    context: Any, builder: Any, row: Callable[[Any], Any], places: Any, kind: Any, weights: Any
) -> Any:
    data = cgutils.create_struct_proxy(kind)(context, builder, value=weights).data
    total = None
    for number, place in enumerate(places):
        value = loaded(builder, row(place))
        weight = builder.load(builder.gep(data, [ir.Constant(ir.IntType(64), number)]))
        part = builder.fmul(value, splat(builder, weight, value.type))
        total = part if total is None else builder.fadd(total, part)
    return total


@intrinsic
def prefer(_typing: Any, array: Any, to: Any, a: Any, b: Any, floor: Any) -> Any:
    """Row `to` becomes the larger of two others, in every lane in which that is above the floor."""

    def code(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        row = rows_of(context, builder, array, args[0])
        most = larger(builder, loaded(builder, row(args[2])), loaded(builder, row(args[3])))
        there = builder.fcmp_ordered(">", most, splat(builder, args[4], most.type))
        stored(builder, builder.select(there, most, loaded(builder, row(args[1]))), row(args[1]))
        return context.get_dummy_value()

    return signature(array, 3, floor), code


def loaded(builder: Any, place: Any) -> Any:
    return builder.load(place, align=4)


def stored(builder: Any, value: Any, place: Any) -> None:
    builder.store(value, place, align=4)


def splat(builder: Any, value: Any, vector: Any) -> Any:
    """The same number in every lane."""
    one = builder.insert_element(ir.Constant(vector, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(vector, ir.Undefined), lanes)
