import { describe, expect, it } from "vitest";
import { applyDelta, withoutPrivateParts } from "../../src/lib/net/applyDelta.ts";
import type { NewsMessage, Update } from "../../src/lib/net/wire.ts";

const table = {
  step: "vote",
  awaited: [1, 3],
  options: { players: 5 },
  result: null,
  ledger: [{ turn: 1 }],
};
const update = {
  type: "update",
  version: 6,
  seat: 3,
  events: [],
  table,
  mine: { seat: 3, hand: ["loyal"] },
  legal: [{ type: "vote" }],
  ask: 1,
  deadline: 1234.5,
} as Update;
const news = (more: Partial<NewsMessage> = {}): NewsMessage => ({
  type: "news",
  version: 7,
  before: 6,
  events: [{ type: "vote_laid" }],
  ...more,
});

describe("applying a delta", () => {
  it("replaces changed fields only", () => {
    const after = applyDelta(update, news({ table: { step: "look", awaited: [2] }, deadline: 99 }))!;
    expect(after).toEqual({
      ...update,
      version: 7,
      events: [{ type: "vote_laid" }],
      table: { ...table, step: "look", awaited: [2] },
      deadline: 99,
    });
    expect(update.table.step).toBe("vote");
  });

  it("appends to lists that have grown", () => {
    const after = applyDelta(update, news({ grown: { ledger: [{ turn: 2 }, { turn: 3 }] } }))!;
    expect(after.table).toEqual({ ...table, ledger: [{ turn: 1 }, { turn: 2 }, { turn: 3 }] });
    expect(table.ledger).toHaveLength(1);
  });

  it("keeps or replaces the private part as a whole", () => {
    expect(applyDelta(update, news())).toMatchObject({
      seat: 3,
      mine: update.mine,
      legal: update.legal,
      ask: 1,
    });
    const own = { seat: 3, mine: { seat: 3, hand: [] }, legal: [], ask: 2 };
    expect(applyDelta(update, news(own))).toMatchObject(own);
  });

  it("takes legal actions without a private part", () => {
    expect(applyDelta(update, news({ seat: 3, legal: [], ask: 2 }))).toMatchObject({
      mine: update.mine,
      ask: 2,
    });
  });

  it("has no deadline without one in the delta", () => {
    expect(applyDelta(update, news())!.deadline).toBeNull();
  });

  it("never mixes private parts of two seats", () => {
    const own = { seat: 1, mine: { seat: 1, hand: ["traitor"] }, legal: [], ask: 5 };
    expect(applyDelta(update, news(own))).toMatchObject({ mine: update.mine, legal: update.legal, ask: 1 });
    expect(
      applyDelta(withoutPrivateParts(update), news({ ...own, seat: 3, mine: { seat: 3 } })),
    ).toMatchObject({
      seat: null,
      mine: null,
      legal: [],
      ask: null,
    });
  });

  it("applies to any version from `before` on", () => {
    expect(applyDelta({ ...update, version: 8 }, news({ before: 6, version: 9 }))!.version).toBe(9);
  });

  it("ignores old deltas, and rejects those with a gap", () => {
    const known = { ...update, version: 7 };
    expect(applyDelta(known, news())).toBe(known);
    expect(applyDelta(update, news({ before: 7, version: 8 }))).toBeNull();
    expect(applyDelta(null, news())).toBeNull();
  });
});
