// The player's selection until it is sent.
import type { IdusPlay } from "../types.ts";
import type { Action } from "../types.gen.ts";

export class Selection {
  choice = $state.raw<Action | null>(null);
  /** The card that stays; the other one is sent. */
  keptCard = $state<number | null>(null);
  /** Both cards must be revealed before one can be kept. */
  hasLooked = $state(false);
  /** Both cards are revealed while pressed. */
  isHeld = $state(false);

  constructor(private readonly play: () => IdusPlay) {}

  /** Call for a new prompt. */
  reset(): void {
    this.choice = null;
    this.keptCard = null;
    this.hasLooked = false;
  }

  /** Compares by content: every update brings new objects. */
  is(action: Action): boolean {
    return this.choice !== null && JSON.stringify(this.choice) === JSON.stringify(action);
  }

  keep(card: number): void {
    if (!this.hasLooked) return;
    this.keptCard = card;
    this.choice = this.keepActions(card)[0] ?? null;
  }
  /** The action that keeps this card. */
  keepActions(card: number): Action[] {
    const { mine, legal } = this.play();
    const away = mine?.hand[1 - card];
    return legal.filter((action) => action.type === "discard" && action.faction === away);
  }

  /** Selects by number key. */
  take(place: number): void {
    const { table, legal } = this.play();
    const action = legal[place];
    if (table.step === "discard") {
      if (place < 2) this.keep(place);
    } else if (table.step !== "assign" && action) this.choice = action;
  }

  send(): void {
    const play = this.play();
    if (!this.choice || play.pending || !play.online) return;
    play.act(this.choice);
  }
}
