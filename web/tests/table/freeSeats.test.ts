import { beforeEach, expect, it, vi } from "vitest";
import { catalog } from "../../scripts/catalogs.ts";
import { words } from "../../src/lib/i18n/words.svelte.ts";
import { placesOf } from "../../src/lib/table/seating.ts";
import type { Room } from "../../src/lib/net/wire.ts";

beforeEach(async () => {
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => catalog("fr") }));
  vi.stubGlobal("document", { documentElement: {} });
  await words.load("fr");
});

/** Seats with these names; nobody sits at a seat without a name. */
const room = (game: string, ...names: string[]) =>
  ({
    settings: { game },
    yours: [],
    host: null,
    seats: names.map((name) => ({ name, kind: name ? "human" : "empty", here: true })),
  }) as unknown as Room;
const labels = (...of: Parameters<typeof room>) =>
  placesOf(room(...of))
    .filter(({ free }) => free)
    .map(({ label }) => label);

it("a free seat at a round table is beside the nearest player in clockwise order", () => {
  expect(labels("idus-martii", "Livia", "", "", "", "")).toEqual([
    "Place 2, à gauche de Livia",
    "Place 3, à côté d’une place libre",
    "Place 4, à côté d’une place libre",
    "Place 5, à droite de Livia",
  ]);
  expect(labels("idus-martii", "", "Aelia", "", "Livia", "Iulia")).toEqual([
    "Place 1, à gauche d’Iulia",
    "Place 3, à gauche d’Aelia",
  ]);
});

it("a free seat in a row is where it is drawn, and the ends do not meet", () => {
  expect(labels("alea", "", "Livia", "", "")).toEqual([
    "Place 1, à gauche de Livia",
    "Place 3, à droite de Livia",
    "Place 4, à côté d’une place libre",
  ]);
  expect(labels("alea", "", "", "", "Livia")[0]).toBe("Place 1, à côté d’une place libre");
});
