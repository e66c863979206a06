import { afterEach, expect, it, vi } from "vitest";
import { t, words } from "../../src/lib/i18n/words.svelte.ts";

vi.mock("virtual:words", () => ({ default: { en: "/en", es: "/es", fr: "/fr", de: "/de", la: "/la" } }));

/** A server that has these alone, and else an error to tell. */
function serves(...places: string[]) {
  vi.stubGlobal("fetch", async (place: string) =>
    places.includes(place)
      ? new Response(JSON.stringify({ "web-title": place }))
      : new Response(JSON.stringify({ error: { kind: "down" } }), { status: 503 }),
  );
  vi.stubGlobal("setTimeout", (then: () => void) => queueMicrotask(then)); // no pause between tries
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute() {} } });
}
afterEach(() => vi.unstubAllGlobals());

it("init reports that no catalog loads", async () => {
  // before: the page stayed white
  serves();
  expect(await words.init("de")).toBe(false);
});

it("init falls back to English", async () => {
  serves("/en");
  expect(await words.init("de")).toBe(true);
  expect([words.language, t("web-title")]).toEqual(["en", "/en"]);
});

it("failed choice keeps the present language", async () => {
  // before: nobody caught it, and what a guest brought later was said in a language that was not there
  serves("/en", "/fr");
  await words.init("en");
  expect(await words.choose("es")).toBe(false);
  expect(words.language).toBe("en");
  expect(await words.choose("fr")).toBe(true);
  expect(t("web-title")).toBe("/fr");
});
