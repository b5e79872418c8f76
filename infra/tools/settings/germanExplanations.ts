import { z } from "zod";
import explanations from "./explanations.de.json" with { type: "json" };

const node = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());
const GERMAN: ReadonlyMap<string, string> = new Map(Object.entries(explanations));

/** What an explanation of the schema says in German; undefined: nobody wrote it yet. */
export function germanOf(explanation: string): string | undefined {
  return GERMAN.get(explanation);
}

/** Explanations that the schema has no more. */
export function unusedGerman(used: ReadonlySet<string>): readonly string[] {
  return [...GERMAN.keys()].filter((explanation) => !used.has(explanation));
}

/** The schema with every explanation in German and English, as editors show it. */
export function inBothLanguages(schema: unknown): unknown {
  const entries = list.safeParse(schema);
  if (entries.success) return entries.data.map(inBothLanguages);
  const fields = node.safeParse(schema);
  if (!fields.success) return schema;
  return Object.fromEntries(
    Object.entries(fields.data).map(([key, value]) => [
      key,
      key === "description" && typeof value === "string"
        ? `${germanOf(value) ?? ""}\n${value}`
        : inBothLanguages(value),
    ]),
  );
}
