// Sounds of Alea Romana.
import type { Note } from "../../lib/stage/sound.ts";

export const DIE: Note[] = [
  { tone: 900, to: 500, long: 0.04, kind: "triangle", loud: 0.3 },
  { tone: 700, to: 420, long: 0.04, kind: "triangle", loud: 0.2, at: 0.09 },
];
export const FAIL: Note[] = [{ tone: 220, to: 90, long: 0.3, kind: "sawtooth", loud: 0.1 }];
export const WRITE: Note[] = [
  { tone: 1200, to: 1100, long: 0.03, kind: "square", loud: 0.08 },
  { tone: 1250, to: 1150, long: 0.03, kind: "square", loud: 0.08, at: 0.1 },
];
