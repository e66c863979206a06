// Small sounds, made on the spot, only when asked for.
import { prefs } from "./prefs.svelte.ts";

type Note = { tone: number; to?: number; long: number; kind?: OscillatorType; loud?: number; at?: number };

const SOUNDS: Record<string, Note[]> = {
  seal: [{ tone: 140, to: 70, long: 0.12, loud: 0.5 }],
  turn: [{ tone: 520, to: 380, long: 0.05, kind: "square", loud: 0.12 }, { tone: 480, to: 340, long: 0.06, kind: "square", loud: 0.12, at: 0.13 }],
  green: [{ tone: 880, to: 1180, long: 0.18, loud: 0.15 }],
  red: [{ tone: 1900, to: 900, long: 0.22, kind: "sawtooth", loud: 0.06 }],
  yellow: [{ tone: 300, long: 0.08, loud: 0.2 }],
  move: [{ tone: 392, long: 0.36, loud: 0.22 }, { tone: 784, long: 0.3, loud: 0.06 }],
  die: [{ tone: 900, to: 500, long: 0.04, kind: "triangle", loud: 0.3 }, { tone: 700, to: 420, long: 0.04, kind: "triangle", loud: 0.2, at: 0.09 }],
  fail: [{ tone: 220, to: 90, long: 0.3, kind: "sawtooth", loud: 0.1 }],
  write: [{ tone: 1200, to: 1100, long: 0.03, kind: "square", loud: 0.08 }, { tone: 1250, to: 1150, long: 0.03, kind: "square", loud: 0.08, at: 0.1 }],
  end: [{ tone: 262, long: 0.38, loud: 0.2 }, { tone: 330, long: 0.38, loud: 0.15 }, { tone: 392, long: 0.38, loud: 0.15 }],
};

let context: AudioContext | null = null;

export function sound(name: string): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name] ?? []) {
    const start = context.currentTime + (note.at ?? 0);
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = note.kind ?? "sine";
    tone.frequency.setValueAtTime(note.tone, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
    gain.gain.setValueAtTime(note.loud ?? 0.2, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + note.long);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + note.long);
  }
}

/** A touch for "your move", where the device can and sounds are wanted. */
export function nudge(): void {
  if (prefs.sound) navigator.vibrate?.(20);
}
