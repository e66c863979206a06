// Seats before the game, as the lobby draws and lists them.
import { api, RequestError, type SeatName } from "../net/api.ts";
import type { Room, SeatShown } from "../net/wire.ts";
import { FOLDERS } from "../../games/index.ts";
import { initialSound } from "../i18n/messageVariables.ts";
import { t } from "../i18n/words.svelte.ts";

/** Sits at this seat or the first free one. Names the seat, so that a repeated request is idempotent. */
export async function sitDown(room: Room, named: SeatName, seat: number | null): Promise<Room> {
  try {
    return await api.sit(room.id, named, seat ?? firstFree(room));
  } catch (error) {
    const taken = error instanceof RequestError && error.refusal.why === "seat_taken";
    if (seat !== null || !taken) throw error;
    return sitDown(await api.see(room.id), named, null); // another player was faster
  }
}

/** An empty seat, else a bot's; null if the table is full. */
function firstFree({ seats }: Room): number | null {
  const empty = seats.findIndex(({ kind }) => kind === "empty");
  const free = empty < 0 ? seats.findIndex(({ kind }) => kind === "bot") : empty;
  return free < 0 ? null : free;
}

export interface Place extends SeatShown {
  seat: number;
  own: boolean;
  free: boolean;
  /** A person whose page is not open. */
  away: boolean;
  /** Text under the name: host, away, ready, free, or the bot's level. */
  note: string;
  /** Accessible name. */
  label: string;
}

export function placesOf(room: Room): Place[] {
  return room.seats.map((person, seat) => {
    const own = room.yours.includes(seat);
    const free = person.kind === "empty";
    const away = person.kind === "human" && !person.here;
    const label = free ? freeSeat(room, seat) : own ? t("web-you-name", { name: person.name }) : person.name;
    return { ...person, seat, own, free, away, note: noteOf(room, person, seat, away), label };
  });
}

function noteOf(room: Room, person: SeatShown, seat: number, away: boolean): string {
  if (person.kind === "empty") return t("web-free");
  if (person.kind === "bot") return person.bot ? t(`bot-${person.bot}`) : t("bot");
  const notes = [
    room.host === seat && t("web-host"),
    away && t("web-away"),
    readyToPlay(person) && t("web-ready"),
  ];
  return notes.filter(Boolean).join(", ");
}

export function readyToPlay({ kind, ready, here }: Pick<SeatShown, "kind" | "ready" | "here">): boolean {
  return kind === "human" && here && ready === true;
}

/** Other people who are not ready. */
export function unreadyNames(room: Room): string[] {
  return room.seats
    .filter((person, seat) => person.kind === "human" && !room.yours.includes(seat) && !readyToPlay(person))
    .map((person) => person.name);
}

/**
 * `Seat 3, left of Aelia`: where the seat is at the table.
 *
 * Seats go clockwise round a table, so the next one is at a player's left hand, wherever it is drawn. In a
 * row it is on the right.
 */
function freeSeat({ seats, settings }: Room, seat: number): string {
  const isRow = FOLDERS[settings.game]?.seating === "row";
  const nameAt = (at: number) => seats[isRow ? at : (at + seats.length) % seats.length]?.name ?? "";
  const [before, after] = [nameAt(seat - 1), nameAt(seat + 1)];
  const name = before || after;
  const number = seat + 1;
  if (!name) return t("web-seat-beside-free", { number });
  const isLeft = isRow !== Boolean(before);
  return t(isLeft ? "web-seat-left-of" : "web-seat-right-of", {
    number,
    name,
    "name-starts": initialSound(name),
  });
}
