// Seats before the game, as the lobby draws and lists them.
import { api, RequestError, type SeatName } from "../net/api.ts";
import type { Room, SeatShown } from "../net/wire.ts";
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
  /** Text under the name: host, away, ready, or the bot's level. */
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

/** `Free seat 3, after Aelia`: the neighbour tells where the seat is. */
function freeSeat(room: Room, seat: number): string {
  const before = room.seats[(seat + room.seats.length - 1) % room.seats.length];
  const number = seat + 1;
  return before?.name
    ? t("web-free-seat-after", { number, name: before.name })
    : t("web-free-seat-number", { number });
}
