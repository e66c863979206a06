// Positions of the senators: around the floor or, on a TV, on both sides.

export interface Place {
  seat: number;
  x: number;
  y: number;
  /** Side of the avatar where the name stands. */
  tag: "above" | "below" | "left" | "right";
}

/** Half axes of the oval; above NAME_ABOVE_Y names stand above the avatar. */
const HALF_WIDTH = 146;
const HALF_HEIGHT = 129;
const NAME_ABOVE_Y = -30;
/** The same on a desktop, close to the floor. Farther out, a name does not fit beside its seat. */
const DESK_HALF_WIDTH = 117;
const DESK_HALF_HEIGHT = 120;
const DESK_NAME_BESIDE_X = 84;
/** TV: distance from the middle, reduction for the outer seats, and vertical distances. */
const TV_DISTANCE = 218;
const TV_OUTER_REDUCTION = 34;
const TV_ROW_HEIGHTS = [0, 0, 96, 78, 68];

/** Clockwise, starting at the bottom. */
export function seatsAround(count: number, below: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    const y = HALF_HEIGHT * Math.cos(angle);
    const seat = (place + below) % count;
    return { seat, x: -HALF_WIDTH * Math.sin(angle), y, tag: y > NAME_ABOVE_Y ? "below" : "above" };
  });
}

/** Clockwise, starting at the bottom, for a desktop. */
export function seatsOfDesk(count: number, below: number): Place[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    const [x, y] = [-DESK_HALF_WIDTH * Math.sin(angle), DESK_HALF_HEIGHT * Math.cos(angle)];
    const beside = x < -1 ? "left" : "right"; // the player's own name and that at the top: right
    const tag = Math.abs(x) <= DESK_NAME_BESIDE_X ? beside : y > 1 ? "below" : "above";
    return { seat: (place + below) % count, x, y, tag };
  });
}

/** Clockwise, without a seat above the keystone; with an odd number the first sits at the bottom. */
export function seatsBeside(count: number): Place[] {
  const rows = Math.floor(count / 2);
  const odd = count % 2;
  const below: Place[] = odd ? [{ seat: 0, x: 0, y: HALF_HEIGHT - 3, tag: "right" }] : [];
  const sides = Array.from({ length: 2 * rows }, (_, place): Place => {
    const left = place < rows;
    const row = left ? rows - 1 - place : place - rows;
    const off = row - (rows - 1) / 2;
    const x = TV_DISTANCE - TV_OUTER_REDUCTION * (off / Math.max(1, (rows - 1) / 2)) ** 2;
    const y = off * (TV_ROW_HEIGHTS[rows] ?? 60);
    return { seat: place + odd, x: left ? -x : x, y, tag: left ? "left" : "right" };
  });
  return [...below, ...sides];
}
