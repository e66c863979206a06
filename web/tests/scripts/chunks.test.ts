import { expect, it } from "vitest";
import { chunkOf } from "../../scripts/chunks.ts";

it.each<[string[], string | null]>([
  [[], null],
  [["after"], "after"],
  [["after alea", "home"], "home"],
  [["board alea", "table"], "table"],
  [["after alea", "board alea"], "board alea"],
  [["after alea", "pages alea"], "board alea"],
  [["board alea", "board plain"], "table"],
  [["after alea", "board plain"], "shared"],
  [["after", "after alea"], "after"],
  [["after alea", "after idus-martii"], "after"],
  [["after", "pages"], "table"],
])("a module that %j import is in the chunk %j", (importing, chunk) => {
  expect(chunkOf(importing)).toBe(chunk);
});
