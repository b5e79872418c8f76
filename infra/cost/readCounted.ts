import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { usageLineSchema } from "../local/usage/UsageLine.ts";

const FILE = path.join(import.meta.dirname, "requests.json");

const countedLineSchema = usageLineSchema
  .omit({ milliseconds: true })
  .extend({ by: z.enum(["outside", "portal"]) });
export type CountedLine = z.infer<typeof countedLineSchema>;

/** What one application needs, counted on a day. Requests and units of tables are the most that it may need. */
const countedSchema = z.strictObject({
  countedOn: z.iso.date(),
  /** What was done meanwhile. */
  of: z.string(),
  lines: z.array(countedLineSchema),
});

export function readCounted(): z.infer<typeof countedSchema> {
  return countedSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
}
