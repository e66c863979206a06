// The active player's selection until it is sent: row, card and its use, or end of turn.
import { takenDice } from "../choreography.ts";
import { best, forecastCard, type Forecast } from "./cardForecast.ts";
import type { AleaPlay } from "../types.ts";
import { byRow, type ByRow } from "./diceReading.ts";
import type { Action, PlayCard, Roll, Write } from "../types.gen.ts";

const JOKER = "joker";

export class Selection {
  choice = $state.raw<Action | null>(null);
  /** The selected reading of the dice. */
  reading = $state<number | null>(null);
  /** A row tapped before a reading was selected, if several numbers fit. */
  private wantedRow = $state<number | null>(null);
  card = $state<string | null>(null);
  /** The last tapped card, playable or not. */
  readCard = $state<string | null>(null);
  /** The card that the Joker stands for. */
  standsFor = $state<string | null>(null);

  constructor(
    private readonly play: () => AleaPlay,
    /** Forecasts are hidden. */
    readonly isExercise = false,
  ) {}

  // --- legal actions ---

  get rolls(): Roll[] {
    return this.play().legal.filter((action) => action.type === "roll");
  }
  get writes(): Write[] {
    return this.play().legal.filter((action) => action.type === "write");
  }
  get cards(): PlayCard[] {
    return this.play().legal.filter((action) => action.type === "card");
  }
  /** Stop, or leave a failed turn. */
  get endings(): Action[] {
    return this.play().legal.filter((action) => action.type === "stop" || action.type === "leave");
  }

  // --- writing ---

  /** Possible numbers by row. */
  get rows(): ByRow {
    const fitting = this.writes.filter(({ number }) => this.reading === null || number === this.reading);
    return byRow(fitting.map(({ number, row }) => [number, row]));
  }
  get row(): number | null {
    return this.choice?.type === "write" ? this.choice.row : this.wantedRow;
  }

  /** Possible numbers of a row. */
  into(row: number): Write[] {
    return this.writes.filter(
      (write) => write.row === row && (this.reading === null || write.number === this.reading),
    );
  }
  writeInto(row: number): void {
    const fitting = this.into(row);
    this.choice = only(fitting);
    this.reading ??= this.choice && fitting[0]!.number;
    this.wantedRow = this.choice ? null : row;
    this.card = null;
  }

  readAs(number: number): void {
    const row = this.row;
    const fitting = this.writes.filter((write) => write.number === number);
    this.reading = number;
    this.card = null;
    this.wantedRow = null;
    this.choice = fitting.find((write) => write.row === row) ?? only(fitting);
  }

  // --- cards ---

  playable(card: string): boolean {
    return this.cards.some((action) => action.card === card);
  }

  /** Cards that a selected Joker may stand for. */
  get standIns(): string[] {
    if (this.card !== JOKER || this.standsFor) return [];
    return unique(this.cards.filter((action) => action.card === JOKER).map((action) => action.as!));
  }

  /** Ways to play the selected card, if there are several. */
  get ways(): PlayCard[] {
    if (!this.card || (this.card === JOKER && !this.standsFor)) return [];
    const ways = this.cards.filter((action) => action.card === this.card && this.isStandIn(action));
    return ways.length > 1 ? ways : [];
  }

  takeCard(card: string): void {
    this.readCard = card;
    if (!this.playable(card)) return;
    this.wantedRow = null;
    // tapping a Joker again clears what it stands for
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

  /** True if a card could save the turn. */
  get helps(): boolean {
    return this.cards.some((action) => this.isExercise || forecastCard(this.play().table, action).chance > 0);
  }

  /** Forecasts of all ways to play a card. */
  forecasts(card: string, as?: string): Forecast[] {
    const { table } = this.play();
    const ways = this.cards.filter((action) => action.card === card && (!as || action.as === as));
    return ways.map((action) => forecastCard(table, action));
  }
  /** Best forecast of a Joker as this card. */
  asJoker(card: string): Forecast | null {
    return this.isExercise ? null : best(this.forecasts(JOKER, card));
  }
  /** Forecast of the selected card. */
  get forecast(): Forecast | null {
    return this.choice?.type === "card" ? forecastCard(this.play().table, this.choice) : null;
  }

  private tappedDie = $state(-1);

  // --- dice for a card, selected by tapping ---

  /** The way to play the card on this die; if order does not matter, on any die with its face. */
  wayWith(at: number): PlayCard | undefined {
    const { dice } = this.play().table;
    const ways = this.ways.filter((way) => way.row === undefined);
    const exact = ways.find((way) => takenDice(dice, way).includes(at));
    return exact ?? ways.find((way) => way.at === undefined && way.die === dice[at]);
  }
  takeDie(at: number): void {
    this.choice = this.wayWith(at) ?? null;
    this.tappedDie = at;
  }
  /** Indices of the dice that the selected card takes. */
  get taken(): number[] {
    const { choice, tappedDie } = this;
    const { dice } = this.play().table;
    if (choice?.type !== "card" || choice.row !== undefined) return [];
    // of two equal dice, the tapped one
    const meant = choice.at === undefined && choice.die !== undefined && dice[tappedDie] === choice.die;
    return meant ? [tappedDie] : takenDice(dice, choice);
  }
  private takeOnlyWay(): void {
    this.choice = only(this.cards.filter((action) => action.card === this.card && this.isStandIn(action)));
  }

  private isStandIn(play: PlayCard): boolean {
    return this.card !== JOKER || play.as === this.standsFor;
  }

  // --- whole turn ---

  /** Resets for a new prompt. A single option is selected at once. */
  begin(): void {
    this.card = null;
    this.readCard = null;
    this.wantedRow = null;
    this.standsFor = null;
    this.reading = only(unique(this.writes.map((write) => write.number)));
    const { legal, table } = this.play();
    const lost = legal.length === 1 || (table.step === "failed" && !this.helps);
    this.choice = only(this.writes) ?? (lost ? (this.endings[0] ?? null) : null);
  }

  end(action: Action): void {
    this.choice = this.choice?.type === action.type ? null : action;
    this.wantedRow = null;
    this.card = null;
  }

  send(action: Action | null | undefined): void {
    const play = this.play();
    if (action && !play.pending && play.online) play.act(action);
  }
}

function unique<T>(all: readonly T[]): T[] {
  return all.filter((item, place) => all.indexOf(item) === place);
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? all[0]! : null;
}
