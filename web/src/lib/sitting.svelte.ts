// What somebody does with the seats of a table that has not begun: one order after the other.
import { api } from "./api.ts";
import type { Live } from "./live.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { sayError } from "./refusal.ts";
import { sitAtOnce, sitDown } from "./seating.ts";
import { typed } from "./typed.ts";
import type { Room } from "./wire.ts";
import { t } from "./words.svelte.ts";

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
      const before = this.room.yours.length;
      const now = await order();
      if (before === 0 && now.yours.length) this.live.again(now);
      else this.live.take(now);
    } catch (error) {
      this.problem = sayError(error, this.live.telling);
    }
    this.busy = false;
  }

  /** Whether they sit now. */
  async sit(event: SubmitEvent): Promise<boolean> {
    const form = event.currentTarget as HTMLFormElement;
    const wanted = typed(event) || t("web-name-default");
    const seat = this.chosen;
    if (!this.room.yours.length) prefs.name = wanted;
    await this.ask(() => sitDown(this.room, wanted, seat));
    if (this.problem) return false;
    if (seat === null) form.reset();
    else this.leave();
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
    await this.ask(() => sitAtOnce(this.room, prefs.name, seat));
    // where somebody was quicker, another one can be tapped
    if (!this.problem && !prefs.name) this.naming = this.room.yours[0] ?? null;
  }

  readonly rename = async (event: SubmitEvent): Promise<void> => {
    const [name, seat] = [typed(event), this.naming!];
    if (name) await this.ask(() => api.sit(this.room.id, name, seat));
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
