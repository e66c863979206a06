// Loads the chunks of a screen. Browsers do not retry failed imports, so each file is fetched first.
import { fetchFile } from "./fetchFile.ts";

const fetched = new Map<string, Promise<unknown>>();
const styled = new Map<string, Promise<unknown>>();

/** Memoizes `make` per file; a failure is not memoized. */
function once(done: Map<string, Promise<unknown>>, file: string, make: (file: string) => Promise<unknown>) {
  const loading = done.get(file) ?? make(file);
  done.set(file, loading);
  loading.catch(() => done.delete(file));
  return loading;
}

/** Fills the browser's cache. */
const fetchIntoCache = async (file: string) => (await fetchFile(`/${file}`)).arrayBuffer();

/** Files in the page's own HTML keep their place in the cascade and are not added again. */
const isInPage = (file: string) =>
  Boolean(
    document.querySelector(`link[rel="stylesheet"][crossorigin][href="/${file}"], script[src="/${file}"]`),
  );

function style(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/${file}`;
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove();
      reject(error);
    };
    document.head.append(link);
  });
}

/** Replaces Vite's preload helper: called for each dynamic import with the files it needs. */
export async function loadChunk<T>(importChunk: () => Promise<T>, files: string[] = []): Promise<T> {
  const later = files.filter((file) => !isInPage(file));
  await Promise.all(later.map((file) => once(fetched, file, fetchIntoCache)));
  // in this order, whatever loads first: a board's styles override those of the table
  const styles = later.filter((file) => file.endsWith(".css"));
  await Promise.all(styles.map((file) => once(styled, file, style)));
  return importChunk();
}
