// Who sits where before the game, as the pictures and the lists of the lobby need it.
import { api, Refused, type Named } from "../net/api.ts";
import type { Room, SeatShown } from "../net/wire.ts";
import { t } from "../i18n/words.svelte.ts";

/** On this seat, or the first free one. It is named, so that it can be said again and not be taken twice. */
export async function sitDown(room: Room, named: Named, seat: number | null): Promise<Room> {
  try {
    return await api.sit(room.id, named, seat ?? firstFree(room));
  } catch (error) {
    const taken = error instanceof Refused && error.refusal.why === "seat_taken";
    if (seat !== null || !taken) throw error;
    return sitDown(await api.see(room.id), named, null); // somebody was quicker
  }
}

/** An empty seat, else that of a bot; none where the table must say that it is full. */
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
  /** What stands under the name: host, away, ready, how strong a bot is. */
  note: string;
  /** All of it in words. */
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
  const said = [
    room.host === seat && t("web-host"),
    away && t("web-away"),
    readyToPlay(person) && t("web-ready"),
  ];
  return said.filter(Boolean).join(", ");
}

export function readyToPlay({ kind, ready, here }: Pick<SeatShown, "kind" | "ready" | "here">): boolean {
  return kind === "human" && here && ready === true;
}

/** For whom one might wait, besides oneself. */
export function unready(room: Room): string[] {
  return room.seats
    .filter((person, seat) => person.kind === "human" && !room.yours.includes(seat) && !readyToPlay(person))
    .map((person) => person.name);
}

/** `Free seat 3, after Aelia`: places are told by who sits before them. */
function freeSeat(room: Room, seat: number): string {
  const before = room.seats[(seat + room.seats.length - 1) % room.seats.length];
  const number = seat + 1;
  return before?.name
    ? t("web-free-seat-after", { number, name: before.name })
    : t("web-free-seat-number", { number });
}
