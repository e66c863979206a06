// SVG paths of a small line chart.

export interface Frame {
  width: number;
  height: number;
  /** Margins. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Range of values. */
  least: number;
  most: number;
  /** Points per line. */
  count: number;
}

export type Marker = "circle" | "lozenge" | "hollow" | "triangle" | "square" | "cross";

const rounded = (number: number) => String(Math.round(number * 10) / 10);

export function x(frame: Frame, place: number): number {
  const space = frame.width - frame.left - frame.right;
  return frame.left + (frame.count > 1 ? (space * place) / (frame.count - 1) : 0);
}

export function y(frame: Frame, value: number): number {
  const space = frame.height - frame.top - frame.bottom;
  const span = frame.most - frame.least || 1;
  return frame.top + space * (1 - (value - frame.least) / span);
}

const point = (frame: Frame, place: number, value: number) =>
  `${rounded(x(frame, place))} ${rounded(y(frame, value))}`;

export function line(frame: Frame, values: readonly number[]): string {
  return values.length ? `M${values.map((value, place) => point(frame, place, value)).join("L")}` : "";
}

/** Band of plus and minus the error around each value, clipped to the range. */
export function band(frame: Frame, values: readonly number[], errors: readonly number[]): string {
  const edge = (sign: number) =>
    values.map((value, place) =>
      point(frame, place, Math.min(frame.most, Math.max(frame.least, value + sign * errors[place]!))),
    );
  return values.length ? `M${[...edge(1), ...edge(-1).reverse()].join("L")}z` : "";
}

/** Round tick values, at most `most` intervals. */
export function steps(frame: Pick<Frame, "least" | "most">, most: number): number[] {
  const span = frame.most - frame.least;
  const step = [10, 20, 50, 100, 200, 500].find((size) => span / size <= most) ?? 1000;
  const first = Math.ceil(frame.least / step) * step;
  const found = [];
  for (let value = first; value <= frame.most; value += step) found.push(value);
  return found;
}

/** One path for all markers of a line. */
export function markers(frame: Frame, values: readonly number[], marker: Marker): string {
  return values.map((value, place) => `M${point(frame, place, value)}${SHAPES[marker]}`).join("");
}

/** Relative to the point. Holes are drawn in the opposite direction. */
export const SHAPES: Record<Marker, string> = {
  circle: "m-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z",
  lozenge: "m0 -5l5 5l-5 5l-5 -5z",
  hollow: "m-3.8 -3.8h7.6v7.6h-7.6zm2.3 2.3v3h3v-3z",
  triangle: "m0 -5l4.8 8.2h-9.6z",
  square: "m-3.5 -3.5h7v7h-7z",
  cross: "m-1.3 -4.4h2.6v3.1h3.1v2.6h-3.1v3.1h-2.6v-3.1h-3.1v-2.6h3.1z",
};

/** Moves labels apart, as close to their positions as possible. */
export function spread(places: readonly number[], distance: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((index, other) => places[index]! - places[other]!);
  const found = [...places];
  let edge = least;
  for (const index of order) {
    found[index] = Math.max(found[index]!, edge);
    edge = found[index]! + distance;
  }
  edge = most;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index]!, edge);
    edge = found[index]! - distance;
  }
  return found;
}
