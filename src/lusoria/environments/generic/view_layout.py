"""Fixed-size layout of a view as numbers, from its types and their marks.

- A seat is relative to the seat of the view: 0 is the own seat, 1 the next clockwise.
- `X | None` is 0 or 1 more than the number of X, if X is a seat or a constant.
- Another value of several types has an index of its type first, then the numbers of each type. Those of the
  other types are 0.
- A list without a fixed length has its length first, then its newest entries.
- Options are left out, because they are constant. So are legal actions, because the mask has them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec import inspect

from lusoria.core.structs import GRID_MARK, MARK, GameOptions
from lusoria.lab.observation_fields import Field, layout

MIN_NUMBER, MAX_NUMBER = -(2**31), 2**31 - 1  # observations are int32; other values are clipped
MAX_ITEMS = 8  # entries of a list without a fixed length; the newest are kept
MAX_WIDTH = 100_000  # numbers of an observation: 400 kB

LayoutField: TypeAlias = tuple[str, int, int, int, str]
"""Name, length, low, high and meaning."""


class UnsupportedView(Exception):
    """A field of the view has no fixed number of numbers. The text names the field."""


class Frame(NamedTuple):
    """Seat of the view, and number of players."""

    seat: int
    players: int

    def place(self, seat: int) -> int:
        """The seat as a number of places to the left of the own one."""
        return (seat - self.seat) % self.players


class LayoutNode(ABC):
    """Node of a layout: a type with its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def fields(self) -> Iterator[LayoutField]: ...

    @abstractmethod
    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        """Appends the numbers of a value."""

    @property
    def width(self) -> int:
        return sum(length for _, length, _, _, _ in self.fields())


class Constant(LayoutNode):
    """None: no number at all."""

    def fields(self) -> Iterator[LayoutField]:
        yield from ()

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        pass


class Number(LayoutNode):
    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self._low, self._high = max(low, MIN_NUMBER), min(high, MAX_NUMBER)

    def fields(self) -> Iterator[LayoutField]:
        yield self.name, 1, self._low, self._high, "the value"

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        numbers.append(min(max(int(value), self._low), self._high))


class Choice(LayoutNode):
    """One of some constants, as its index."""

    def __init__(self, name: str, values: Sequence[Any]) -> None:
        super().__init__(name)
        self._index = {value: index for index, value in enumerate(values)}

    def fields(self) -> Iterator[LayoutField]:
        meaning = ", ".join(f"{index} {value}" for value, index in self._index.items())
        yield self.name, 1, 0, len(self._index) - 1, meaning

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        numbers.append(self._index[value])


class SeatPlace(LayoutNode):
    def __init__(self, name: str, players: int) -> None:
        super().__init__(name)
        self._players = players

    def fields(self) -> Iterator[LayoutField]:
        yield self.name, 1, 0, self._players - 1, "a seat, counted from the own one"

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        numbers.append(frame.place(value))


class SeatOrder(LayoutNode):
    """A list of seats, as the position of each seat in it."""

    def __init__(self, name: str, players: int) -> None:
        super().__init__(name)
        self._players = players

    def fields(self) -> Iterator[LayoutField]:
        yield self.name, self._players, 0, self._players, "by seat, own first: position from 1, or 0"

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        positions = [0] * self._players
        for position, seat in enumerate(value, 1):
            place = frame.place(seat)
            positions[place] = positions[place] or min(position, self._players)
        numbers += positions


class Fixed(LayoutNode):
    """Parts one after the other: a struct or a list of fixed length."""

    def __init__(self, name: str, parts: Sequence[tuple[str | int, LayoutNode]]) -> None:
        super().__init__(name)
        self._parts = parts

    def fields(self) -> Iterator[LayoutField]:
        for _, part in self._parts:
            yield from part.fields()

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        for key, part in self._parts:
            part.write(getattr(value, key) if isinstance(key, str) else value[key], frame, numbers)


class BySeat(LayoutNode):
    """One entry per seat, own seat first."""

    def __init__(self, name: str, parts: Sequence[LayoutNode]) -> None:
        super().__init__(name)
        self._parts = parts

    def fields(self) -> Iterator[LayoutField]:
        for part in self._parts:
            yield from part.fields()

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        for place, part in enumerate(self._parts):
            part.write(value[(frame.seat + place) % frame.players], frame, numbers)


class Newest(LayoutNode):
    """The last entries of a list, newest first, after the length of the list."""

    def __init__(self, name: str, parts: Sequence[LayoutNode]) -> None:
        super().__init__(name)
        self._parts = parts

    def fields(self) -> Iterator[LayoutField]:
        yield f"{self.name} (length)", 1, 0, MAX_NUMBER, "number of entries; the newest follow, newest first"
        for part in self._parts:
            yield from part.fields()

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        numbers.append(len(value))
        newest = list(value)[::-1][: len(self._parts)]
        for part, entry in zip(self._parts, newest, strict=False):
            part.write(entry, frame, numbers)
        numbers += [0] * sum(part.width for part in self._parts[len(newest) :])


class OrNone(LayoutNode):
    """A seat or a constant, or None: 0, or 1 more than its number."""

    def __init__(self, name: str, part: SeatPlace | Choice) -> None:
        super().__init__(name)
        self._part = part

    def fields(self) -> Iterator[LayoutField]:
        for name, length, _, high, meaning in self._part.fields():
            yield name, length, 0, high + 1, f"0 none, otherwise 1 more than: {meaning}"

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        if value is None:
            numbers.append(0)
        else:
            self._part.write(value, frame, numbers)
            numbers[-1] += 1


class Alternatives(LayoutNode):
    """A value of one of several types."""

    def __init__(self, name: str, types: Sequence[inspect.Type], parts: Sequence[LayoutNode]) -> None:
        super().__init__(name)
        self._types, self._parts = types, parts

    def fields(self) -> Iterator[LayoutField]:
        meaning = ", ".join(f"{index} {label(kind)}" for index, kind in enumerate(self._types))
        yield f"{self.name} (type)", 1, 0, len(self._types) - 1, meaning
        for part in self._parts:
            yield from part.fields()

    def write(self, value: Any, frame: Frame, numbers: list[int]) -> None:
        type_index = next(index for index, kind in enumerate(self._types) if is_of(value, kind))
        numbers.append(type_index)
        for index, part in enumerate(self._parts):
            if index == type_index:
                part.write(value, frame, numbers)
            else:
                numbers += [0] * part.width


class Builder:
    """Makes the parts of a layout for tables of one size. Raises UnsupportedView."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._structs: list[type] = []

    def build(self, name: str, kind: inspect.Type) -> LayoutNode:
        kind, marks = unwrap(kind)
        match kind:
            case inspect.NoneType():
                return Constant(name)
            case inspect.BoolType():
                return Choice(name, (False, True))
            case inspect.IntType():
                return self._number(name, kind, marks)
            case inspect.LiteralType(values=values):
                return Choice(name, values)
            case inspect.EnumType(cls=enum):
                return Choice(name, list(enum))
            case inspect.StructType():
                return self._struct(name, kind)
            case inspect.TupleType(item_types=types):
                return Fixed(name, [(k, self.build(f"{name}[{k}]", item)) for k, item in enumerate(types)])
            case inspect.VarTupleType() | inspect.ListType():
                return self._list(name, kind, marks)
            case inspect.UnionType():
                return self._union(name, kind)
        raise UnsupportedView(f"{name} is {type(kind).__name__.removesuffix('Type').lower()}")

    def _union(self, name: str, kind: inspect.UnionType) -> LayoutNode:
        members = sorted(kind.types, key=lambda type_: not isinstance(type_, inspect.NoneType))
        parts = [self.build(name, member) for member in members]
        match parts:
            case [Constant(), SeatPlace() | Choice() as part]:
                return OrNone(name, part)
        return Alternatives(name, members, parts)

    def _number(self, name: str, kind: inspect.IntType, marks: dict[str, Any]) -> LayoutNode:
        if marks.get(MARK) == "seat":
            return SeatPlace(name, self._players)
        low = kind.ge if kind.ge is not None else MIN_NUMBER if kind.gt is None else kind.gt + 1
        high = kind.le if kind.le is not None else MAX_NUMBER if kind.lt is None else kind.lt - 1
        return Number(name, low, high)

    def _struct(self, name: str, kind: inspect.StructType) -> LayoutNode:
        if kind.cls in self._structs:
            raise UnsupportedView(f"{name} contains itself")
        self._structs.append(kind.cls)
        fields = [field for field in kind.fields if not is_options(field.type)]
        parts = [(field.name, self.build(f"{name}.{field.encode_name}", field.type)) for field in fields]
        self._structs.pop()
        return Fixed(name, parts)

    def _list(
        self, name: str, kind: inspect.VarTupleType | inspect.ListType, marks: dict[str, Any]
    ) -> LayoutNode:
        if marks.get(MARK) == "seats":
            return SeatOrder(name, self._players)
        if marks.get(MARK) == "one_a_seat":
            return BySeat(name, [self.build(f"{name}[{k}]", kind.item_type) for k in range(self._players)])
        grid = marks.get(GRID_MARK)
        length = grid["rows"] * grid["columns"] if grid else kind.max_length
        if length is not None and length > MAX_WIDTH:
            raise UnsupportedView(f"{name} has up to {length} entries")
        if length is not None and (grid or length == kind.min_length):
            return Fixed(name, [(k, self.build(f"{name}[{k}]", kind.item_type)) for k in range(length)])
        items = MAX_ITEMS if length is None else length
        return Newest(name, [self.build(f"{name}[-{k}]", kind.item_type) for k in range(1, items + 1)])


class ViewLayout:
    """Layout of the views of one seat. Raises UnsupportedView."""

    def __init__(self, view_type: type, players: int) -> None:
        kind = inspect.type_info(view_type)
        assert isinstance(kind, inspect.StructType)
        types = {field.name: without_none(field.type) for field in kind.fields}
        builder = Builder(players)
        self._players = players
        self._parts = [(name, builder.build(name, types[name])) for name in ("table", "mine")]
        own = ("seat", 1, 0, players - 1, "the own seat, from 0")
        self.fields: tuple[Field, ...] = tuple(
            layout(own, *(field for _, part in self._parts for field in part.fields()))
        )
        if self.fields[-1].stop > MAX_WIDTH:
            raise UnsupportedView(f"the view takes {self.fields[-1].stop} numbers")

    def numbers(self, view: Any) -> list[int]:
        frame = Frame(view.mine.seat, self._players)
        numbers = [frame.seat]
        for name, part in self._parts:
            part.write(getattr(view, name), frame, numbers)
        return numbers


def unwrap(kind: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """The type without its annotations, and their marks."""
    marks: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata):
        marks |= kind.extra_json_schema or {}
        kind = kind.type
    return kind, marks


def without_none(kind: inspect.Type) -> inspect.Type:
    """`X | None` as X: a seat's view has a private part."""
    if isinstance(kind, inspect.UnionType):
        return next(type_ for type_ in kind.types if not isinstance(type_, inspect.NoneType))
    return kind


def is_options(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.StructType) and issubclass(kind.cls, GameOptions)


def label(kind: inspect.Type) -> str:
    """Name of an alternative."""
    kind, marks = unwrap(kind)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    return str(marks.get(MARK) or type(kind).__name__.removesuffix("Type").lower())


def is_of(value: object, kind: inspect.Type) -> bool:
    """True if the value is of this type. Values of a view have valid types, so outer types suffice."""
    kind, _ = unwrap(kind)
    match kind:
        case inspect.NoneType():
            return value is None
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case inspect.LiteralType(values=values):
            return value in values
        case inspect.EnumType(cls=enum):
            return isinstance(value, enum)
        case inspect.StructType(cls=struct):
            return isinstance(value, struct)
    return isinstance(value, tuple | list)
