// Turns JSON into message variables: the convention of `lusoria/words/__init__.py`.
import type { GameShown, Marks } from "../net/wire.ts";

export type Value = string | number;
export type Variables = Record<string, Value>;
export type Say = (message: string, variables?: Variables) => string;

const UNKNOWN = "unknown";

/** Outside of a game, only the field `seat` is a seat. */
const NO_GAME: Marks = { seat: ["seat"], seats: [], one_a_seat: [], secret: {} };

type Json = { [field: string]: unknown };

/** Builds variables for one viewer. `names` are the players by seat. */
export class VariableBuilder {
  constructor(
    readonly say: Say,
    readonly names: readonly string[],
    readonly viewer: number | null = null,
    readonly marks: Marks = NO_GAME,
  ) {}

  variables(value: object): Variables {
    const found: Variables = {};
    for (const [field, item] of Object.entries(value)) this.put(found, field, field, item);
    return found;
  }

  put(found: Variables, key: string, field: string, value: unknown): void {
    if (this.marks.seat.includes(field) && this.isSeat(value)) this.putSeat(found, key, value);
    else if (value === null || value === undefined) found[key] = UNKNOWN;
    else if (typeof value === "boolean") found[key] = yesNo(value);
    else if (typeof value === "number" || typeof value === "string") {
      found[key] = value;
      this.putCell(found, key, field, value);
    } else if (!Array.isArray(value)) this.putStruct(found, key, value as Json);
    else if (this.marks.seats.includes(field)) this.putSeats(found, key, value as number[]);
    else this.putList(found, key, value);
  }

  /** Null is a seat without a holder. A number without a name stays a number. */
  private isSeat(value: unknown): value is number | null {
    return value === null || (typeof value === "number" && value in this.names);
  }

  /** Row and column of a cell, counted from 1. */
  private putCell(found: Variables, key: string, field: string, value: Value): void {
    const columns = this.marks.grids?.[this.marks.cells?.[field] ?? ""]?.columns;
    if (!columns || typeof value !== "number") return;
    found[`${key}-row`] = Math.floor(value / columns) + 1;
    found[`${key}-column`] = (value % columns) + 1;
  }

  private putSeat(found: Variables, key: string, seat: number | null): void {
    const name = seat === null ? UNKNOWN : (this.names[seat] ?? "");
    found[key] = name;
    found[`${key}-is`] = this.who(seat === null ? [] : [seat]);
    found[`${key}-starts`] = seat === null ? "other" : initialSound(name);
  }

  private putSeats(found: Variables, key: string, seats: number[]): void {
    found[key] = this.joinNames(seats);
    found[`${key}-count`] = seats.length;
    found[`${key}-is`] = this.who(seats);
  }

  putStruct(found: Variables, key: string, value: Json): void {
    for (const [field, item] of Object.entries(value)) this.put(found, `${key}-${field}`, field, item);
  }

  private putList(found: Variables, key: string, items: unknown[]): void {
    found[`${key}-count`] = items.length;
    const last = items.at(-1);
    if (isStruct(last)) this.putStruct(found, `${key}-last`, last);
    if (!items.every((item) => item === null || typeof item !== "object")) return;
    items.forEach((item, index) => this.put(found, `${key}-${index + 1}`, "", item));
    found[key] = items.map((_, index) => found[`${key}-${index + 1}`]).join(" ");
    const numbers = items.filter((item) => typeof item === "number");
    if (numbers.length) found[`${key}-most`] = Math.max(...numbers);
  }

  private who(seats: number[]): string {
    return this.viewer !== null && seats.includes(this.viewer) ? "me" : "other";
  }

  /** `Livia, Octavia and you`: the viewer comes last. */
  joinNames(seats: readonly number[]): string {
    const named = seats.filter((seat) => seat !== this.viewer).map((seat) => this.names[seat] ?? "");
    if (this.viewer !== null && seats.includes(this.viewer)) named.push(this.say("names-me"));
    const last = named.pop() ?? "";
    if (!named.length) return last;
    const start = named.reduce((before, end) => this.say("names-comma", { start: before, end }));
    return this.say("names-and", { start, end: last, "end-starts": initialSound(last) });
  }
}

function isStruct(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function yesNo(value: boolean): string {
  return value ? "yes" : "no";
}

/** Initial sound of a name: "vowel", "i" or "other". An h before a vowel is silent. */
export function initialSound(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ø/g, "o")
    .normalize("NFKD");
  let letters = plain.replace(/[^\p{L}\p{N}]/gu, "") + "  ";
  if (/^h[aeiouy]/.test(letters)) letters = letters.slice(1);
  if (/^[iy][^aeiou]/.test(letters) && !letters.startsWith("y ")) return "i";
  return /^[aeiou]/.test(letters) ? "vowel" : "other";
}

/** Facts of a refusal that are seat numbers: sent from 0, shown to people from 1. */
const SEAT_NUMBERS = ["place", "first", "last"];

/** A game's name, and its metadata once the server has sent it. */
export type GameInfo = { name: string } & Partial<Pick<GameShown, "actions" | "defaults" | "marks">>;

/** The parts of a view that messages use. */
export interface MessageView {
  table: {
    step: string;
    awaited: number[];
    options: { players: number };
    result?: unknown;
    revealed?: unknown;
  };
  mine: { seat: number } | null;
  legal: readonly { type: string }[];
}

export class GameMessages {
  constructor(
    readonly say: Say,
    readonly game: GameInfo,
    readonly names: readonly string[],
  ) {}

  private get marks(): Marks {
    return this.game.marks ?? NO_GAME;
  }

  tell(message: string, value: object, viewer: number | null = null): string {
    return this.say(`${this.game.name}-${message}`, this.reader(viewer).variables(value));
  }

  private reader(viewer: number | null): VariableBuilder {
    return new VariableBuilder(this.say, this.names, viewer, this.marks);
  }

  event(event: { type: string }, viewer: number | null): string {
    return this.tell(`event-${event.type}`, event, viewer);
  }

  action(action: { type: string }): string {
    return this.tell(`action-${action.type}`, action);
  }

  /** A bot's reason in words; empty if the catalog has none for it. */
  reason(why: object, viewer: number | null): string {
    const message = `reason-${(why as { type?: string }).type}`;
    const text = this.tell(message, why, viewer);
    return text === `${this.game.name}-${message}` ? "" : text;
  }

  refusal(rule: string, why: string, facts: Json): string {
    const found = this.reader(null).variables({ why, ...facts });
    for (const name of SEAT_NUMBERS) {
      const seat = facts[name];
      if (typeof seat === "number") found[name] = seat + 1;
    }
    return this.say(`${this.game.name}-refused-${rule.replaceAll(".", "-")}`, found);
  }

  prompt(view: MessageView): string {
    const isAwaited = view.mine !== null && view.table.awaited.includes(view.mine.seat);
    return this.say(
      `${this.game.name}-${isAwaited ? "ask" : "wait"}-${view.table.step}`,
      this.viewVariables(view),
    );
  }

  /** Round or turn, for a header. */
  round(view: MessageView): string {
    return this.say(`${this.game.name}-round`, this.viewVariables(view));
  }

  hand(view: MessageView): string {
    return this.say(`${this.game.name}-hand`, this.viewVariables(view));
  }

  result(result: object, viewer: number | null): string {
    return this.tell("result", { result }, viewer);
  }

  /** The table in a sentence, for games without a board. */
  table(view: MessageView): string {
    return this.say(`${this.game.name}-table`, this.viewVariables(view));
  }

  /** One line per seat during the game. */
  places(view: MessageView): string[] {
    return this.seatLines(view, "place");
  }

  /** One line per seat after the game. */
  reveal(view: MessageView): string[] {
    return this.seatLines(view, "seat");
  }

  /** Formats one message per seat from the lists that have one entry per seat. */
  private seatLines(view: MessageView, message: string): string[] {
    const { table } = view;
    const result = (table.result ?? { winners: [] }) as Json & { winners: number[] };
    const reader = this.reader(view.mine?.seat ?? null);
    const lists = [table, result, (table.revealed ?? {}) as Json].flatMap((value) =>
      this.perSeatLists(value),
    );
    return Array.from({ length: table.options.players }, (_, seat) =>
      this.say(`${this.game.name}-${message}`, {
        won: yesNo(result.winners.includes(seat)),
        ...reader.variables({
          seat,
          ...Object.fromEntries(lists.map(([field, entries]) => [field, entries[seat]])),
        }),
      }),
    );
  }

  viewVariables(view: MessageView): Variables {
    const viewer = view.mine?.seat ?? null;
    const reader = this.reader(viewer);
    const table = { ...view.table, options: { ...this.game.defaults, ...view.table.options } };
    const found = reader.variables(table);
    if (view.mine) {
      reader.putStruct(found, "mine", view.mine);
      for (const [field, entries] of this.perSeatLists(view.table))
        reader.put(found, `my-${field}`, field, entries[view.mine.seat]);
    }
    const may = new Set(view.legal.map((action) => action.type));
    for (const kind of this.game.actions ?? []) found[`may-${kind}`] = yesNo(may.has(kind));
    return found;
  }

  private perSeatLists(value: Json): [string, unknown[]][] {
    const fields = this.marks.one_a_seat.filter((field) => Array.isArray(value[field]));
    return fields.map((field) => [field, value[field] as unknown[]]);
  }
}
