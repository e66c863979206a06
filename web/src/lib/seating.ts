// Who sits where before the game, as the pictures and the lists of the lobby need it.
import type { Room, SeatShown } from "./wire.ts";
import { t } from "./words.svelte.ts";

export interface Place extends SeatShown {
  seat: number;
  own: boolean;
  free: boolean;
  /** A person whose page is not open. */
  away: boolean;
  /** What stands under the name: host, away, how strong a bot is. */
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
  if (room.host === seat) return t("web-host");
  if (person.kind === "bot") return person.bot ? t(`bot-${person.bot}`) : t("bot");
  return away ? t("web-away") : "";
}

/** `Free seat 3, after Aelia`: places are told by who sits before them. */
export function freeSeat(room: Room, seat: number): string {
  const before = room.seats[(seat + room.seats.length - 1) % room.seats.length];
  const number = seat + 1;
  return before?.name
    ? t("web-free-seat-after", { number, name: before.name })
    : t("web-free-seat-number", { number });
}
