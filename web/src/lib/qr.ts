// QR codes for links: byte mode, error correction M, versions 1 to 6 (up to 106 bytes). ISO/IEC 18004.

const TOTAL = [0, 26, 44, 70, 100, 134, 172];
const CHECK = [0, 10, 16, 26, 18, 24, 16];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4];

const EXP: number[] = [];
const LOG: number[] = [];
for (let k = 0, value = 1; k < 255; k++) {
  EXP[k] = value;
  LOG[value] = k;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

function checkWords(data: number[], count: number): number[] {
  let generator = [1];
  for (let k = 0; k < count; k++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[k]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let k = 0; k < data.length; k++) {
    const lead = rest[k]!;
    generator.forEach((factor, at) => (rest[k + at]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const room = TOTAL[version]! - CHECK[version]! * BLOCKS[version]!;
  let bits = "0100" + bytes.length.toString(2).padStart(8, "0");
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, room * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const data = bits.match(/.{8}/g)!.map((part) => parseInt(part, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const size = room / BLOCKS[version]!;
  const blocks = Array.from({ length: BLOCKS[version]! }, (_, k) => data.slice(Math.floor(k * size), Math.floor((k + 1) * size)));
  const checks = blocks.map((block) => checkWords(block, CHECK[version]!));
  const woven = (lists: number[][]) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, k) => lists.flatMap((list) => (k < list.length ? [list[k]!] : []))).flat();
  return [...woven(blocks), ...woven(checks)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let k = 0; k < size; k++) {
    set(k, 6, k % 2 === 0);
    set(6, k, k % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  if (version > 1) for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(size - 7 + dx, size - 7 + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  let rest = mask << 10; // level M is 00
  for (let k = 14; k >= 10; k--) if (rest & (1 << k)) rest ^= 0x537 << (k - 10);
  const format = ((mask << 10) | rest) ^ 0x5412;
  for (let k = 0; k < 15; k++) {
    const on = ((format >> k) & 1) === 1;
    set(8, k < 6 ? k : k < 8 ? k + 1 : size - 15 + k, on);
    set(k < 8 ? size - 1 - k : k < 9 ? 15 - k : 14 - k, 8, on);
  }
  set(8, size - 8, true);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const on = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        dark[y]![x] = on !== MASKS[mask]!(x, y);
      }
    }
  }
  return dark;
}

function penalty(dark: boolean[][]): number {
  const rows = dark.map((row) => row.map((on) => (on ? "1" : "0")).join(""));
  const columns = dark.map((_, x) => dark.map((row) => (row[x] ? "1" : "0")).join(""));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < rows.length; y++) for (let x = 1; x < rows.length; x++) if (dark[y]![x] === dark[y - 1]![x] && dark[y]![x] === dark[y]![x - 1] && dark[y]![x] === dark[y - 1]![x - 1]) sum += 3;
  const share = (rows.join("").split("1").length - 1) / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Dark modules, row by row; null where the text is too long. */
export function qr(text: string, mask?: number): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = TOTAL.findIndex((total, k) => k > 0 && bytes.length + 2 <= total - CHECK[k]! * BLOCKS[k]!);
  if (version < 1) return null;
  const words = codewords(bytes, version);
  if (mask !== undefined) return drawn(words, version, mask);
  const all = MASKS.map((_, k) => drawn(words, version, k));
  return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
