// SVG paths of beliefs: stones and rings.

/** Factions in the order of the server. */
export const SIDES = ["loyal", "traitor", "merchant"] as const;
export type Side = (typeof SIDES)[number];
export type Shares = readonly number[];
/** One path per faction. */
export type Paths = Record<Side, string>;

/** Order in a mosaic, from the bottom. */
const MOSAIC_ORDER: readonly Side[] = ["loyal", "merchant", "traitor"];
const STONES = 10;

/** Units of the viewBox: a stone, the gap between stones, the gap between turns. */
const STONE_SIZE = 10;
const STONE_GAP = 1.2;
const TURN_GAP = 4.6;
const [COLUMNS, ROWS] = [2, 5];
/** Width and height of a turn's block with its gap. */
export const BLOCK_WIDTH = COLUMNS * (STONE_SIZE + STONE_GAP) - STONE_GAP + TURN_GAP;
export const ROW_HEIGHT = ROWS * (STONE_SIZE + STONE_GAP) - STONE_GAP + TURN_GAP + 2;
/** More turns use two rows: smaller stones would lose their shape. */
const MAX_TURNS_PER_ROW = 10;
/** Fewer turns do not enlarge the stones. */
const MIN_TURNS_PER_ROW = 8;

const rounded = (number: number) => String(Math.round(number * 100) / 100);

/** Ten stones by largest remainder; ties go to the first. */
export function tenths(shares: Shares): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const exact = shares.map((share) => (share / total) * STONES);
  const counts = exact.map(Math.floor);
  const order = exact
    .map((_, one) => one)
    .sort((one, other) => remainder(exact[other]!) - remainder(exact[one]!));
  const missing = STONES - counts.reduce((sum, count) => sum + count, 0);
  for (const index of order.slice(0, missing)) counts[index]! += 1;
  return counts;
}

/** Rounded, so that ties are exact. */
const remainder = (number: number) => Math.round((number % 1) * 1e6);

/** A stone centred here: circle, lozenge, or square with a hole. */
export function stone(side: Side, x: number, y: number, size = STONE_SIZE): string {
  if (side === "loyal") {
    const [radius, across] = [rounded(0.41 * size), rounded(0.82 * size)];
    const half = `a${radius} ${radius} 0 1 0`;
    return `M${rounded(x - 0.41 * size)} ${rounded(y)}${half} ${across} 0${half} -${across} 0z`;
  }
  if (side === "traitor") {
    const half = rounded(0.55 * size);
    return `M${rounded(x)} ${rounded(y - 0.55 * size)}l${half} ${half}l-${half} ${half}l-${half} -${half}z`;
  }
  const [half, hole] = [0.42 * size, 0.17 * size];
  const [outer, inner] = [rounded(2 * half), rounded(2 * hole)];
  const from = `M${rounded(x - half)} ${rounded(y - half)}h${outer}v${outer}h-${outer}z`;
  return `${from}M${rounded(x - hole)} ${rounded(y - hole)}v${inner}h${inner}v-${inner}z`;
}

/** Faction of each of the ten stones, in mosaic order. */
function stonesOf(shares: Shares): Side[] {
  const counts = tenths(shares);
  return MOSAIC_ORDER.flatMap((side) => Array<Side>(counts[SIDES.indexOf(side)]!).fill(side));
}

const emptyPaths = (): Paths => ({ loyal: "", traitor: "", merchant: "" });

/** Turns per row and number of rows. */
export function rows(turns: number): { perRow: number; rows: number } {
  if (turns <= MAX_TURNS_PER_ROW) return { perRow: Math.max(turns, MIN_TURNS_PER_ROW), rows: 1 };
  return { perRow: Math.ceil(turns / 2), rows: 2 };
}

/** Top left corner of a turn's block. */
export function cornerOf(turn: number, turns: number): { x: number; y: number } {
  const { perRow } = rows(turns);
  return { x: (turn % perRow) * BLOCK_WIDTH, y: Math.floor(turn / perRow) * ROW_HEIGHT };
}

/** Blocks of two by five stones per turn, filled from the bottom. */
export function mosaic(turns: readonly Shares[]): Paths {
  const paths = emptyPaths();
  turns.forEach((shares, turn) => {
    const { x, y } = cornerOf(turn, turns.length);
    stonesOf(shares).forEach((side, place) => {
      const column = x + (place % COLUMNS) * (STONE_SIZE + STONE_GAP) + STONE_SIZE / 2;
      const line = y + (ROWS - 1 - Math.floor(place / COLUMNS)) * (STONE_SIZE + STONE_GAP) + STONE_SIZE / 2;
      paths[side] += stone(side, column, line);
    });
  });
  return paths;
}

/** Ten stones in a row. */
export function rowOfStones(shares: Shares): Paths {
  const paths = emptyPaths();
  stonesOf(shares).forEach((side, place) => {
    paths[side] += stone(side, place * (STONE_SIZE + 1.5) + STONE_SIZE / 2, STONE_SIZE / 2);
  });
  return paths;
}

/** Arcs of a ring, clockwise from the top. Shares below 1 % are left out. */
export function ring(shares: Shares, radius: number): Paths {
  const paths = emptyPaths();
  let from = 0;
  SIDES.forEach((side, place) => {
    const share = shares[place]!;
    if (share >= 0.01) paths[side] = arc(radius, from, from + share);
    from += share;
  });
  return paths;
}

/** `from` and `to` in turns. A full circle would be empty, so it ends just before. */
function arc(radius: number, from: number, to: number): string {
  const end = Math.min(to, from + 0.9999);
  const at = (turn: number) =>
    `${rounded(radius * Math.sin(2 * Math.PI * turn))} ${rounded(-radius * Math.cos(2 * Math.PI * turn))}`;
  return `M${at(from)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}`;
}

/** The likeliest faction; ties go to the first. */
export function likeliest(shares: Shares): Side {
  return SIDES[shares.indexOf(Math.max(...shares))]!;
}
