// The player's private notes on a table, stored by the server.
import { api } from "../net/api.ts";

/** Milliseconds after the last keystroke before saving. */
const SAVE_AFTER_MS = 700;

export class Notes {
  /** By seat; null until loaded, so that unread notes are never overwritten. */
  marks = $state.raw<Record<number, string> | null>(null);
  text = $state("");
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** There are unsaved changes. */
  private unkept = false;
  /** The running save. Saves run one at a time, since requests may arrive out of order. */
  private writing: Promise<void> | null = null;
  /** Incremented when the notes are cleared: pending responses are then ignored. */
  private whose = 0;
  private asked = false;
  private reading: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  /** Call after a reconnect: repeats failed loads and saves. */
  async again(): Promise<void> {
    await this.reading;
    this.asked = false;
    await this.read();
    if (this.unkept || this.writing) await this.keep(); // a save in flight may have failed
  }

  /** Loads once per connection, until it succeeds. */
  async read(): Promise<void> {
    if (this.marks || this.asked) return;
    this.asked = true;
    this.reading = this.fetch();
    await this.reading;
  }

  private async fetch(): Promise<void> {
    const { whose } = this;
    const kept = await api.notes(this.table).catch(() => null);
    if (!kept || whose !== this.whose || this.marks) return;
    const { marks, text } = parseNotes(kept.notes);
    this.marks = marks;
    this.text = text;
  }

  mark(seat: number, mark: string): void {
    if (!this.marks) return;
    const { [seat]: _, ...others } = this.marks;
    this.marks = mark ? { ...others, [seat]: mark } : others;
    void this.keep();
  }

  write(text: string): void {
    if (!this.marks) return;
    this.text = text;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.keep(), SAVE_AFTER_MS);
  }

  /** Call when the page closes: saves at once. */
  leave(): void {
    if (!this.pause && !this.unkept) return;
    clearTimeout(this.pause);
    this.pause = undefined;
    void this.put().catch(() => (this.unkept = true));
  }

  /** Clears the notes, for example when the device is passed on. */
  forget(): void {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.whose += 1;
    this.asked = this.unkept = false;
    this.marks = null;
    this.text = "";
  }

  private keep(): Promise<void> {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.unkept = true;
    return (this.writing ??= this.putAll());
  }

  private async putAll(): Promise<void> {
    while (this.unkept) {
      const { whose } = this;
      try {
        await this.put();
      } catch {
        const { unkept } = this; // changed again meanwhile
        if (whose === this.whose) this.unkept = true;
        if (!unkept) break; // retried after the next reconnect
      }
    }
    this.writing = null;
  }

  private put(): Promise<unknown> {
    const { marks, text } = this;
    this.unkept = false;
    return api.note(this.table, JSON.stringify({ marks, text }));
  }
}

interface Sheet {
  marks: Record<number, string>;
  text: string;
}

/** Notes in an unknown format are shown as text. */
function parseNotes(notes: string): Sheet {
  const sheet = parsed(notes);
  return isSheet(sheet) ? sheet : { marks: {}, text: notes };
}

function parsed(notes: string): unknown {
  try {
    return JSON.parse(notes);
  } catch {
    return null;
  }
}

function isSheet(read: unknown): read is Sheet {
  if (!isObject(read) || !isObject(read.marks)) return false;
  return typeof read.text === "string" && Object.values(read.marks).every((one) => typeof one === "string");
}

function isObject(read: unknown): read is Record<string, unknown> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}
