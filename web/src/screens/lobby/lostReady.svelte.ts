// Whose "ready" a change of the house rules or of the seats has taken back.
import { controls, type Control } from "../../lib/table/houseRules.ts";
import type { Room } from "../../lib/net/wire.ts";
import { t } from "../../lib/i18n/words.svelte.ts";

/** Text of a loss, and the names of the players who lost their "ready". */
export interface Loss {
  cause: string;
  names: readonly string[];
}

/** The loss between two states of a table; null if nobody lost anything or if players took it back. */
export function lossBetween(before: Room, after: Room): Loss | null {
  const cause = causeOf(before, after);
  const wereReady = before.seats.filter(isReady).map(({ name }) => name);
  const names = unreadySeats(after)
    .map(({ name }) => name)
    .filter((name) => wereReady.includes(name));
  return cause && names.length ? { cause, names } : null;
}

const isReady = ({ kind, ready }: Room["seats"][number]) => kind === "human" && ready === true;

/** The host starts the game and needs no "ready". */
const unreadySeats = ({ seats, host }: Room) =>
  seats.filter((person, seat) => person.kind === "human" && seat !== host && !isReady(person));

function causeOf(before: Room, after: Room): string {
  const rules = changedRules(before, after);
  if (rules.length) return t("web-rules-changed", { rules: rules.join(", ") });
  const order = ({ seats }: Room) => seats.map(({ name }) => name).join("\n");
  const isSame = order(before) === order(after) && before.settings.players === after.settings.players;
  return isSame ? "" : t("web-seats-changed");
}

/** `Limit: 14`. Another number of players has other printed rules: those have not been changed. */
function changedRules(before: Room, after: Room): string[] {
  if (before.settings.players !== after.settings.players) return [];
  const former = controls(before);
  return controls(after)
    .filter(({ id, value }) => former.some((rule) => rule.id === id && rule.value !== value))
    .map((rule) => rule.chip || t("web-pair", { name: rule.label, value: textOf(rule) }));
}

/** Text of a value without a chip: the default of a game's rule, or a box that is not checked. */
function textOf({ value, choices }: Control): string {
  return choices.length ? (choices.find((choice) => choice.value === value)?.text ?? "") : t("web-no");
}

/** Follows the states of a table. */
export class LostReady {
  private loss = $state.raw<Loss | null>(null);
  private last: Room | null = null;

  /** Takes the newest state. Returns what to announce: a new loss, or nothing. */
  see(room: Room): string {
    const loss = this.last && lossBetween(this.last, room);
    this.last = room;
    if (!loss) return "";
    this.loss = loss;
    return this.text(room);
  }

  /** The last loss, until the players are ready again or have left. */
  text(room: Room): string {
    if (!this.loss) return "";
    const { cause, names } = this.loss;
    const left = unreadySeats(room).filter(({ name }) => names.includes(name));
    if (!left.length) return "";
    const mine = room.yours.map((seat) => room.seats[seat]!.name);
    const listed = left.map(({ name }) => (mine.includes(name) ? t("web-you-name", { name }) : name));
    return `${cause} ${t("web-ready-lost", { names: listed.join(", ") })}`;
  }
}
