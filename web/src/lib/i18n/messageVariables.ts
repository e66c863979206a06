// How JSON becomes the variables of a message: the convention of `lusoria/words/__init__.py`, once more.
import type { GameShown, Marks } from "../net/wire.ts";

export type Value = string | number;
export type Variables = Record<string, Value>;
export type Say = (message: string, variables?: Variables) => string;

const UNKNOWN = "unknown";

/** Outside of a game only this is a seat; the server says it of every game. */
const NO_GAME: Marks = { seat: ["seat"], seats: [], one_a_seat: [], secret: {} };

type Json = { [field: string]: unknown };

/** Who is told, in which words, and what everybody is called. */
export class Reader {
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
    else if (typeof value === "boolean") found[key] = yes(value);
    else if (typeof value === "number" || typeof value === "string") found[key] = value;
    else if (!Array.isArray(value)) this.putStruct(found, key, value as Json);
    else if (this.marks.seats.includes(field)) this.putSeats(found, key, value as number[]);
    else this.putList(found, key, value);
  }

  /** Nobody, or somebody; a seat that does not exist is told by its number. */
  private isSeat(value: unknown): value is number | null {
    return value === null || (typeof value === "number" && value in this.names);
  }

  private putSeat(found: Variables, key: string, seat: number | null): void {
    const name = seat === null ? UNKNOWN : (this.names[seat] ?? "");
    found[key] = name;
    found[`${key}-is`] = this.who(seat === null ? [] : [seat]);
    found[`${key}-starts`] = seat === null ? "other" : soundOf(name);
  }

  private putSeats(found: Variables, key: string, seats: number[]): void {
    found[key] = this.joined(seats);
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

  /** `Livia, Octavia and you`: the reader comes last. */
  joined(seats: readonly number[]): string {
    const named = seats.filter((seat) => seat !== this.viewer).map((seat) => this.names[seat] ?? "");
    if (this.viewer !== null && seats.includes(this.viewer)) named.push(this.say("names-me"));
    const last = named.pop() ?? "";
    if (!named.length) return last;
    const start = named.reduce((before, end) => this.say("names-comma", { start: before, end }));
    return this.say("names-and", { start, end: last, "end-starts": soundOf(last) });
  }
}

function isStruct(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function yes(value: boolean): string {
  return value ? "yes" : "no";
}

/** How a name begins to the ear: "vowel", "i" or "other". An h before a vowel is silent. */
export function soundOf(name: string): string {
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

/** A game as its words see it; what the server says of it is here once it has said it. */
export type Told = { name: string } & Partial<Pick<GameShown, "actions" | "defaults" | "marks">>;

/** What the words need of a view. */
export interface ViewTold {
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

export class Telling {
  constructor(
    readonly say: Say,
    readonly game: Told,
    readonly names: readonly string[],
  ) {}

  private get marks(): Marks {
    return this.game.marks ?? NO_GAME;
  }

  tell(message: string, value: object, viewer: number | null = null): string {
    return this.say(`${this.game.name}-${message}`, this.reader(viewer).variables(value));
  }

  private reader(viewer: number | null): Reader {
    return new Reader(this.say, this.names, viewer, this.marks);
  }

  event(event: { type: string }, viewer: number | null): string {
    return this.tell(`event-${event.type}`, event, viewer);
  }

  action(action: { type: string }): string {
    return this.tell(`action-${action.type}`, action);
  }

  /** Why somebody who reckons did it, or would have; nothing where there are no words for it. */
  reason(why: object, viewer: number | null): string {
    const message = `reason-${(why as { type?: string }).type}`;
    const said = this.tell(message, why, viewer);
    return said === `${this.game.name}-${message}` ? "" : said;
  }

  refusal(rule: string, why: string, facts: Json): string {
    return this.tell(`refused-${rule.replaceAll(".", "-")}`, { why, ...facts });
  }

  prompt(view: ViewTold): string {
    const asked = view.mine !== null && view.table.awaited.includes(view.mine.seat);
    return this.say(
      `${this.game.name}-${asked ? "ask" : "wait"}-${view.table.step}`,
      this.viewVariables(view),
    );
  }

  /** Where the game stands, for a header. */
  round(view: ViewTold): string {
    return this.say(`${this.game.name}-round`, this.viewVariables(view));
  }

  hand(view: ViewTold): string {
    return this.say(`${this.game.name}-hand`, this.viewVariables(view));
  }

  result(result: object, viewer: number | null): string {
    return this.tell("result", { result }, viewer);
  }

  /** What lies on the table, where no board is drawn. */
  table(view: ViewTold): string {
    return this.say(`${this.game.name}-table`, this.viewVariables(view));
  }

  /** One line a seat, while the game is played. */
  places(view: ViewTold): string[] {
    return this.seatLines(view, "place");
  }

  /** One line a seat, when the game is over. */
  reveal(view: ViewTold): string[] {
    return this.seatLines(view, "seat");
  }

  /** A message for each seat, with what the lists with one entry a seat say of it. */
  private seatLines(view: ViewTold, message: string): string[] {
    const { table } = view;
    const result = (table.result ?? { winners: [] }) as Json & { winners: number[] };
    const reader = this.reader(view.mine?.seat ?? null);
    const lists = [table, result, (table.revealed ?? {}) as Json].flatMap((value) => this.oneASeat(value));
    return Array.from({ length: table.options.players }, (_, seat) =>
      this.say(`${this.game.name}-${message}`, {
        won: yes(result.winners.includes(seat)),
        ...reader.variables({
          seat,
          ...Object.fromEntries(lists.map(([field, entries]) => [field, entries[seat]])),
        }),
      }),
    );
  }

  viewVariables(view: ViewTold): Variables {
    const viewer = view.mine?.seat ?? null;
    const reader = this.reader(viewer);
    const table = { ...view.table, options: { ...this.game.defaults, ...view.table.options } };
    const found = reader.variables(table);
    if (view.mine) {
      reader.putStruct(found, "mine", view.mine);
      for (const [field, entries] of this.oneASeat(view.table))
        reader.put(found, `my-${field}`, field, entries[view.mine.seat]);
    }
    const may = new Set(view.legal.map((action) => action.type));
    for (const kind of this.game.actions ?? []) found[`may-${kind}`] = yes(may.has(kind));
    return found;
  }

  private oneASeat(value: Json): [string, unknown[]][] {
    const fields = this.marks.one_a_seat.filter((field) => Array.isArray(value[field]));
    return fields.map((field) => [field, value[field] as unknown[]]);
  }
}
