// What the one who is asked has chosen, until it is sent.
import type { IdusPlay } from "../types.ts";
import type { Action } from "../types.gen.ts";

export class Choosing {
  choice = $state.raw<Action | null>(null);
  /** Which of the two cards stays: what is sent is the other one. */
  kept = $state<number | null>(null);
  /** Whoever keeps a card has looked at both. */
  looked = $state(false);

  constructor(private readonly play: () => IdusPlay) {}

  /** A new question begins with nothing chosen. */
  forget(): void {
    this.choice = null;
    this.kept = null;
    this.looked = false;
  }

  /** By what it is: every update brings the same actions as new objects, while one is still choosing. */
  is(action: Action): boolean {
    return this.choice !== null && JSON.stringify(this.choice) === JSON.stringify(action);
  }

  keep(card: number): void {
    if (!this.looked) return;
    this.kept = card;
    this.choice = this.keeping(card)[0] ?? null;
  }
  /** What is sent, if this card stays. */
  keeping(card: number): Action[] {
    const { mine, legal } = this.play();
    const away = mine?.hand[1 - card];
    return legal.filter((action) => action.type === "discard" && action.faction === away);
  }

  /** By its number on the keyboard. */
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
