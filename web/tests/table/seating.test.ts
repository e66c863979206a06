import { afterEach, expect, it, vi } from "vitest";
import { sitDown } from "../../src/lib/table/seating.ts";
import type { Room } from "../../src/lib/net/wire.ts";

const room = (...kinds: string[]) => ({ id: "t", seats: kinds.map((kind) => ({ kind })) }) as unknown as Room;

/** A server where these answers are given, one after the other; what was asked of it. */
function serves(...answers: object[]) {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { method, body }: { method: string; body?: string }) => {
    requests.push(body ? JSON.parse(body) : method);
    const answer = answers.shift()!;
    return new Response(JSON.stringify(answer), { status: "error" in answer ? 409 : 200 });
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  [["human", "bot", "empty"], null, 2],
  [["human", "bot", "bot"], null, 1],
  [["human", "human"], null, null],
  [["empty", "empty"], 1, 1],
])("with %s and choice %s the request names seat %s", async (kinds, chosen, seat) => {
  // before: no seat, and a second person of the same name was taken for the first
  const requests = serves(room());
  await sitDown(room(...kinds), { name: "Livia" }, chosen);
  expect(requests).toEqual([{ name: "Livia", seat }]);
});

it("a lost race takes another seat unless one was chosen", async () => {
  const taken = { error: { kind: "table", why: "seat_taken" } };
  const requests = serves(taken, room("human", "human", "empty"), room());
  await sitDown(room("human", "empty", "empty"), { wish: "Livia" }, null);
  expect(requests).toEqual([{ wish: "Livia", seat: 1 }, "GET", { wish: "Livia", seat: 2 }]);
  serves(taken);
  await expect(sitDown(room("human", "empty"), { name: "Livia" }, 1)).rejects.toThrow("seat_taken");
});
