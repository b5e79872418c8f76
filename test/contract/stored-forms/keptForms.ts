import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { z } from "zod";
import { type JsonForm, jsonFormSchema } from "./JsonForm.ts";
import { STORED_FORMS } from "./STORED_FORMS.ts";

const FILE = path.join(import.meta.dirname, "releasedForms.json");

/** `input`: what is read. `output`: what is written. */
export function formOf(schema: z.ZodType, io: "input" | "output"): JsonForm {
  return jsonFormSchema.parse(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
}

/** What the last release reads, by name. */
export function releasedForms(): Readonly<Record<string, JsonForm>> {
  const kept: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  return z.record(z.string(), jsonFormSchema).parse(kept);
}

// `node test/contract/stored-forms/keptForms.ts`, when a release is out: from then on it is the version before.
if (process.argv[1] === import.meta.filename) {
  // A line for each, so that a change of one is seen.
  const lines = Object.entries(STORED_FORMS).map(
    ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(formOf(schema, "input"))}`,
  );
  writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`);
}
