// Roman numerals for display.

const SIGNS: [number, string][] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

const LARGE: [number, string][] = [[100, "C"], [90, "XC"], [50, "L"], [40, "XL"], ...SIGNS];

/** Without L and C: 40 is XXXX. */
export function roman(number: number): string {
  return spell(number, SIGNS);
}

/** Standard form, with L and C. */
export function largeRoman(number: number): string {
  return spell(number, LARGE);
}

function spell(number: number, signs: typeof SIGNS): string {
  let text = "";
  let remainder = number;
  for (const [value, sign] of signs) {
    while (remainder >= value) {
      text += sign;
      remainder -= value;
    }
  }
  return text;
}
