// Moves that a bot made while the player was away; shown until dismissed on this device.
import { api } from "../net/api.ts";
import type { AnyEvent } from "../net/wire.ts";

const PLACE = "lusoria lent";
/** Seats that are remembered. */
const MOST = 100;

type Seen = [seat: string, lent: number][];

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Seen;
  } catch {
    return [];
  }
}

export class StandInMoves {
  /** Events of each move; null if there is nothing to show. */
  moves = $state.raw<AnyEvent[][] | null>(null);
  private asked = "";
  private lent = 0;

  constructor(private readonly table: string) {}

  /** `lent` is the number of moves a bot has made for this seat. Null seat: no one holds the device. */
  async load(seat: number | null, lent: number): Promise<void> {
    const asked = `${seat} ${lent}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.moves = null;
    if (seat === null || lent <= this.seen(seat)) return;
    const told = await api.lent(this.table, seat).catch(() => null);
    if (asked !== this.asked) return;
    if (!told)
      this.asked = ""; // the next room message retries
    else {
      this.lent = told.lent;
      this.moves = told.moves.slice(-(told.lent - this.seen(seat))).map(({ events }) => events);
    }
  }

  dismiss(seat: number): void {
    this.moves = null;
    const others = read().filter(([kept]) => kept !== this.key(seat));
    try {
      const all: Seen = [...others, [this.key(seat), this.lent]];
      localStorage.setItem(PLACE, JSON.stringify(all.slice(-MOST)));
    } catch {
      // storage is blocked: the moves are shown again
    }
  }

  private key(seat: number): string {
    return `${this.table} ${seat}`;
  }

  private seen(seat: number): number {
    return read().find(([kept]) => kept === this.key(seat))?.[1] ?? 0;
  }
}
