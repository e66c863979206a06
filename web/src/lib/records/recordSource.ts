// Sources of a finished game: a record on the server, or a local file.
import { api, get, post, postText, RequestError } from "../net/api.ts";
import { ownSeat } from "./ownSeat.ts";
import { FILE } from "../ui/router.svelte.ts";
import type { AnalysisShown, PlayOn, Room, Steps } from "../net/wire.ts";
import { words } from "../i18n/words.svelte.ts";

export { FILE };

interface Source {
  own(): Promise<number | null>;
  views(seat: number | null, secrets: boolean): Promise<Steps>;
  /** Ready, or the progress after `wait` seconds. */
  analysis(seat: number | null, model: string, wait: number): Promise<AnalysisShown>;
  /** Opens a what-if table from one of its steps. */
  playOn(order: PlayOn): Promise<Room>;
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `&seat=${seat}`);

const analysis = (seat: number | null, model: string, wait: number) =>
  `analysis?model=${encodeURIComponent(model)}${seatQuery(seat)}${wait ? `&wait=${wait}` : ""}`;

function serverRecord(table: string): Source {
  const place = `/records/${encodeURIComponent(table)}`;
  return {
    own: () => ownSeat(table),
    views: (seat, secrets) => api.replay(table, seat, secrets),
    analysis: (seat, model, wait) => get(`${place}/${analysis(seat, model, wait)}`),
    playOn: (order) => post(`${place}/what-if`, order),
  };
}

const KEY = "lusoria-file";
/** Content of the opened file. Sent with each request and stored only in this tab. */
let text = storedFile();
function storedFile(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
const file: Source = {
  own: async () => null,
  views: (seat, secrets) => postFile(`views?secrets=${secrets}${seatQuery(seat)}`),
  analysis: (seat, model, wait) => postFile(analysis(seat, model, wait)),
  playOn: ({ step, seat, bots, lamps }) =>
    postFile(`what-if?step=${step}${seatQuery(seat)}&bots=${bots ?? ""}&lamps=${lamps ?? false}`),
};
async function postFile<T>(what: string): Promise<T> {
  if (!text) throw new RequestError({ kind: "table", why: "no_record" });
  return postText(`/opened/${what}&language=${words.language}`, text);
}

/** True if a file is open. */
export const hasOpenFile = () => text !== "";
export function openFile(content: string): void {
  text = content;
  try {
    if (content) sessionStorage.setItem(KEY, content);
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is full or blocked: the file lasts until the page is closed
  }
}

export const sourceOf = (table: string): Source => (table === FILE ? file : serverRecord(table));
