// Sounds of Idus Martii.
import type { Note } from "../../lib/stage/sound.ts";

export const SEAL: Note[] = [{ tone: 140, to: 70, long: 0.12, loud: 0.5 }];
export const TURN: Note[] = [
  { tone: 520, to: 380, long: 0.05, kind: "square", loud: 0.12 },
  { tone: 480, to: 340, long: 0.06, kind: "square", loud: 0.12, at: 0.13 },
];
export const GREEN: Note[] = [{ tone: 880, to: 1180, long: 0.18, loud: 0.15 }];
export const RED: Note[] = [{ tone: 1900, to: 900, long: 0.22, kind: "sawtooth", loud: 0.06 }];
export const YELLOW: Note[] = [{ tone: 300, long: 0.08, loud: 0.2 }];
