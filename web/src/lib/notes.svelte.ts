// What somebody notes for themselves at a table. The server keeps it, and shows it to nobody else.
import { api } from "./api.ts";

/** Milliseconds without a letter more: then it is kept. */
const PAUSE = 700;

export class Notes {
  /** By seat; null until they are known: what could not be read is not written over. */
  marks = $state.raw<Record<number, string> | null>(null);
  text = $state("");
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** There is something that the server does not have. */
  private unkept = false;
  /** Each forgetting makes an answer that is still on its way one to nobody. */
  private whose = 0;
  private asked = false;

  constructor(private readonly table: string) {}

  /** A new line: what failed on the last one is tried again. */
  async again(): Promise<void> {
    this.asked = false;
    await this.read();
    if (this.unkept) await this.keep();
  }

  /** Once a line, until they are here. */
  async read(): Promise<void> {
    if (this.marks || this.asked) return;
    this.asked = true;
    const { whose } = this;
    const kept = await api.notes(this.table).catch(() => null);
    if (!kept || whose !== this.whose || this.marks) return;
    const { marks = {}, text = "" } = understood(kept.notes || "{}");
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

  /** The page goes: what was just written is kept now. */
  leave(): void {
    if (this.pause) void this.keep();
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

  private async keep(): Promise<void> {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.unkept = true;
    const { whose, marks, text } = this;
    try {
      await api.note(this.table, JSON.stringify({ marks, text }));
      if (whose === this.whose && marks === this.marks && text === this.text) this.unkept = false;
    } catch {
      // again, with the next line
    }
  }
}

/** Notes of another program are one's own, too. */
function understood(notes: string): { marks?: Record<number, string>; text?: string } {
  try {
    return JSON.parse(notes);
  } catch {
    return { text: notes };
  }
}
