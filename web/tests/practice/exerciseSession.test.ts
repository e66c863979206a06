// What was solved stays solved, wherever the exercise stands on the shelf of today.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ExerciseSession } from "../../src/lib/practice/exerciseSession.svelte.ts";

/** A server with these exercises, all of one grade, two on a page; and a network that can fail. */
const server = {
  version: "v1",
  ids: ["a", "b", "c"],
  asked: [] as string[],
  fails: false,
  /** What happens before the ids are told; and of which shelf they are. */
  named: (version: string): string => version,
};

function answer(path: string): unknown {
  const { version, ids } = server;
  if (path.endsWith("/ids")) return { version: server.named(version), ids };
  const page = /\/(\d+)$/.exec(path);
  if (!page) return { version, grades: [ids.length, 0, 0, 0], page: 2 };
  const first = 2 * Number(page[1]);
  const here = ids.slice(first, first + 2);
  return { version, first, ids: here, exercises: here.map((id) => ({ grade: 1, id })) };
}

const stored = new Map<string, string>();
beforeEach(() => {
  Object.assign(server, {
    version: "v1",
    ids: ["a", "b", "c"],
    asked: [],
    fails: false,
    named: (one: string) => one,
  });
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    if (server.fails) throw new Error("no network");
    server.asked.push(path);
    return new Response(JSON.stringify(answer(path)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (one: ExerciseSession) => (one.current.exercise as unknown as { id: string } | null)?.id;
async function solve(one: ExerciseSession, count: number): Promise<void> {
  for (let done = 0; done < count; done++) {
    await one.open();
    one.answer({ good: true, score: 0 });
  }
}

it("solved exercises stay solved in a new set", async () => {
  await solve(new ExerciseSession("alea"), 2); // a and b
  Object.assign(server, { version: "v2", ids: ["new", "b", "a", "c"] });
  const later = new ExerciseSession("alea");
  const met: (string | undefined)[] = [];
  for (let count = 0; count < 2; count++) {
    await later.open();
    met.push(shown(later));
    later.answer({ good: true, score: 0 });
  }
  expect(met).toEqual(["new", "c"]);
  expect(later.progress.answers).toHaveLength(4);
  await later.open();
  expect(shown(later), "all were tried: what lies longest back").toBe("a");
});

it("repeated exercises count once all are tried", async () => {
  // before: answered, reloaded and answered again, one exercise was two
  const one = new ExerciseSession("alea");
  await one.open(0);
  one.answer({ good: false, score: 0 });
  const reloaded = new ExerciseSession("alea");
  await reloaded.open(0);
  reloaded.answer({ good: true, score: 1 });
  expect(reloaded.current.answered?.good, "it is judged all the same").toBe(true);
  expect(reloaded.progress.answers.map(({ good }) => good)).toEqual([false]);
  await solve(reloaded, 3);
  expect(reloaded.progress.answers.map(({ id }) => id)).toEqual(["a", "b", "c", "a"]);
});

it("a returning exercise is known as solved", async () => {
  await solve(new ExerciseSession("alea"), 1); // a
  Object.assign(server, { version: "v2", ids: ["b"] });
  const meanwhile = new ExerciseSession("alea");
  await meanwhile.open();
  meanwhile.answer({ good: true, score: 0 });
  await meanwhile.open();
  expect(shown(meanwhile), "of those that are here").toBe("b");
  Object.assign(server, { version: "v3", ids: ["a", "c", "b"] });
  const later = new ExerciseSession("alea");
  await later.open();
  expect(shown(later)).toBe("c");
});

it("progress without ids is read", async () => {
  const answers = [0, 2].map((number) => ({ number, grade: 1, good: true, score: 0, at: 1 }));
  const page = { version: "v1", first: 0, exercises: [{ grade: 1 }, { grade: 1 }] };
  const listed = { version: "v1", grades: [3, 0, 0, 0], page: 2 };
  stored.set("lusoria-practice-alea", JSON.stringify({ listed, grade: 1, answers, page }));
  const first = new ExerciseSession("alea");
  await first.open();
  expect(first.current.number).toBe(1);
  first.answer({ good: true, score: 0 });
  Object.assign(server, { version: "v2", ids: ["x", "c", "b", "a"] });
  const later = new ExerciseSession("alea");
  await later.open();
  expect(shown(later)).toBe("x");
  later.answer({ good: true, score: 0 });
  await later.open();
  expect(shown(later), "all were tried: what lies longest back").toBe("a");
});

it("old answers lose their number in a new set", async () => {
  const answers = [{ number: 0, grade: 1, good: true, score: 0, at: 1 }];
  const listed = { version: "v0", grades: [3, 0, 0, 0], page: 2 };
  stored.set("lusoria-practice-alea", JSON.stringify({ listed, grade: 1, answers, page: null }));
  const later = new ExerciseSession("alea");
  await later.open();
  expect(shown(later)).toBe("a");
  expect(later.progress.answers).toHaveLength(1);
});

it("ids are requested only if needed", async () => {
  const one = new ExerciseSession("alea");
  await solve(one, 3);
  await solve(new ExerciseSession("alea"), 1);
  expect(server.asked.filter((path) => path.endsWith("/ids"))).toHaveLength(0);
  server.fails = true;
  await new ExerciseSession("alea").open();
  server.fails = false;
  Object.assign(server, { version: "v2" });
  await solve(one, 2);
  expect(server.asked.filter((path) => path.endsWith("/ids"))).toHaveLength(1);
});

it("forgetting wins over a pending request", async () => {
  await solve(new ExerciseSession("alea"), 2);
  const later = new ExerciseSession("alea");
  Object.assign(server, {
    version: "v2",
    named(version: string) {
      later.forget();
      return version;
    },
  });
  await later.open();
  expect(server.asked.at(-2)).toMatch(/ids$/);
  expect(later.progress.answers).toEqual([]);
  expect(new ExerciseSession("alea").progress.answers).toEqual([]);
});

const nothing = () => {
  throw new Error("no network");
};
it.each([
  ["are of another shelf", () => "v3"],
  ["are not told", nothing],
])("new set is shown if the ids %s", async (_, named) => {
  await solve(new ExerciseSession("alea"), 2); // a and b
  const before = new ExerciseSession("alea").progress.answers;
  Object.assign(server, { version: "v2", ids: ["new", "b", "c", "a"], named });
  const later = new ExerciseSession("alea");
  await later.open();
  expect(later.current.problem).toBeNull();
  expect(later.progress.page?.version, "what is shown is of today").toBe("v2");
  expect(later.progress.answers).toEqual(before);
  expect(shown(later)).toBe("c"); // by the numbers of before, until it is known better
  later.answer({ good: true, score: 0 });
  await later.open();
  expect(shown(later), "it goes on").toBe("a");
  server.named = (version) => version;
  await later.open();
  expect(later.progress.answers.map(({ id, number }) => [id, number])).toEqual([
    ["a", 3],
    ["b", 1],
    ["c", 2],
  ]);
  expect(shown(later)).toBe("new");
});

it("a shorter new set opens a valid exercise", async () => {
  await solve(new ExerciseSession("alea"), 3);
  Object.assign(server, { version: "v2", ids: ["x"], named: nothing });
  const later = new ExerciseSession("alea");
  later.progress = {
    ...later.progress,
    answers: [...later.progress.answers.slice(1), later.progress.answers[0]!],
  };
  await later.open();
  expect([shown(later), later.current.problem]).toEqual(["x", null]);
});
