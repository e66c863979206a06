import { beforeAll, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { refusalText } from "../../src/lib/i18n/errorText.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("en") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("en");
  vi.unstubAllGlobals();
});

const text = (why: string, seconds: number) => refusalText({ kind: "table", why, facts: { seconds } });

it("a refusal for speed names the time", () => {
  expect(text("too_fast", 7)).toMatch(/ 7\ss\.$/);
});

it("a refusal that the page does not repeat names the time of the next try", () => {
  expect(text("too_many_tables", 6 * 3600)).toMatch(/Next try: .*\d:\d\d/);
  expect(text("too_many_tables", 60)).not.toContain("Next try");
});
