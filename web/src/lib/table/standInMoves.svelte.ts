// Moves that a bot made while the player was away; shown until dismissed on this device.
import { api } from "../net/api.ts";
import type { AnyEvent } from "../net/wire.ts";
import { readStored, writeStored } from "../storage.ts";

const KEY = "lusoria lent";
/** Seats that are remembered. */
const MAX_SEATS = 100;

/** Moves that were dismissed, by table and seat. */
type Dismissed = [seat: string, moves: number][];

const readDismissed = () => readStored<Dismissed>(KEY) ?? [];

export class StandInMoves {
  /** Events of each move; null if there is nothing to show. */
  moves = $state.raw<AnyEvent[][] | null>(null);
  private request = "";
  private count = 0;

  constructor(private readonly table: string) {}

  /** `lent` is the number of moves a bot has made for this seat. Null seat: the device is covered. */
  async load(seat: number | null, lent: number): Promise<void> {
    const request = `${seat} ${lent}`;
    if (request === this.request) return;
    this.request = request;
    this.moves = null;
    if (seat === null || lent <= this.dismissed(seat)) return;
    const response = await api.lent(this.table, seat).catch(() => null);
    if (request !== this.request) return;
    if (!response)
      this.request = ""; // the next room message retries
    else {
      this.count = response.lent;
      this.moves = response.moves.slice(-(response.lent - this.dismissed(seat))).map(({ events }) => events);
    }
  }

  dismiss(seat: number): void {
    this.moves = null;
    const others = readDismissed().filter(([seatKey]) => seatKey !== this.key(seat));
    writeStored(KEY, [...others, [this.key(seat), this.count]].slice(-MAX_SEATS));
  }

  private key(seat: number): string {
    return `${this.table} ${seat}`;
  }

  private dismissed(seat: number): number {
    return readDismissed().find(([seatKey]) => seatKey === this.key(seat))?.[1] ?? 0;
  }
}
