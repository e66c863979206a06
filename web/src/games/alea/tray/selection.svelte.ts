// What the one on turn has chosen, until it is sent: a row for a number, a card and how it is played, an end.
import { takenDice } from "../choreography.ts";
import { best, foresee, type Forecast } from "./cardForecast.ts";
import type { AleaPlay } from "../types.ts";
import { byRow, type ByRow } from "./diceReading.ts";
import type { Action, PlayCard, Roll, Write } from "../types.gen.ts";

const JOKER = "joker";

export class Choosing {
  choice = $state.raw<Action | null>(null);
  /** The number the dice are read as. */
  reading = $state<number | null>(null);
  /** A row that was tapped before it was said how the dice are read, where several numbers fit it. */
  private wanted = $state<number | null>(null);
  card = $state<string | null>(null);
  /** The card that was tapped last, whether it can be played or not. */
  read = $state<string | null>(null);
  /** The card that the Joker stands for. */
  standsFor = $state<string | null>(null);

  constructor(
    private readonly play: () => AleaPlay,
    /** In an exercise nothing is told that would answer it: one reckons oneself what a card would do. */
    readonly unaided = false,
  ) {}

  // --- what may be done ---

  get rolls(): Roll[] {
    return this.play().legal.filter((action) => action.type === "roll");
  }
  get writes(): Write[] {
    return this.play().legal.filter((action) => action.type === "write");
  }
  get cards(): PlayCard[] {
    return this.play().legal.filter((action) => action.type === "card");
  }
  /** To stop, or to leave a turn that has failed. */
  get endings(): Action[] {
    return this.play().legal.filter((action) => action.type === "stop" || action.type === "leave");
  }

  // --- a number into a row ---

  /** The numbers that may be written into each row. */
  get rows(): ByRow {
    const fitting = this.writes.filter(({ number }) => this.reading === null || number === this.reading);
    return byRow(fitting.map(({ number, row }) => [number, row]));
  }
  get row(): number | null {
    return this.choice?.type === "write" ? this.choice.row : this.wanted;
  }

  /** What may be written into a row. */
  into(row: number): Write[] {
    return this.writes.filter(
      (write) => write.row === row && (this.reading === null || write.number === this.reading),
    );
  }
  writeInto(row: number): void {
    const fitting = this.into(row);
    this.choice = only(fitting);
    this.reading ??= this.choice && fitting[0]!.number;
    this.wanted = this.choice ? null : row;
    this.card = null;
  }

  readAs(number: number): void {
    const row = this.row;
    const fitting = this.writes.filter((write) => write.number === number);
    this.reading = number;
    this.card = null;
    this.wanted = null;
    this.choice = fitting.find((write) => write.row === row) ?? only(fitting);
  }

  // --- a card ---

  playable(card: string): boolean {
    return this.cards.some((one) => one.card === card);
  }

  /** What a Joker may stand for that is chosen, and stands for nothing yet. */
  get standIns(): string[] {
    if (this.card !== JOKER || this.standsFor) return [];
    return unique(this.cards.filter((one) => one.card === JOKER).map((one) => one.as!));
  }

  /** The ways to play the chosen card, where there are several. */
  get ways(): PlayCard[] {
    if (!this.card || (this.card === JOKER && !this.standsFor)) return [];
    const ways = this.cards.filter((one) => one.card === this.card && this.isStandIn(one));
    return ways.length > 1 ? ways : [];
  }

  takeCard(card: string): void {
    this.read = card;
    if (!this.playable(card)) return;
    this.wanted = null;
    // a Joker that stands for something is asked again for what
    this.card = this.card === card && !this.standsFor ? null : card;
    this.standsFor = null;
    this.choice = null;
    if (this.card && this.card !== JOKER) this.takeOnlyWay();
  }

  standFor(card: string): void {
    this.standsFor = card;
    this.choice = null;
    this.takeOnlyWay();
  }

  /** Whether any card could save the turn. */
  get helps(): boolean {
    return this.cards.some((one) => this.unaided || foresee(this.play().table, one).chance > 0);
  }

  /** What each way to play a card would leave; of a Joker, also each way to let it stand for this one. */
  forecasts(card: string, as?: string): Forecast[] {
    const { table } = this.play();
    const ways = this.cards.filter((one) => one.card === card && (!as || one.as === as));
    return ways.map((one) => foresee(table, one));
  }
  /** The best that a Joker would leave as this card. */
  asJoker(card: string): Forecast | null {
    return this.unaided ? null : best(this.forecasts(JOKER, card));
  }
  /** What the card that is about to be played would leave. */
  get forecast(): Forecast | null {
    return this.choice?.type === "card" ? foresee(this.play().table, this.choice) : null;
  }

  private tapped = $state(-1);

  // --- a die for a card: the die itself is tapped ---

  /** The way to play the chosen card on this die; where order does not matter, on any with this face. */
  wayWith(at: number): PlayCard | undefined {
    const { dice } = this.play().table;
    const ways = this.ways.filter((way) => way.row === undefined);
    const exact = ways.find((way) => takenDice(dice, way).includes(at));
    return exact ?? ways.find((way) => way.at === undefined && way.die === dice[at]);
  }
  takeDie(at: number): void {
    this.choice = this.wayWith(at) ?? null;
    this.tapped = at;
  }
  /** The dice that the card takes which is about to be played. */
  get taken(): number[] {
    const { choice, tapped } = this;
    const { dice } = this.play().table;
    if (choice?.type !== "card" || choice.row !== undefined) return [];
    // of two alike, the one that was meant
    const meant = choice.at === undefined && choice.die !== undefined && dice[tapped] === choice.die;
    return meant ? [tapped] : takenDice(dice, choice);
  }
  private takeOnlyWay(): void {
    this.choice = only(this.cards.filter((one) => one.card === this.card && this.isStandIn(one)));
  }

  private isStandIn(play: PlayCard): boolean {
    return this.card !== JOKER || play.as === this.standsFor;
  }

  // --- the whole ---

  /** A new question: where only one thing can be done, it is chosen already. */
  begin(): void {
    this.card = null;
    this.read = null;
    this.wanted = null;
    this.standsFor = null;
    this.reading = only(unique(this.writes.map((write) => write.number)));
    const { legal, table } = this.play();
    const lost = legal.length === 1 || (table.step === "failed" && !this.helps);
    this.choice = only(this.writes) ?? (lost ? (this.endings[0] ?? null) : null);
  }

  end(action: Action): void {
    this.choice = this.choice?.type === action.type ? null : action;
    this.wanted = null;
    this.card = null;
  }

  send(action: Action | null | undefined): void {
    const play = this.play();
    if (action && !play.pending && play.online) play.act(action);
  }
}

function unique<T>(all: readonly T[]): T[] {
  return all.filter((one, place) => all.indexOf(one) === place);
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? all[0]! : null;
}
