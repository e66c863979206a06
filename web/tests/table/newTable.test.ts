import { afterEach, expect, it, vi } from "vitest";
import { games } from "../../src/lib/table/games.svelte.ts";
import { controls } from "../../src/lib/table/houseRules.ts";
import { openTable } from "../../src/lib/table/openTable.ts";
import type { GamesShown, Room, Settings } from "../../src/lib/net/wire.ts";
import shown from "../fixtures/games.json";

vi.mock("../../src/lib/ui/router.svelte.ts", () => ({ route: { go: () => {} } }));
games.set(shown as unknown as GamesShown);
afterEach(() => vi.unstubAllGlobals());

it("a new table has free chat and is not listed", async () => {
  const bodies: { settings?: Partial<Settings> }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body?: string } = {}) => {
    if (body) bodies.push(JSON.parse(body));
    return new Response(JSON.stringify({ id: "t" }));
  });
  expect(await openTable("alea", false)).toBe("");
  expect(bodies.at(-1)!.settings).toMatchObject({ game: "alea", chat: "free" });
  expect(bodies.at(-1)!.settings!.listed).toBeUndefined();
});

it("a table that is listed has no free chat until the host chooses it again", () => {
  const settings = { game: "alea", players: 3, options: {}, clock: { kind: "none", seconds: 60 } };
  const listing = (chat: string, listed: boolean) => {
    const room = { settings: { ...settings, chat, listed: !listed } } as unknown as Room;
    return controls(room)
      .find(({ id }) => id === "web-listed")!
      .set(listed);
  };
  expect(listing("free", true)).toEqual({ listed: true, chat: "phrases" });
  expect(listing("off", true)).toEqual({ listed: true, chat: "off" });
  expect(listing("free", false)).toEqual({ listed: false, chat: "free" });
});
