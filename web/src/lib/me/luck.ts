// Arithmetic of the luck report.

/** Area of the bar chart: left and right edge, base line, and length of the longest bar. */
export interface BarArea {
  from: number;
  to: number;
  baseline: number;
  maxLength: number;
}

/** SVG path with one bar per game, negative ones downwards. Null values are small circles. */
export function bars(values: readonly (number | null)[], { from, to, baseline, maxLength }: BarArea) {
  const most = Math.max(...values.map((value) => Math.abs(value ?? 0)), 1e-9);
  const step = Math.min(24, (to - from) / Math.max(values.length, 1)); // few are not too broad
  const width = Math.max(2, step - 3);
  const paths = { known: "", unknown: "" };
  values.forEach((value, place) => {
    const x = from + place * step;
    if (value === null)
      paths.unknown += `M${x + width / 2 - 2.5} ${baseline}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`;
    else {
      const height = Math.max(1, (Math.abs(value) / most) * maxLength);
      paths.known += `M${x} ${baseline}h${width}v${value < 0 ? height : -height}h${-width}z`;
    }
  });
  return paths;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Games needed for a comparison. */
const MIN_GAMES = 8;

/** Mean of the older and of the newer half. With an odd count the middle value is left out. */
export function halves(values: readonly number[]): { older: number; newer: number } | null {
  const half = Math.floor(values.length / 2);
  if (values.length < MIN_GAMES) return null;
  return { older: mean(values.slice(0, half)), newer: mean(values.slice(-half)) };
}
