// JSON values in the browser's storage. If it is blocked or full, they last until the page is closed.

type Area = "localStorage" | "sessionStorage";

/** Null without a value, if it is no JSON, or if storage is blocked. */
export function readStored<T>(key: string, area: Area = "localStorage"): T | null {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown, area: Area = "localStorage"): void {
  try {
    globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // the value lasts until the page is closed
  }
}
