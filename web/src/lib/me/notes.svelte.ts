// The player's private notes on a table, stored by the server.
import { api } from "../net/api.ts";
import { busy } from "../net/busyRequests.svelte.ts";

/** Milliseconds after the last keystroke before saving. */
const SAVE_AFTER_MS = 700;

export class Notes {
  /** By seat; null until loaded, so that unread notes are never overwritten. */
  marks = $state.raw<Record<number, string> | null>(null);
  text = $state("");
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** There are unsaved changes. */
  private isUnsaved = false;
  /** The running save. Saves run one at a time, since requests may arrive out of order. */
  private saving: Promise<void> | null = null;
  /** Incremented when the notes are cleared: pending responses are then ignored. */
  private generation = 0;
  private isRequested = false;
  private loading: Promise<void> | null = null;

  constructor(private readonly table: string) {}

  /** Call after a reconnect: repeats failed loads and saves. */
  async retry(): Promise<void> {
    await this.loading;
    this.isRequested = false;
    await this.read();
    if (this.isUnsaved || this.saving) await this.save(); // a save in flight may have failed
  }

  /** Loads once per connection, until it succeeds. */
  async read(): Promise<void> {
    if (this.marks || this.isRequested) return;
    this.isRequested = true;
    this.loading = this.fetch();
    await this.loading;
  }

  private async fetch(): Promise<void> {
    const { generation } = this;
    const response = await api.notes(this.table).catch(() => null);
    if (!response || generation !== this.generation || this.marks) return;
    const { marks, text } = parseNotes(response.notes);
    this.marks = marks;
    this.text = text;
  }

  mark(seat: number, mark: string): void {
    if (!this.marks) return;
    const { [seat]: _, ...others } = this.marks;
    this.marks = mark ? { ...others, [seat]: mark } : others;
    void this.save();
  }

  write(text: string): void {
    if (!this.marks) return;
    this.text = text;
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }

  /** Call when the page closes: saves at once. */
  saveNow(): void {
    if (!this.saveTimer && !this.isUnsaved) return;
    clearTimeout(this.saveTimer);
    this.saveTimer = undefined;
    // a refused save that waits would be repeated after this one, with older notes
    busy.cancel(new RegExp(`^PUT /tables/${this.table}/notes$`));
    void this.put().catch(() => (this.isUnsaved = true));
  }

  /** Clears the notes, for example when the device is passed on. */
  clear(): void {
    clearTimeout(this.saveTimer);
    this.saveTimer = undefined;
    this.generation += 1;
    this.isRequested = this.isUnsaved = false;
    this.marks = null;
    this.text = "";
  }

  private save(): Promise<void> {
    clearTimeout(this.saveTimer);
    this.saveTimer = undefined;
    this.isUnsaved = true;
    return (this.saving ??= this.saveAll());
  }

  private async saveAll(): Promise<void> {
    while (this.isUnsaved) {
      const { generation } = this;
      try {
        await this.put();
      } catch {
        const { isUnsaved } = this; // changed again meanwhile
        if (generation === this.generation) this.isUnsaved = true;
        if (!isUnsaved) break; // retried after the next reconnect
      }
    }
    this.saving = null;
  }

  private put(): Promise<unknown> {
    const { marks, text } = this;
    this.isUnsaved = false;
    return api.note(this.table, JSON.stringify({ marks, text }));
  }
}

interface Sheet {
  marks: Record<number, string>;
  text: string;
}

/** Notes in an unknown format are shown as text. */
function parseNotes(notes: string): Sheet {
  const sheet = parseJson(notes);
  return isSheet(sheet) ? sheet : { marks: {}, text: notes };
}

function parseJson(notes: string): unknown {
  try {
    return JSON.parse(notes);
  } catch {
    return null;
  }
}

function isSheet(value: unknown): value is Sheet {
  if (!isObject(value) || !isObject(value.marks)) return false;
  return (
    typeof value.text === "string" && Object.values(value.marks).every((mark) => typeof mark === "string")
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
