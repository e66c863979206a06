// What somebody does with the seats of a table that has not begun: one order after the other.
import { api } from "../net/api.ts";
import type { Live } from "../net/live.svelte.ts";
import { prefs } from "../me/prefs.svelte.ts";
import { sayError } from "../net/errorText.ts";
import { sitDown } from "./seating.ts";
import { typed } from "../ui/formText.ts";
import type { Room } from "../net/wire.ts";

export class Sitting {
  problem = $state("");
  busy = $state(false);
  /** The seat that was pressed. */
  chosen = $state.raw<number | null>(null);
  /** The seat of mine whose name is to be another one. */
  naming = $state.raw<number | null>(null);
  private last = Promise.resolve();

  constructor(private readonly live: Live) {}

  private get room(): Room {
    return this.live.room!;
  }

  /** Each on what the last one has brought. */
  readonly ask = (order: () => Promise<Room>): Promise<void> =>
    (this.last = this.last.then(() => this.carryOut(order)));

  private async carryOut(order: () => Promise<Room>): Promise<void> {
    this.busy = true;
    this.problem = "";
    this.live.remark = null;
    try {
      const sat = this.room.yours.length > 0;
      const now = await order();
      // after getting up, too: the name may have changed since the last hello
      if (sat !== now.yours.length > 0) this.live.again(now);
      else this.live.take(now);
    } catch (error) {
      this.problem = sayError(error, this.live.telling);
    }
    this.busy = false;
  }

  /** What this device calls somebody who sits down next, if they had their way. */
  private get wish(): string {
    return this.room.yours.length ? "" : prefs.name;
  }

  /** The name in the form. Only the socket knows of the wish: before it is open, the name may be taken. */
  get offered(): string {
    return (!this.live.online && this.wish) || (this.room.offered ?? "");
  }

  /** The remembered name, where somebody at the table has it. */
  get taken(): string {
    return this.wish && this.offered !== this.wish ? this.wish : "";
  }

  /** Whether they sit now. An offered name that was left as it is may be another one: it is never refused. */
  async sit(event: SubmitEvent): Promise<boolean> {
    const { wish, offered, chosen: seat } = this;
    const first = !this.room.yours.length;
    const wanted = typed(event);
    const own = wanted !== "" && wanted !== offered;
    await this.ask(() => sitDown(this.room, own ? { name: wanted } : { wish }, seat));
    if (this.problem) return false;
    if (first && (own || !wish)) prefs.name = this.room.seats[this.room.yours[0] ?? -1]?.name ?? "";
    if (seat !== null) this.leave();
    return true;
  }

  readonly press = (seat: number): void => {
    const { room, chosen } = this;
    if (!room.yours.length && !room.hosting) return void this.take(seat);
    if (chosen === seat) this.leave();
    else if (chosen !== null && room.hosting && room.seats[chosen]?.kind !== "empty") this.swap(chosen, seat);
    else this.chosen = seat;
  };

  /** The seat is let go, and has the focus again. */
  readonly leave = (): void => {
    const seat = this.chosen;
    this.chosen = null;
    document.querySelector<HTMLElement>(`button[data-seat="${seat}"]`)?.focus();
  };

  swap(one: number, other: number): void {
    void this.ask(() => api.swap(this.room.id, one, other)).then(this.leave);
  }

  /** It is theirs with one tap. */
  private async take(seat: number): Promise<void> {
    await this.ask(() => api.sit(this.room.id, { wish: prefs.name }, seat));
    // where somebody was quicker, another one can be tapped
    if (!this.problem && !prefs.name) this.naming = this.room.yours[0] ?? null;
  }

  readonly rename = async (event: SubmitEvent): Promise<void> => {
    const [name, seat] = [typed(event), this.naming!];
    if (name) await this.ask(() => api.sit(this.room.id, { name }, seat));
    if (this.problem) return;
    if (name && seat === this.room.yours[0]) prefs.name = name;
    this.naming = null;
  };

  /** A seat that is gone, or was taken, is let go. */
  lookAgain(): void {
    const { room, chosen, naming } = this;
    if (chosen !== null && (chosen >= room.seats.length || (!room.hosting && room.seats[chosen]!.name)))
      this.chosen = null;
    if (naming !== null && !room.yours.includes(naming)) this.naming = room.yours[0] ?? null;
  }
}
