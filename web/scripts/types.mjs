// Writes src/lib/types/*.ts from the JSON Schemas that the Python package ships: `npm run types`.
// With --check it writes nothing and fails where a file is not what the schema says.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";

const root = new URL("../", import.meta.url);
const schemas = new URL("../src/lusoria/", root);
const target = new URL("src/lib/types/", root);

function typed(schema) {
  if (schema === true || Object.keys(schema).length === 0) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typed).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typed({ type })).join(" | ");
  switch (schema.type) {
    case "integer":
    case "number":
      return "number";
    case "string":
      return "string";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(typed).join(", ")}]`;
      return schema.items ? `(${typed(schema.items)})[]` : "unknown[]";
    case "object":
      if (!schema.properties) return "Record<string, unknown>";
      return `{\n${fields(schema)}\n}`;
  }
  throw new Error(`no type for ${JSON.stringify(schema)}`);
}

function fields(schema) {
  const required = new Set(schema.required ?? []);
  return Object.entries(schema.properties)
    .map(([name, value]) => `  ${name}${required.has(name) ? "" : "?"}: ${typed(value)};`)
    .join("\n");
}

function tags(schema, all) {
  return schema.anyOf.map(({ $ref }) => all[$ref.split("/").pop()].properties.type.enum[0]);
}

export function written(text) {
  const { $defs, title } = JSON.parse(text);
  const parts = [`// ${title}. Written by scripts/types.mjs from the JSON Schema; do not edit.\n`];
  for (const [name, schema] of Object.entries($defs)) {
    if (name === "Record" || name === "Player" || name === "Fairness") continue;
    const isObject = schema.type === "object" && schema.properties;
    parts.push(isObject ? `export interface ${name} {\n${fields(schema)}\n}\n` : `export type ${name} = ${typed(schema)};\n`);
  }
  if (!$defs.Action) return parts.join("\n");
  parts.push(`/** The \`type\` of every kind of action. */`);
  parts.push(`export const ACTIONS = ${JSON.stringify(tags($defs.Action, $defs))} as const;\n`);
  const defaults = Object.entries($defs.Options.properties).filter(([, field]) => "default" in field);
  parts.push(`/** The house rules as printed: JSON leaves them out. */`);
  parts.push(`export const PRINTED = ${JSON.stringify(Object.fromEntries(defaults.map(([name, field]) => [name, field.default])))} as const;\n`);
  return parts.join("\n");
}

const sources = {
  idus: "records/schemas/idus-martii.json",
  alea: "records/schemas/alea.json",
  socket: "table/socket.json",
};
const check = process.argv.includes("--check");
mkdirSync(target, { recursive: true });
for (const [name, source] of Object.entries(sources)) {
  const file = new URL(`${name}.ts`, target);
  const text = written(readFileSync(new URL(source, schemas), "utf8"));
  if (!check) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`src/lib/types/${name}.ts is not what its schema says: npm run types`);
    process.exitCode = 1;
  }
}
