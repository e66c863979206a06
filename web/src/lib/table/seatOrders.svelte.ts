// Seat orders in the lobby, sent one at a time.
import { api } from "../net/api.ts";
import type { Live } from "./live.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { errorText } from "../i18n/errorText.ts";
import { sitDown } from "./seating.ts";
import { formText } from "../ui/formText.ts";
import type { Room } from "../net/wire.ts";

export class SeatOrders {
  problem = $state("");
  busy = $state(false);
  /** The selected seat. */
  chosen = $state.raw<number | null>(null);
  /** The selected seat is for another player on this device. */
  isForPlayer = $state(false);
  /** The player's seat that is being renamed. */
  naming = $state.raw<number | null>(null);
  private last = Promise.resolve();
  private isClosed = false;

  constructor(private readonly live: Live) {}

  /** Drops queued orders: the player has left the lobby. */
  close(): void {
    this.isClosed = true;
  }

  private get room(): Room {
    return this.live.room!;
  }

  /** Queues an order after the previous ones. */
  readonly ask = (order: () => Promise<Room>): Promise<void> =>
    (this.last = this.last.then(() => this.carryOut(order)));

  private async carryOut(order: () => Promise<Room>): Promise<void> {
    if (this.isClosed) return;
    this.busy = true;
    this.problem = "";
    this.live.remark = null;
    try {
      const wasSeated = this.room.yours.length > 0;
      const room = await order();
      // also after getting up: the saved name may have changed since the last hello
      if (wasSeated !== room.yours.length > 0) this.live.reconnect(room);
      else this.live.take(room);
    } catch (error) {
      this.problem = errorText(error, this.live.messages);
    }
    this.busy = false;
  }

  /** The preferred name of the next player on this device. */
  private get wish(): string {
    return this.room.yours.length ? "" : prefs.name;
  }

  /** Initial value of the name field. Until the socket is open, the name may be taken. */
  get offered(): string {
    return (!this.live.online && this.wish) || (this.room.offered ?? "");
  }

  /** The saved name, if another player at the table has it. */
  get taken(): string {
    return this.wish && this.offered !== this.wish ? this.wish : "";
  }

  /** True if seated. An unchanged offered name may be replaced by the server and is never refused. */
  async sit(event: SubmitEvent): Promise<boolean> {
    const { wish, offered, chosen: seat } = this;
    const first = !this.room.yours.length;
    const typed = formText(event);
    const own = typed !== "" && typed !== offered;
    await this.ask(() => sitDown(this.room, own ? { name: typed } : { wish }, seat));
    if (this.problem) return false;
    if (first && (own || !wish)) prefs.name = this.room.seats[this.room.yours[0] ?? -1]?.name ?? "";
    if (seat !== null) this.leave();
    return true;
  }

  /** Selects a free seat for another player on this device. */
  readonly addPlayer = (seat: number): void => {
    if (this.busy) return;
    this.isForPlayer = true;
    this.chosen = seat;
  };

  readonly press = (seat: number): void => {
    if (this.busy) return; // a refused order may wait to be repeated: a second one would take a second seat
    const { room, chosen } = this;
    this.isForPlayer = false;
    if (!room.yours.length && !room.hosting) return void this.take(seat);
    if (chosen === seat) this.leave();
    else if (chosen !== null && room.hosting && room.seats[chosen]?.kind !== "empty") this.swap(chosen, seat);
    else this.chosen = seat;
  };

  /** Deselects the seat and returns the focus to it. */
  readonly leave = (): void => {
    const seat = this.chosen;
    this.chosen = null;
    document.querySelector<HTMLElement>(`button[data-seat="${seat}"]`)?.focus();
  };

  /** Moves the first player of this device. */
  readonly move = (seat: number): void => this.swap(this.room.yours[0]!, seat);

  private swap(one: number, other: number): void {
    void this.ask(() => api.swap(this.room.id, one, other)).then(this.leave);
  }

  /** Sits down with one tap. */
  private async take(seat: number): Promise<void> {
    await this.ask(() => api.sit(this.room.id, { wish: prefs.name }, seat));
    // if another player was faster, the error is shown and another seat can be tapped
    if (!this.problem && !prefs.name) this.naming = this.room.yours[0] ?? null;
  }

  readonly rename = async (event: SubmitEvent): Promise<void> => {
    const [name, seat] = [formText(event), this.naming!];
    if (name) await this.ask(() => api.sit(this.room.id, { name }, seat));
    if (this.problem) return;
    if (name && seat === this.room.yours[0]) prefs.name = name;
    this.naming = null;
  };

  /** Drops a selection that is no longer possible. */
  dropStale(): void {
    const { room, chosen, naming } = this;
    if (chosen !== null && (chosen >= room.seats.length || (!room.hosting && room.seats[chosen]!.name)))
      this.chosen = null;
    if (naming !== null && !room.yours.includes(naming)) this.naming = room.yours[0] ?? null;
  }
}
