// What somebody notes for themselves at a table. The server keeps it, and shows it to nobody else.
import { api } from "../net/api.ts";

/** Milliseconds without a letter more: then it is kept. */
const PAUSE = 700;

export class Notes {
  /** By seat; null until they are known: what could not be read is not written over. */
  marks = $state.raw<Record<number, string> | null>(null);
  text = $state("");
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** There is something that was not given to the server. */
  private unkept = false;
  /** One after the other: of two on their way the older may arrive last. */
  private writing: Promise<void> | null = null;
  /** Each forgetting makes an answer that is still on its way one to nobody. */
  private whose = 0;
  private asked = false;
  private reading: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  /** A new line: what failed on the last one is tried again. */
  async again(): Promise<void> {
    await this.reading;
    this.asked = false;
    await this.read();
    if (this.unkept || this.writing) await this.keep(); // of what is on its way nobody knows
  }

  /** Once a line, until they are here. */
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
    const { marks, text } = understood(kept.notes);
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
    this.pause = setTimeout(() => void this.keep(), PAUSE);
  }

  /** The page goes: what was just written is kept now, for there is no later. */
  leave(): void {
    if (!this.pause && !this.unkept) return;
    clearTimeout(this.pause);
    this.pause = undefined;
    void this.put().catch(() => (this.unkept = true));
  }

  /** Somebody else may look at this now. */
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
        const { unkept } = this; // there is more meanwhile
        if (whose === this.whose) this.unkept = true;
        if (!unkept) break; // it is given with the next line
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

/** Notes of another program are one's own, too: what is not as we write it is text. */
function understood(notes: string): Sheet {
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
