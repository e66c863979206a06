// What of an act of Idus Martii is shown, and in which order.
import { expect, it } from "vitest";
import {
  beatsOf,
  countedLast,
  decisiveVotes,
  ownVoteEvent,
  recentEvents,
  lookingAt,
} from "../../../src/games/idus-martii/choreography.ts";
import {
  lastEvent,
  soundOfBeat,
  phaseOf,
  announcement,
} from "../../../src/games/idus-martii/choreography.ts";
import { nextDecision } from "../../../src/games/idus-martii/board/offices.ts";
import { explanationsFor } from "../../../src/games/idus-martii/onboarding/firstTime.ts";
import { markOf, nextMark, type Mark } from "../../../src/games/idus-martii/ledger/marks.ts";
import { ownVote, nearLimit, warningOf } from "../../../src/games/idus-martii/board/announcementText.ts";
import type { IdusPlay } from "../../../src/games/idus-martii/types.ts";
import type { Event, Line, Table, VotesScored } from "../../../src/games/idus-martii/types.gen.ts";
import { openSecrets, turnOrder, tabletsOf } from "../../../src/games/idus-martii/board/votes.ts";
import type { PublicTurn, OpenSecrets, Votes } from "../../../src/games/idus-martii/board/votes.ts";

const PAIRS: Votes[] = [
  { green: 1, red: 1, yellow: 0 },
  { green: 1, red: 0, yellow: 1 },
  { green: 0, red: 1, yellow: 1 },
];
const cast = (turn: number, consul: number, one: number, other: number): PublicTurn => ({
  ...{ turn, consul, praetor: (consul + 1) % 5, aediles: [one, other] },
});

it("order of turned votes does not depend on colours", () => {
  // green came before red, and red before yellow: a red one said that the second was red, too
  let [sorted, all] = [0, 0];
  for (let turn = 1; turn <= 10; turn++) {
    const ways = new Set<boolean>();
    for (const [one, other] of [
      [0, 1],
      [1, 3],
      [2, 4],
      [4, 0],
      [3, 2],
      [0, 4],
    ] as const) {
      const first = PAIRS.map((votes) => turnOrder(votes, cast(turn, turn % 5, one, other)));
      const lighter = first.map(([colour], place) => PAIRS[place]![colour as "green"] && colour);
      const inOrder = lighter.join() === "green,green,red";
      expect(inOrder || lighter.join() === "red,yellow,yellow").toBe(true);
      ways.add(inOrder);
      sorted += Number(inOrder);
      all++;
    }
    expect(ways.size, `turn ${turn} has no order of its own`).toBe(2);
  }
  expect(sorted / all).toBeGreaterThan(0.3);
  expect(sorted / all).toBeLessThan(0.7);
});

const LIMIT = 13;
const table = (loyal: number, traitor: number, more: Partial<Table> = {}) =>
  ({
    limit: LIMIT,
    loyal,
    traitor,
    turn: 6,
    ledger: [],
    options: { players: 5 },
    ...more,
  }) as unknown as Table;
const SCORE: VotesScored = { type: "votes_scored", green: 0, red: 2, yellow: 0 };

function reading(part: string, now: Table): Pick<IdusPlay, "beat" | "table"> {
  return { table: now, beat: { n: 1, event: SCORE, part, ms: 1000, after: now } };
}

it("warning follows its announcement, and ends at the limit", () => {
  const line = { turn: 6, ...SCORE } as unknown as Line;
  const after = table(4, 12, { ledger: [line] });
  expect(nearLimit(after)).toEqual({ left: 1, who: "traitor" });
  expect(warningOf(reading("read", after))).toBeNull();
  expect(warningOf(reading("limit-near", after))).toEqual({ left: 1, who: "traitor" });
  const was = table(4, 13, { ledger: [{ ...line, turn: 5 }] });
  expect(warningOf(reading("turn-0", was))).toEqual({ left: 0, who: "traitor" });
  // at the moment it was passed, it said that one more would
  const over = table(4, 14, { ledger: [line] });
  expect(warningOf(reading("read", over))).toBeNull();
  // it said that two more would pass the limit
  expect(nearLimit(table(4, 15))).toBeNull();
});

it("warning comes after the result has been read", () => {
  const parts = beatsOf(SCORE, table(4, 10), table(4, 12)).map(({ part }) => part);
  expect(parts).toEqual(["turn-0", "turn-1", "move", "read", "limit-near"]);
});

it("answered prompts are withdrawn", () => {
  // after the votes had been read, the band said again that the Praetor was deciding about the swap
  const before = table(0, 0, { step: "vote", awaited: [1, 2], laid: [] });
  const laid = beatsOf({ type: "vote_laid", aedile: 1, colour: null }, before, before).at(-1)!.table;
  expect(laid.awaited).toEqual([2]);
  const looking = table(0, 0, { step: "veto", awaited: [0], laid: [1, 2], looked: 1 });
  const veto = { type: "veto_decided", praetor: 0, aedile: 1, swap: true } as const;
  expect(beatsOf(veto, looking, looking).map((act) => act.table.awaited)).toEqual([[], []]);
});

it("votes of a record are cleared at the next turn", () => {
  // in a replay with every secret the votes of turn one still lay there in turn two
  const laid = [
    { type: "vote_laid", aedile: 1, colour: "green" },
    { type: "votes_scored", green: 1, red: 1, yellow: 0 },
  ] as Event[];
  const before = { ...cast(1, 0, 1, 2), ledger: [] } as unknown as Table;
  expect(openSecrets(laid, 5, before).counted).toHaveLength(2);
  const next = { type: "turn_begun", round: 1, turn: 2, consul: 1, praetor: 2, aediles: [3, 4] } as Event;
  expect(openSecrets([...laid, next], 5, before).counted).toEqual([]);
});

it("last count stays until the next event", () => {
  // it stood for a second and a half, and then there was nothing while somebody chose a card
  for (const part of ["read", "limit-near"]) expect(countedLast(reading(part, table(0, 2)))).toBe(SCORE);
  expect(countedLast(reading("move", table(0, 2)))).toBe(null);
  // nor was it there after a reload
  const ledger = [{ turn: 6, green: 1, red: 0, yellow: 1 }] as unknown as Table["ledger"];
  const selection = table(0, 2, { step: "discard", ledger });
  expect(countedLast({ beat: null, table: selection })).toBe(ledger[0]);
  expect(countedLast({ beat: null, table: { ...selection, turn: 7, step: "vote" } })).toBe(null);
});

it("explanations do not depend on secret cards", () => {
  const named = (office: string | null, more: Partial<Table>) =>
    [...explanationsFor(office, table(0, 0, more))].map(({ what }) => what);
  expect(named("aedile", { step: "vote", round: 1 })).toEqual(["aedile"]);
  expect(named(null, { step: "discard", round: 1 })).toEqual(["merchant"]);
  expect(named(null, { step: "vote", round: 2 })).toEqual(["yellow"]);
});

const LOOKED = { type: "vote_looked_at", praetor: 0, aedile: 1, colour: null } as const;
const VETO = { type: "veto_decided", praetor: 0, aedile: 1, swap: true } as const;

/** What is shown, act by act, as a stage shows it: the parts of these events, and how things stood then. */
function* played(events: Event[], start: Table, end: Table, seat = 3) {
  const history: Event[] = [];
  let now = start;
  for (const event of events) {
    for (const { part = "", table: after, seconds } of beatsOf(event, now, end)) {
      const beat = { n: 1, event, part, ms: 1000 * seconds, after };
      yield {
        part: `${event.type} ${part}`.trim(),
        play: { table: now, beat, history: [...history], mine: { seat } as never },
      };
      now = after;
    }
    history.push(event);
  }
}
const LINE = { turn: 6, ...SCORE } as unknown as Line;
const DECIDES = table(0, 10, { step: "veto", awaited: [0], laid: [1, 2], aediles: [1, 2] });
const BEGUN = { type: "turn_begun", turn: 7, consul: 1, praetor: 2, aediles: [3, 4] } as const;
const NEXT = table(0, 12, { turn: 7, step: "vote", awaited: [3, 4], ledger: [LINE] });

it("text never goes back to an older event", () => {
  // while a swap was proclaimed, the headline said that somebody had looked; when a side came near its limit,
  // that somebody had left a vote
  const said = [...played([VETO, SCORE, BEGUN], DECIDES, NEXT)].map(({ part, play }) => [
    part,
    lastEvent(play)?.type,
  ]);
  expect(Object.fromEntries(said)).toEqual({
    "veto_decided seen": undefined, // it is still asked
    "veto_decided announcement": "veto_decided",
    "votes_scored turn-0": "veto_decided",
    "votes_scored turn-1": "veto_decided",
    "votes_scored move": "veto_decided",
    "votes_scored read": "votes_scored",
    "votes_scored limit-near": "votes_scored",
    turn_begun: "votes_scored",
  });
});

it("own action is in the text at once", () => {
  // "Cast your secret vote" stayed for a second after it was laid
  const voting = table(0, 0, { step: "vote", awaited: [1, 2], laid: [] });
  const [mine] = [...played([{ type: "vote_laid", aedile: 1, colour: null }], voting, voting, 1)];
  expect(lastEvent(mine!.play)?.type).toBe("vote_laid");
  const [theirs] = [...played([{ type: "vote_laid", aedile: 2, colour: null }], voting, voting, 1)];
  expect(lastEvent(theirs!.play)).toBeUndefined();
});

it("phases of a turn never go back", () => {
  // where no Consul chose a card, the veto came again after the scoring
  const steps = [...played([VETO, SCORE, BEGUN], DECIDES, NEXT)].map(({ play }) => phaseOf(play));
  expect([...new Set(steps)]).toEqual(["veto", "scoring", "end"]);
  expect(steps.join()).toBe(
    [...steps].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).join(),
  );
  expect(phaseOf({ beat: null, table: NEXT })).toBe("voting");
});
const ORDER = ["voting", "veto", "scoring", "end"];

it("counted votes are not shown sealed again", () => {
  // under the card that said how near a side was they lay sealed once more
  expect(tabletsOf(DECIDES, null)).toHaveLength(2);
  expect(tabletsOf({ ...DECIDES, ledger: [LINE] }, null)).toEqual([]);
});

it("offices move before the text appears", () => {
  // the badges had long come to rest when the words followed
  const assigned = { type: "roles_assigned", consul: 0, praetor: 1, aediles: [2, 3] } as const;
  const before = table(0, 0, { step: "assign", awaited: [0], praetor: null, aediles: [] });
  const after = table(0, 0, { step: "vote", awaited: [2, 3], praetor: 1, aediles: [2, 3] });
  const [moving, written] = beatsOf(assigned as Event, before, after);
  expect(moving!.table.aediles).toEqual([2, 3]);
  expect(moving!.seconds).toBeLessThan(0.8);
  expect(written!.part).toBe("read");
});

it("result of a count stays for three seconds", () => {
  // it was a second and a half, after more than three without a word
  const { read, ...shown } = Object.fromEntries(
    beatsOf(SCORE, table(0, 0), table(0, 2)).map(({ part, seconds }) => [part!, seconds]),
  );
  expect(read).toBeGreaterThanOrEqual(3);
  expect(Object.values(shown).reduce((sum, seconds) => sum + seconds)).toBeLessThan(3);
});

it("deciding player sees the last two events", () => {
  // instead of the first vote stood there what the Praetor of the turn before had done
  const laid = (aedile: number) => ({ type: "vote_laid", aedile, colour: null }) as Event;
  const history = [LOOKED, VETO, SCORE, BEGUN, laid(3), laid(4)];
  expect(recentEvents({ history }, true)).toEqual([laid(4), laid(3)]);
  expect(recentEvents({ history }, false)).toHaveLength(6);
});

it("winner is named after all cards are open", () => {
  // the winner was told before any card was turned, and nothing said why
  const over = table(4, 14, { result: {} as never });
  expect(beatsOf(SCORE, table(4, 12), over).map(({ part }) => part)).toContain("limit-passed");
  const kept = ["loyal", "traitor", "merchant"];
  const ended = { type: "game_ended", kept, result: {} } as unknown as Event;
  const parts = beatsOf(ended, over, over).map(({ part }) => part!);
  expect(parts).toEqual(["over", "struck", "card-0", "card-1", "card-2", "seen"]);
  expect(parts.filter((part) => soundOfBeat(ended, part) === null)).toEqual(["seen"]);
});

it("special turns and the end are announced", () => {
  const messages = { event: ({ type }: Event) => type };
  const said = (event: object, seat: number | null = 0) =>
    announcement(
      event as Event,
      { messages, table: table(1, 2), mine: seat === null ? null : { seat } } as unknown as IdusPlay,
    );
  expect(said({ ...BEGUN, turn: 5 })).toBe("turn_begun");
  expect(said({ ...BEGUN, turn: 6 })).not.toBe("turn_begun");
  expect(said({ ...BEGUN, turn: 10 })).not.toBe("turn_begun");
  const ended = { type: "game_ended", result: { winners: [1] }, kept: ["loyal", "traitor"] };
  expect(said(ended, null)).toBe("game_ended");
  expect(said(ended)).not.toBe("game_ended");
});

it("no prompt for a vote that is laid already", () => {
  // before: the band said again "Cast your secret vote", and there was nothing to lay
  const asked = table(0, 0, { step: "vote", awaited: [1, 2] });
  const mine = { seat: 1 } as IdusPlay["mine"];
  expect(ownVoteEvent({ table: asked, mine, legal: [{ type: "vote", colour: "red" }] })).toBeNull();
  expect(ownVoteEvent({ table: asked, mine, legal: [] })).toMatchObject({ type: "vote_laid", aedile: 1 });
  expect(ownVoteEvent({ table: asked, mine: { seat: 3 } as IdusPlay["mine"], legal: [] })).toBeNull();
  const beat = { n: 1, event: LOOKED, part: "", ms: 9, after: asked };
  expect(lookingAt({ beat, mine: { seat: 0 } as IdusPlay["mine"] })).toBe(1);
  expect(lookingAt({ beat, mine })).toBeNull();
});

it("swap animates without showing the new vote", () => {
  // a swap turned one tablet on the spot
  const veto = (round: number, part: string, swap = true) => ({
    ...{ n: 1, event: { ...VETO, swap }, part, ms: 9, after: { ...DECIDES, round, looked: 1 } as Table },
  });
  const shown = (beat: NonNullable<IdusPlay["beat"]>, open: OpenSecrets | null = null) =>
    tabletsOf(beat.after as Table, open, beat as IdusPlay["beat"]);
  const sealed = { state: "sealed" };
  expect(shown(veto(1, "seen"))[0]).toMatchObject({ ...sealed, instead: { ...sealed, seat: 1 } });
  // in round two it is seen when another one has been chosen; and where it is left, never
  for (const beat of [veto(1, "announcement"), veto(2, "seen"), veto(1, "seen", false)])
    expect(shown(beat).some(({ instead }) => instead)).toBe(false);
  const after = { ...DECIDES, round: 2, looked: 1, step: "replace", swapped: true } as Table;
  const replaced = (colour: string | null, now = after) => ({
    ...{ n: 1, event: { type: "vote_replaced", aedile: 1, colour }, part: "", ms: 9, after: now },
  });
  // also on the phone of who has chosen it
  for (const colour of [null, "red", "green", "yellow"])
    expect(shown(replaced(colour))).toEqual(shown(replaced(null)));
  const yellow = shown(replaced(null, { ...after, yellow_shown: true }))[0];
  expect(yellow).toMatchObject({ ...sealed, instead: { state: "shown", colour: "yellow" } });
  // a record that tells every secret tells both
  const open = { cards: [], counted: [], votes: ["", "green", "red"] };
  const told = { state: "shown", colour: "red", instead: { state: "shown", colour: "green" } };
  expect(shown(veto(1, "seen"), open)[0]).toMatchObject(told);
  expect(shown(replaced("red"), open)[0]).toMatchObject(told);
});

it("record shows the colour after a swap", () => {
  // in round one the old colour lay there until the votes were counted
  const laid = { type: "vote_laid", aedile: 1, colour: "green" };
  const veto = { ...VETO, aedile: 1 };
  const votes = (turn: number) =>
    openSecrets([{ ...BEGUN, turn }, laid, veto] as Event[], 5, DECIDES).votes[1];
  expect(votes(5)).toBe("red");
  expect(votes(6)).toBe("green");
});

it("next decision gives turn and office", () => {
  // a first Consul waits for two turns, and did not know for what
  const at = (turn: number, seat: number) => {
    const consul = (turn + 1) % 5;
    const aediles = [(consul + 2) % 5, (consul + 3) % 5];
    const more = { turn, round: 1, first: 2, consul, praetor: (consul + 1) % 5, aediles };
    return nextDecision(table(0, 0, more), seat);
  };
  expect(at(1, 2)).toEqual({ turn: 3, office: "aedile" });
  expect(at(1, 1)).toEqual({ turn: 2, office: "aedile" });
  expect(at(2, 2)).toEqual({ turn: 3, office: "aedile" });
  expect(at(1, 3)).toBeNull();
  expect(nextDecision(table(0, 0, { round: 2, turn: 6, first: 2, consul: 2, aediles: [] }), 0)).toBeNull();
});

it("decisive votes get a longer pause", () => {
  // the last vote of a game was turned over like every other
  const seconds = (before: Table) => beatsOf(SCORE, before, before).map((act) => act.seconds);
  const usual = seconds(table(4, 4));
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0).toFixed(3);
  for (const decisive of [table(4, 12), table(4, 4, { turn: 10 })]) {
    expect(seconds(decisive)[0]).toBeGreaterThan(usual[0]!);
    expect(sum(seconds(decisive)), "bots wait no longer for it").toBe(sum(usual));
    expect(decisiveVotes(reading("turn-0", decisive))).toBe(1);
    expect(decisiveVotes(reading("turn-1", decisive))).toBe(2);
    expect(decisiveVotes(reading("move", decisive))).toBeNull();
  }
  expect(decisiveVotes(reading("turn-0", table(4, 4)))).toBeNull();
});

it("own vote has both colours after a forced swap", () => {
  const mine = (laid: string, final: string) =>
    ({ seat: 1, votes: [{ turn: 6, laid, final }] }) as unknown as IdusPlay["mine"];
  const at = (more: Partial<Table>) => table(0, 0, { looked: 1, swapped: false, round: 1, ...more });
  expect(ownVote({ mine: mine("green", "green"), table: at({}) })).toEqual(["green"]);
  expect(ownVote({ mine: mine("green", "green"), table: at({ swapped: true }) })).toEqual(["green", "red"]);
  // somebody else had to
  expect(ownVote({ mine: mine("red", "red"), table: at({ swapped: true, looked: 2 }) })).toEqual(["red"]);
  // in round two one chooses, and until then nobody knows
  expect(ownVote({ mine: mine("red", "red"), table: at({ swapped: true, round: 2 }) })).toEqual(["red"]);
  expect(ownVote({ mine: mine("red", "yellow"), table: at({ round: 2 }) })).toEqual(["red", "yellow"]);
  expect(ownVote({ mine: mine("red", "red"), table: at({ turn: 7 }) })).toEqual([]);
});

it("tapping cycles through all marks", () => {
  const seen: Mark[] = [markOf(undefined)];
  do seen.push(nextMark(seen.at(-1)!));
  while (seen.at(-1) !== "");
  expect(seen).toEqual(["", "loyal", "traitor", "merchant", "unsure", ""]);
  expect(markOf("of another program")).toBe("unsure");
});
