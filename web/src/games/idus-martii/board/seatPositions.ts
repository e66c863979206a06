// Where the senators sit: round the floor, or on a television on both sides of it, where there is most room.

export interface Place {
  seat: number;
  x: number;
  y: number;
  /** On which side of the disc the name stands. */
  tag: "above" | "below" | "left" | "right";
}

/** Half the width and the height of the oval on which they sit; above the line, names stand above. */
const WIDE = 146;
const HIGH = 129;
const UPPER = -30;
/** Beside the floor: how far from the middle, how much nearer the outermost, and how far apart. */
const BESIDE = 218;
const NEARER = 34;
const APART = [0, 0, 96, 78, 68];

/** Clockwise, from the one below. */
export function round(count: number, below: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    const y = HIGH * Math.cos(angle);
    const seat = (place + below) % count;
    return { seat, x: -WIDE * Math.sin(angle), y, tag: y > UPPER ? "below" : "above" };
  });
}

/** Clockwise, and nobody over the keystone; of an odd number, the first sits below. */
export function beside(count: number): Place[] {
  const rows = Math.floor(count / 2);
  const odd = count % 2;
  const below: Place[] = odd ? [{ seat: 0, x: 0, y: HIGH - 3, tag: "right" }] : [];
  const sides = Array.from({ length: 2 * rows }, (_, place): Place => {
    const left = place < rows;
    const row = left ? rows - 1 - place : place - rows;
    const off = row - (rows - 1) / 2;
    const x = BESIDE - NEARER * (off / Math.max(1, (rows - 1) / 2)) ** 2;
    const y = off * (APART[rows] ?? 60);
    return { seat: place + odd, x: left ? -x : x, y, tag: left ? "left" : "right" };
  });
  return [...below, ...sides];
}
