import { afterEach, expect, it, vi } from "vitest";
import { leaveTable } from "../../src/lib/me/leaveTable.ts";

/** A server with a given answer for each request, and the requests it got. */
function serves(refusal: string | null) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const refused = refusal && method === "POST";
    const answer = refused ? { error: { kind: "table", why: refusal } } : { tables: [] };
    return new Response(JSON.stringify(answer), { status: refused ? 403 : 200 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["playing", ["POST /api/tables/t/give-up", "GET /api/me/games"]],
  ["over", ["DELETE /api/me/games/t"]],
  ["open", ["DELETE /api/me/games/t"]],
] as const)("a game that is %s", async (status, asked) => {
  const were = serves(null);
  expect(await leaveTable({ id: "t", status })).toEqual([]);
  expect(were).toEqual(asked);
});

it("a table without the player's seat leaves the list", async () => {
  // before: it was refused, and stood there for good
  const asked = serves("not_seated");
  await leaveTable({ id: "t", status: "playing" });
  expect(asked.at(-1)).toBe("DELETE /api/me/games/t");
  serves("busy");
  await expect(leaveTable({ id: "t", status: "playing" })).rejects.toThrow("busy");
});
