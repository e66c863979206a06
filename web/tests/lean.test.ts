import { parseAst } from "vite";
import { expect, test } from "vitest";
import { edited, neverHydrating, trimmed } from "../scripts/lean.ts";

function lean(code: string): string {
  return edited(code, trimmed(parseAst(code) as unknown as Parameters<typeof trimmed>[0], code));
}

test("what only a page from a server needs goes away", () => {
  expect(lean("var b = $.child(a); $.reset(a); $.next(2); $.append(c, a);")).toBe(
    "var b = $.child(a);   $.append(c, a);",
  );
  expect(lean("const x = $.reset(a);")).toBe("const x = $.reset(a);");
});

test("a text is found without the ways of a page from a server", () => {
  expect(lean("var b = $.only_child(a, true), c = $.child($.only_child(b), true);")).toBe(
    "var b = $.child(a), c = $.child($.child(b));",
  );
  expect(lean("var b = $.sibling(a, 1, true), c = $.sibling($.child(b), 2, true);")).toBe(
    "var b = $.sibling(a), c = $.sibling($.child(b), 2);",
  );
  expect(lean("$.sibling(a, 3); $.sibling(a); only_child(a, true);")).toBe(
    "$.sibling(a, 3); $.sibling(a); only_child(a, true);",
  );
});

test("a text is worked out where it is set", () => {
  expect(
    lean(
      "$.template_effect(($0, $1) => { $.set_text(a, $0); $.set_text(b, $1) }, " +
        '[() => t("x"), () => f(1, 2)]);',
    ),
  ).toBe('$.template_effect(() => { $.set_text(a, (t("x"))); $.set_text(b, (f(1, 2))) });');
});

test("what is used twice, or takes more than an expression, stays as it was", () => {
  for (const kept of [
    "$.template_effect(($0) => { $.set_text(a, $0); $.set_text(b, $0) }, [() => t(1)]);",
    "$.template_effect(($0) => $.set_text(a, $0), [() => { return 1 }]);",
    "$.template_effect(($0) => $.set_text(a, $0), [() => 1], [() => wait()]);",
    "$.template_effect(() => $.set_text(a, b));",
  ])
    expect(lean(kept)).toBe(kept);
});

test("hydration that is not what it was is not passed over", () => {
  const known =
    "export let hydrating = false;\nexport function set_hydrating(value) {\n\thydrating = value;\n}";
  expect(neverHydrating(known)).toContain("export const hydrating = false;");
  expect(() => neverHydrating("export let hydrating = true;")).toThrow();
});

test("no class of our own looks like the mark of a file's styles", () => {
  const sources = import.meta.glob<string>("../src/**/*.{svelte,css}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  for (const [path, text] of Object.entries(sources))
    expect(text, path).not.toMatch(/class(:|=["'])_|\s_\w+["'][^;]*class=|[\s,>]\._\w/);
});

test("a word that is handed to a part is not remembered on the way", () => {
  const handed = (value: string, more = "") =>
    `{ let $0 = $.derived(() => ${value}); Bar(node, { get title() { return $.get($0); }${more} }); }`;
  expect(lean(handed('t("x", { n: $.get(a) })'))).toBe(
    '{  Bar(node, { get title() { return (t("x", { n: $.get(a) })); } }); }',
  );
  expect(lean(handed("$.get(a)?.b ?? c()"))).toBe(
    "{  Bar(node, { get title() { return ($.get(a)?.b ?? c()); } }); }",
  );
  for (const kept of [
    handed("[1, 2]"),
    handed("worked(out)"),
    handed("new Set()"),
    handed('t("x")', ", get sub() { return $.get($0); }"),
    '{ let own = $.derived(() => t("x")); Bar(node, { get title() { return $.get(own); } }); }',
  ])
    expect(lean(kept)).toBe(kept);
});

test("what a row is known by is read from it, and nothing else is", () => {
  const each = (key: string) => `$.each(a, 17, () => b, ${key}, (c) => {});`;
  expect(lean(each("({ name, text: said = 1 }) => name"))).toBe(each("(one) => one.name"));
  expect(lean(each("([y, text]) => text"))).toBe(each("(one) => one[1]"));
  for (const kept of ["$.index", "(one) => one.name", "({ a: { name } }) => name", "({ name = 1 }) => name"])
    expect(lean(each(kept))).toBe(each(kept));
});
