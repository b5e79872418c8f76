import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import { lintText, readDefinition } from "#forms/import/lint/readDefinition.ts";
import { KNOWN_TYPES } from "#forms/import/types/KNOWN_TYPES.ts";
import { type TypeTable, typeTableSchema } from "#forms/import/types/typeTable.ts";
import { withPlainTypes } from "#forms/import/types/withPlainTypes.ts";
import { agreementOn } from "./countAgreement.ts";

const ALL_TYPES = typeTableSchema.parse({ ...KNOWN_TYPES, "*": "placeholder" });
const TABLES: Readonly<Record<string, TypeTable>> = {
  "as they are": {},
  "--types known": KNOWN_TYPES,
  "and a note for what is unknown": ALL_TYPES,
};

interface ForeignForm {
  readonly name: string;
  readonly text: string;
}

/** How many definitions are accepted, and what refuses the others most often. */
function countAccepted(texts: readonly string[]): string {
  const refusals = new Map<string, number>();
  const lines = Object.entries(TABLES).map(([name, types], index, { length }) => {
    const accepted = texts.filter((text) => {
      const errors = lintText(text, types).filter(({ severity }) => severity === "error");
      // Only what no table of types helps against is worth a look.
      if (index === length - 1)
        for (const message of new Set(errors.map((error) => error.message)))
          refusals.set(message, (refusals.get(message) ?? 0) + 1);
      return errors.length === 0;
    });
    return `${name.padEnd(32)} ${String(accepted.length)} of ${String(texts.length)}`;
  });
  return `${[...lines, ...mostOften(refusals)].join("\n")}\n`;
}

function mostOften(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 20)
    .map(([message, count]) => `${String(count).padStart(4)} ${message}`);
}

/** How often accepted definitions mean the same as in Form.io, and what is different otherwise. */
function countAgreement(forms: readonly ForeignForm[]): string {
  const found = forms.flatMap(({ name, text }) => {
    const isRefused = lintText(text, ALL_TYPES).some(({ severity }) => severity === "error");
    const read = readDefinition(text);
    const definition = read.ok ? withPlainTypes(read.value, ALL_TYPES).definition : undefined;
    return isRefused || !isRaw(definition) ? [] : [agreementOn(definition, name)];
  });
  const [pairs, agreed, thrown] = (["pairs", "agreed", "thrown"] as const).map((part) =>
    found.reduce((sum, one) => sum + one[part], 0),
  );
  const counts = new Map<string, number>();
  const examples = new Map<string, string>();
  for (const { kind, example } of found.flatMap(({ kinds }) => kinds)) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    examples.set(kind, examples.get(kind) ?? example);
  }
  const share = ((100 * (agreed ?? 0)) / (pairs ?? 1)).toFixed(1);
  const sum = `${"pairs that agree".padEnd(32)} ${String(agreed)} of ${String(pairs)} (${share} %); Form.io throws on ${String(thrown)}`;
  const kinds = mostOften(counts).map((line) => `${line}: ${examples.get(line.slice(5)) ?? ""}`);
  return `${[sum, ...kinds].join("\n")}\n`;
}

/**
 * What the portal makes of foreign definitions in a folder: `npm run -s foreign-forms -- FOLDER`. The files are the
 * definitions in the JSON of `sources.json`, the first 60 of each; they are not kept here.
 */
function measure(folder: string): string {
  const forms = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), "utf8"),
  }));
  return `${countAccepted(forms.map(({ text }) => text))}\n${countAgreement(forms)}`;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("npm run -s foreign-forms -- FOLDER");
process.stdout.write(measure(folder));
