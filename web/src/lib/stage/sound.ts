// Synthesizes short sounds, if the player has switched them on.
import { prefs } from "../me/prefs.svelte.ts";

export type Note = {
  /** Hertz; `to` if it glides. */
  tone: number;
  to?: number;
  /** Seconds. */
  long: number;
  kind?: OscillatorType;
  loud?: number;
  at?: number;
};

/** Sounds that all games share. A game's own are in its folder. */
export const MOVE: Note[] = [
  { tone: 392, long: 0.36, loud: 0.22 },
  { tone: 784, long: 0.3, loud: 0.06 },
];
export const END: Note[] = [
  { tone: 262, long: 0.38, loud: 0.2 },
  { tone: 330, long: 0.38, loud: 0.15 },
  { tone: 392, long: 0.38, loud: 0.15 },
];

let context: AudioContext | null = null;

export function sound(notes: readonly Note[]): void {
  if (!isAllowed()) return;
  context ??= new AudioContext();
  for (const note of notes) {
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

/** A short vibration for "your move", if the device supports it and sounds are on. */
export function nudge(): void {
  if (isAllowed()) navigator.vibrate?.(20);
}

/** Browsers refuse sound and vibration until the page is touched. */
function isAllowed(): boolean {
  return prefs.sound && (navigator.userActivation?.hasBeenActive ?? true);
}
