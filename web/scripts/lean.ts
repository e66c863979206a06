// What the compiler of Svelte writes for needs that this client does not have is taken out again.
//
// Nothing here was rendered by a server before: what finds its way in such a page is never used. And a text
// or an attribute is worked out where it is set, not remembered beside it: to say a sentence again is cheap.
// The same is true of a word or a number that is handed to a part; lists and the like stay remembered.
import type { Plugin } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}
/** What is not a node, or not looked at closely, is just whatever it is. */
type Found = Node & Record<string, unknown>;
interface Arrow extends Found {
  params: Found[];
  body: Found;
}

const COMPILED = /\.svelte(\.ts)?$/;
const HYDRATION = /svelte\/src\/internal\/client\/dom\/hydration\.js$/;

export function lean(): Plugin {
  const counts = { passing: 0, texts: 0, remembered: 0, handed: 0, keys: 0, hydration: 0 };
  return {
    name: "lusoria-lean",
    apply: "build",
    transform(code, id) {
      if (HYDRATION.test(id)) {
        counts.hydration += 1;
        return { code: neverHydrating(code), map: null };
      }
      if (!COMPILED.test(id)) return;
      const edits = trimmed(this.parse(code) as unknown as Found, code, counts);
      return edits.length ? { code: edited(code, edits), map: null } : undefined;
    },
    buildEnd(error) {
      // another version of Svelte may write otherwise, and then this does nothing: better to know
      const missing = Object.entries(counts).find(([, count]) => !count);
      if (!error && missing) this.error(`nothing is ${missing[0]} in what Svelte has written`);
    },
  };
}

/** So that whatever asks for it falls away. */
export function neverHydrating(code: string): string {
  const constant = code
    .replace("export let hydrating = false;", "export const hydrating = false;")
    .replace("\thydrating = value;", "");
  if (/hydrating = (?!false)/.test(constant)) throw new Error("hydration is not what it was");
  return constant;
}

export function trimmed(
  tree: Found,
  code: string,
  counts = { passing: 0, texts: 0, remembered: 0, handed: 0, keys: 0 },
): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    const called = node.type === "ExpressionStatement" ? calledOf(node.expression as Found) : null;
    if (called === "reset" || called === "next") {
      counts.passing += 1;
      edits.push({ start: node.start, end: node.end, text: "" });
      return false;
    }
    const texts = foundText(node);
    if (texts.length) counts.texts += 1;
    const found = calledOf(node) === "template_effect" ? workedOut(node, code) : [];
    if (found.length) counts.remembered += 1;
    const handed = node.type === "BlockStatement" ? handedOver(node, code) : [];
    if (handed.length) counts.handed += 1;
    const keys = calledOf(node) === "each" ? keyOf(node) : [];
    if (keys.length) counts.keys += 1;
    edits.push(...texts, ...found, ...handed, ...keys);
    return !found.length;
  });
  return edits;
}

export function edited(code: string, edits: readonly Edit[]): string {
  const last = [...edits].sort((one, other) => other.start - one.start);
  return last.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** `reset`, of `$.reset(...)`. */
function calledOf(node: Found): string | null {
  const callee = node.type === "CallExpression" ? (node.callee as Found) : null;
  const { object, property } = (callee ?? {}) as { object?: { name?: string }; property?: { name?: string } };
  return object?.name === "$" ? (property?.name ?? null) : null;
}

/**
 * Where no page is read, `only_child(node, true)` is `child(node)`,
 * and `sibling(node, 1, true)` is `sibling(node)`.
 */
function foundText(call: Found): Edit[] {
  const name = calledOf(call) ?? "";
  if (!["child", "only_child", "first_child", "sibling"].includes(name)) return [];
  const [node, ...more] = call.arguments as [Found, ...Found[]];
  const count = name === "sibling" && more[0]?.value !== 1 ? more[0] : undefined;
  const rest = { start: (count ?? node).end, end: call.end - 1, text: "" };
  const only = { ...range(call.callee as Found), text: "$.child" };
  return [...(name === "only_child" ? [only] : []), ...(more.length > (count ? 1 : 0) ? [rest] : [])];
}

/** `effect(($0) => set(node, $0), [() => value])` becomes `effect(() => set(node, value))`. */
function workedOut(call: Found, code: string): Edit[] {
  const [effect, values, more] = call.arguments as [Arrow, Found?, Found?];
  if (!values || more || values.type !== "ArrayExpression") return [];
  const bodies = (values.elements as Arrow[]).map(({ type, body }) =>
    type === "ArrowFunctionExpression" && body.type !== "BlockStatement" ? body : null,
  );
  const edits: Edit[] = [];
  for (const [place, { name }] of effect.params.entries()) {
    const used = usesOf(effect.body, String(name));
    const body = bodies[place];
    if (!body || used.length !== 1) return []; // what is used twice is not worked out twice
    edits.push({ ...range(used[0]!), text: `(${code.slice(body.start, body.end)})` });
  }
  const [first, last] = [effect.params[0]!, effect.params.at(-1)!];
  edits.push({ start: first.start, end: last.end, text: "" });
  edits.push({ start: effect.end, end: call.end - 1, text: "" });
  return edits;
}

/** `{ let $0 = derived(() => t("x")); Part({ get title() { return get($0) } }) }`: without $0. */
function handedOver(block: Found, code: string): Edit[] {
  const edits: Edit[] = [];
  for (const declared of block.body as Found[]) {
    if (declared.type !== "VariableDeclaration") break;
    const found: Edit[] = [];
    for (const { id, init } of declared.declarations as { id: Found; init: Found | null }[]) {
      const [arrow] = (init && calledOf(init) === "derived" ? init.arguments : []) as [Arrow?];
      const reads = callsOf(block, "get").filter(({ arguments: [of] }) => (of as Found).name === id.name);
      // what is read from elsewhere, too, is also counted here
      if (!arrow || !/^\$\d+$/.test(String(id.name)) || !isPlain(arrow.body) || reads.length !== 1) break;
      if (usesOf(block, String(id.name)).length !== 2) break;
      found.push({ ...range(reads[0]!), text: `(${code.slice(arrow.body.start, arrow.body.end)})` });
    }
    if (found.length === (declared.declarations as Found[]).length)
      edits.push(...found, { ...range(declared), text: "" });
  }
  return edits;
}

const PLAIN = [
  ...["Literal", "TemplateLiteral", "TemplateElement", "Identifier", "MemberExpression", "ChainExpression"],
  ...["ConditionalExpression", "LogicalExpression", "BinaryExpression", "UnaryExpression"],
];

/** What is there already, or a word: to look again costs nothing, and brings the same. */
function isPlain(tree: Found): boolean {
  let plain = true;
  visit(tree, (node) => {
    const said = (node.callee as { name?: string } | undefined)?.name === "t";
    const read = calledOf(node) === "get" || (node.arguments as Found[] | undefined)?.length === 0;
    plain &&= PLAIN.includes(node.type) || (node.type === "CallExpression" && (said || read));
    return plain && !said; // what a word is told is its own
  });
  return plain;
}

/** `each(list, ({ name, text }) => name)` becomes `each(list, (one) => one.name)`. */
function keyOf(call: Found): Edit[] {
  const key = (call.arguments as Arrow[])[3];
  const [pattern, ...more] = key?.type === "ArrowFunctionExpression" ? key.params : [];
  if (!pattern || more.length || key!.body.type !== "Identifier") return [];
  const isKey = (value: Found | null) => value?.type === "Identifier" && value.name === key!.body.name;
  if (pattern.type === "ObjectPattern") {
    const found = (pattern.properties as { key: Found; value: Found; computed?: boolean }[]).find(
      ({ value, computed }) => !computed && value && isKey(value),
    );
    if (found?.key.type === "Identifier")
      return [{ ...range(key!), text: `(one) => one.${String(found.key.name)}` }];
  }
  const place =
    pattern.type === "ArrayPattern" ? (pattern.elements as (Found | null)[]).findIndex(isKey) : -1;
  return place < 0 ? [] : [{ ...range(key!), text: `(one) => one[${place}]` }];
}

const range = ({ start, end }: Node) => ({ start, end });

function usesOf(tree: Found, name: string): Found[] {
  const found: Found[] = [];
  visit(tree, (node) => {
    if (node.type === "Identifier" && node.name === name) found.push(node);
    return true;
  });
  return found;
}

function callsOf(tree: Found, name: string): (Found & { arguments: unknown[] })[] {
  const found: (Found & { arguments: unknown[] })[] = [];
  visit(tree, (node) => {
    if (calledOf(node) === name) found.push(node as Found & { arguments: unknown[] });
    return true;
  });
  return found;
}

/** Every node below; not what is below one that `look` has done with. */
function visit(node: Found, look: (node: Found) => boolean): void {
  if (!look(node)) return;
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value])
      if (each && typeof each === "object" && "type" in each) visit(each as Found, look);
}
