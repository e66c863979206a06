// Router: maps the URL to a screen and handles clicks on links.
import { games } from "../table/games.svelte.ts";

/** Replaces the table id in the URL of an opened file. Table ids are longer. */
export const FILE = "file";

export type Screen =
  | { name: "home" | "games" | "settings" | "beliefs" | "file" | "lost" }
  | { name: "table" | "replay" | "analysis" | "tv"; table: string }
  | { name: "day"; day: string }
  | { name: "compared"; day: string; game: string }
  | { name: "rules" | "learn" | "practice"; game: string };

export function screenOf(path: string): Screen {
  const [, first = "", second = "", third, fourth] = path.split("/");
  const table = /^[\w-]{1,64}$/.test(second);
  if (first === "r" && table && third === "analysis" && !fourth) return { name: third, table: second };
  if (first === "d" && (!second || /^\d{4}-\d\d-\d\d$/.test(second)) && !fourth) {
    if (third && games.has(third)) return { name: "compared", day: second, game: third };
    if (!third) return { name: "day", day: second };
  }
  if (third || fourth) return { name: "lost" };
  if (!second) {
    if (first === "") return { name: "home" };
    if (first === "games" || first === "settings" || first === "beliefs") return { name: first };
    return { name: "lost" };
  }
  if (first === "t" && table) return { name: "table", table: second };
  if (first === "r" && second === FILE) return { name: "file" };
  if (first === "r" && table) return { name: "replay", table: second };
  if (first === "tv" && table) return { name: "tv", table: second };
  if (first === "rules" && games.has(second)) return { name: "rules", game: second };
  if (first === "learn" && games.offers(second, "lesson")) return { name: first, game: second };
  if (first === "practice" && games.offers(second, "exercises")) return { name: first, game: second };
  return { name: "lost" };
}

class Route {
  path = $state.raw(typeof location === "undefined" ? "/" : location.pathname);
  screen = $derived(screenOf(this.path));

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  listen(): void {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      // an anchor on the same page makes no history entry, so that "back" leaves the page
      if (link.hash && link.pathname === location.pathname) location.replace(link.href);
      else this.go(link.pathname + link.search);
    });
  }
}

export const route = new Route();
