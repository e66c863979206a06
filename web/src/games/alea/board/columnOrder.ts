// Order of the columns on a desktop.

/** Left to right. The player stands left of the tray, the next player right of it, the rest clockwise. */
export function columnOrder(count: number, me: number | null): { left: number[]; right: number[] } {
  const first = me ?? 0;
  const clockwise = Array.from({ length: count }, (_, place) => (first + place) % count);
  const onRight = Math.ceil((count - 1) / 2);
  return {
    left: [...clockwise.slice(1 + onRight), first],
    right: clockwise.slice(1, 1 + onRight),
  };
}
