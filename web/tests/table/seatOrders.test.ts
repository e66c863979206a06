import { afterEach, expect, it, vi } from "vitest";
import { SeatOrders } from "../../src/lib/table/seatOrders.svelte.ts";
import type { Live } from "../../src/lib/table/live.svelte.ts";
import type { Room } from "../../src/lib/net/wire.ts";

const guest = () => new SeatOrders({ room: { id: "t", yours: [], hosting: false } } as unknown as Live);
afterEach(() => vi.unstubAllGlobals());

it("no second seat is taken while an order waits", () => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal("fetch", fetched);
  const orders = guest();
  orders.busy = true;
  orders.press(2);
  expect(fetched).not.toHaveBeenCalled();
});

it("orders that wait in the queue are dropped with the lobby", async () => {
  const orders = guest();
  const order = vi.fn(() => Promise.resolve({} as Room));
  orders.close();
  await orders.ask(order);
  expect(order).not.toHaveBeenCalled();
});
