// Loads the chunks of a screen. Each file is fetched first, with retries: browsers do not retry imports.
import { fetchFile } from "./fetchFile.ts";

const fetched = new Map<string, Promise<unknown>>();
const styled = new Map<string, Promise<unknown>>();

/** What `make` makes of a file, once; what failed is made again. */
function once(made: Map<string, Promise<unknown>>, place: string, make: (place: string) => Promise<unknown>) {
  const known = made.get(place) ?? make(place);
  made.set(place, known);
  known.catch(() => made.delete(place));
  return known;
}

/** Into the browser's cache. */
const fetchPlace = async (place: string) => (await fetchFile(`/${place}`)).arrayBuffer();

/** What the page came with has its place in the cascade: once more, it would overrule what came after it. */
const isOfPage = (place: string) =>
  Boolean(
    document.querySelector(`link[rel="stylesheet"][crossorigin][href="/${place}"], script[src="/${place}"]`),
  );

function style(place: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/${place}`;
    link.onload = resolve;
    link.onerror = (trouble) => {
      link.remove();
      reject(trouble);
    };
    document.head.append(link);
  });
}

/** Vite calls this for each dynamic import, with the files it needs beside those that the page came with. */
export async function load<T>(part: () => Promise<T>, places: string[] = []): Promise<T> {
  const later = places.filter((place) => !isOfPage(place));
  await Promise.all(later.map((place) => once(fetched, place, fetchPlace)));
  // in this order, whichever came first: the styles of a board overrule those of its table
  const styles = later.filter((place) => place.endsWith(".css"));
  await Promise.all(styles.map((place) => once(styled, place, style)));
  return part();
}
