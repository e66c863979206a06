// SVG paths of beliefs: stones and rings.

/** Factions in the order of the server. */
export const SIDES = ["loyal", "traitor", "merchant"] as const;
export type Side = (typeof SIDES)[number];
export type Shares = readonly number[];
/** One path per faction. */
export type Paths = Record<Side, string>;

/** Order in a mosaic, from the bottom. */
const LAID: readonly Side[] = ["loyal", "merchant", "traitor"];
const TEN = 10;

/** Size of a stone, gap between stones, gap between turns. */
const STONE = 10;
const LEAD = 1.2;
const GAP = 4.6;
const [ACROSS, UP] = [2, 5];
/** Width and height of a turn's block with its gap. */
export const BLOCK = ACROSS * (STONE + LEAD) - LEAD + GAP;
export const ROW = UP * (STONE + LEAD) - LEAD + GAP + 2;
/** More turns use two rows: smaller stones would lose their shape. */
const MOST_IN_A_ROW = 10;
/** Fewer turns do not enlarge the stones. */
const LEAST_IN_A_ROW = 8;

const short = (number: number) => String(Math.round(number * 100) / 100);

/** Ten stones by largest remainder; ties go to the first. */
export function tenths(shares: Shares): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const exact = shares.map((share) => (share / total) * TEN);
  const found = exact.map(Math.floor);
  const order = exact.map((_, one) => one).sort((one, other) => rest(exact[other]!) - rest(exact[one]!));
  const missing = TEN - found.reduce((sum, count) => sum + count, 0);
  for (const one of order.slice(0, missing)) found[one]! += 1;
  return found;
}

/** Rounded, so that ties are exact. */
const rest = (number: number) => Math.round((number % 1) * 1e6);

/** A stone centred here: circle, lozenge, or square with a hole. */
export function stone(side: Side, x: number, y: number, size = STONE): string {
  if (side === "loyal") {
    const [radius, across] = [short(0.41 * size), short(0.82 * size)];
    const half = `a${radius} ${radius} 0 1 0`;
    return `M${short(x - 0.41 * size)} ${short(y)}${half} ${across} 0${half} -${across} 0z`;
  }
  if (side === "traitor") {
    const half = short(0.55 * size);
    return `M${short(x)} ${short(y - 0.55 * size)}l${half} ${half}l-${half} ${half}l-${half} -${half}z`;
  }
  const [half, hole] = [0.42 * size, 0.17 * size];
  const [outer, inner] = [short(2 * half), short(2 * hole)];
  const from = `M${short(x - half)} ${short(y - half)}h${outer}v${outer}h-${outer}z`;
  return `${from}M${short(x - hole)} ${short(y - hole)}v${inner}h${inner}v-${inner}z`;
}

/** Faction of each of the ten stones, in mosaic order. */
function laid(shares: Shares): Side[] {
  const counts = tenths(shares);
  return LAID.flatMap((side) => Array<Side>(counts[SIDES.indexOf(side)]!).fill(side));
}

const none = (): Paths => ({ loyal: "", traitor: "", merchant: "" });

/** Turns per row and number of rows. */
export function rows(turns: number): { inARow: number; rows: number } {
  if (turns <= MOST_IN_A_ROW) return { inARow: Math.max(turns, LEAST_IN_A_ROW), rows: 1 };
  return { inARow: Math.ceil(turns / 2), rows: 2 };
}

/** Top left corner of a turn's block. */
export function corner(turn: number, turns: number): { x: number; y: number } {
  const { inARow } = rows(turns);
  return { x: (turn % inARow) * BLOCK, y: Math.floor(turn / inARow) * ROW };
}

/** Blocks of two by five stones per turn, filled from the bottom. */
export function mosaic(turns: readonly Shares[]): Paths {
  const found = none();
  turns.forEach((shares, turn) => {
    const { x, y } = corner(turn, turns.length);
    laid(shares).forEach((side, place) => {
      const column = x + (place % ACROSS) * (STONE + LEAD) + STONE / 2;
      const line = y + (UP - 1 - Math.floor(place / ACROSS)) * (STONE + LEAD) + STONE / 2;
      found[side] += stone(side, column, line);
    });
  });
  return found;
}

/** Ten stones in a row. */
export function ten(shares: Shares): Paths {
  const found = none();
  laid(shares).forEach((side, place) => {
    found[side] += stone(side, place * (STONE + 1.5) + STONE / 2, STONE / 2);
  });
  return found;
}

/** Arcs of a ring, clockwise from the top. Shares below 1 % are left out. */
export function ring(shares: Shares, radius: number): Paths {
  const found = none();
  let from = 0;
  SIDES.forEach((side, place) => {
    const share = shares[place]!;
    if (share >= 0.01) found[side] = arc(radius, from, from + share);
    from += share;
  });
  return found;
}

/** `from` and `to` in turns. A full circle would be empty, so it ends just before. */
function arc(radius: number, from: number, to: number): string {
  const end = Math.min(to, from + 0.9999);
  const at = (turn: number) =>
    `${short(radius * Math.sin(2 * Math.PI * turn))} ${short(-radius * Math.cos(2 * Math.PI * turn))}`;
  return `M${at(from)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}`;
}

/** The likeliest faction; ties go to the first. */
export function likeliest(shares: Shares): Side {
  return SIDES[shares.indexOf(Math.max(...shares))]!;
}
