// Where a finished game comes from: a record that the server keeps, or a file that it only looks at.
import { api, get, post, postText, Refused } from "../net/api.ts";
import { ownSeat } from "./ownSeat.ts";
import { FILE } from "../ui/router.svelte.ts";
import type { AnalysisShown, PlayOn, Room, Steps } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

export { FILE };

export interface Source {
  own(): Promise<number | null>;
  views(seat: number | null, secrets: boolean): Promise<Steps>;
  /** Ready, or how far it is after so many seconds. */
  analysis(seat: number | null, model: string, wait: number): Promise<AnalysisShown>;
  /** From a moment of it, at a table of its own. */
  playOn(asked: PlayOn): Promise<Room>;
}

const through = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

const analysis = (seat: number | null, model: string, wait: number) =>
  `analysis?model=${encodeURIComponent(model)}${through(seat)}${wait ? `&wait=${wait}` : ""}`;

function kept(table: string): Source {
  const place = `/records/${encodeURIComponent(table)}`;
  return {
    own: () => ownSeat(table),
    views: (seat, secrets) => api.replay(table, seat, secrets),
    analysis: (seat, model, wait) => get(`${place}/${analysis(seat, model, wait)}`),
    playOn: (asked) => post(`${place}/what-if`, asked),
  };
}

const KEY = "lusoria-file";
/** The text of the file: sent each time, and kept by no server; but this tab may be reloaded. */
let text = remembered();
function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
const file: Source = {
  own: async () => null,
  views: (seat, secrets) => sent(`views?secrets=${secrets}${through(seat)}`),
  analysis: (seat, model, wait) => sent(analysis(seat, model, wait)),
  playOn: ({ step, seat, bots, lamps }) =>
    sent(`what-if?step=${step}${through(seat)}&bots=${bots ?? ""}&lamps=${lamps ?? false}`),
};
async function sent<T>(what: string): Promise<T> {
  if (!text) throw new Refused({ kind: "table", why: "no_record" });
  return postText(`/opened/${what}&language=${words.language}`, text);
}

/** Whether there is a file that can be shown. */
export const isOpen = () => text !== "";
export function openFile(written: string): void {
  text = written;
  try {
    if (written) sessionStorage.setItem(KEY, written);
    else sessionStorage.removeItem(KEY);
  } catch {
    // no room, or not allowed: it is here until the page is left
  }
}

export const sourceOf = (table: string): Source => (table === FILE ? file : kept(table));
