import { expect, it, vi } from "vitest";

vi.stubGlobal("document", {
  documentElement: { dataset: {}, toggleAttribute() {} },
});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: (_: string, kept: string) => (stored = kept) });
let stored = "";

it("explanations are shown once per device or shared player", async () => {
  // before: what each name had met was kept for good, and the list grew with every evening
  const { isFirstTime } = await import("../../../src/games/idus-martii/onboarding/firstTime.ts");
  const own = { handed: false };
  expect([
    isFirstTime(own, 0, "consul"),
    isFirstTime(own, 0, "consul"),
    isFirstTime({ handed: false }, 1, "consul"),
  ]).toEqual([true, false, false]);
  const before = stored;
  const [table, another] = [{ handed: true }, { handed: true }];
  expect([
    isFirstTime(table, 0, "consul"),
    isFirstTime(table, 1, "consul"),
    isFirstTime(table, 0, "consul"),
  ]).toEqual([true, true, false]);
  expect(isFirstTime(another, 0, "consul")).toBe(true);
  expect(stored).toBe(before);
});
