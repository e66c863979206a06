// Positions of the senators: around the floor or, on a TV, on both sides.

export interface Place {
  seat: number;
  x: number;
  y: number;
  /** Side of the avatar where the name stands. */
  tag: "above" | "below" | "left" | "right";
}

/** Half axes of the oval; above UPPER names stand above. */
const WIDE = 146;
const HIGH = 129;
const UPPER = -30;
/** TV: distance from the middle, reduction for the outer seats, and vertical distances. */
const BESIDE = 218;
const NEARER = 34;
const APART = [0, 0, 96, 78, 68];

/** Clockwise, starting at the bottom. */
export function round(count: number, below: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    const y = HIGH * Math.cos(angle);
    const seat = (place + below) % count;
    return { seat, x: -WIDE * Math.sin(angle), y, tag: y > UPPER ? "below" : "above" };
  });
}

/** Clockwise, without a seat above the keystone; with an odd number the first sits at the bottom. */
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
