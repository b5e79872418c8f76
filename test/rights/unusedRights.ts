import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { kindOf } from "./kindOf.ts";

/** As the laptop writes it: what a function may do, and what of it it did. */
const lineSchema = z.object({
  functionName: z.string(),
  used: z.boolean(),
  action: z.string(),
  resource: z.string(),
  condition: z.string(),
});
type RightLine = z.infer<typeof lineSchema>;

/** Why rights are needed that no test uses. */
const neededSchema = z.array(
  z.strictObject({
    /** Of the function, or `*`. */
    functionName: z.string(),
    action: z.string(),
    /** Part of the resource's name or of the condition; empty: whatever it is. */
    on: z.string(),
    why: z.string().min(20),
  }),
);
export type NeededRight = z.infer<typeof neededSchema>[number];

const NEEDED_FILE = path.join(import.meta.dirname, "needed.json");

export interface RightsVerdict {
  readonly granted: number;
  readonly used: number;
  /** Without a reason. */
  readonly unexplained: readonly string[];
  /** Reasons for what is not granted any more. What a run uses depends on what had to be tried again in it. */
  readonly outdated: readonly string[];
}

/** What portals recorded in a folder; undefined: none did. */
export function recordedRights(folder: string): readonly RightLine[] | undefined {
  const lines = globSync(path.join(folder, "*.jsonl")).flatMap((file) =>
    readFileSync(file, "utf8").trim().split("\n"),
  );
  return lines.length === 0 ? undefined : lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

export function readNeeded(): readonly NeededRight[] {
  return neededSchema.parse(JSON.parse(readFileSync(NEEDED_FILE, "utf8")));
}

/** Compares what is granted with what was used, by whatever portal, and the rest with the reasons. */
export function judgeRights(lines: readonly RightLine[], needed: readonly NeededRight[]): RightsVerdict {
  const kinds = lines.map((line) => ({ ...line, ...kindOf(line.functionName, line.resource) }));
  const granted = new Map(kinds.map((line) => [nameOf(line), line]));
  const used = new Set(kinds.filter((line) => line.used).map(nameOf));
  const unused = [...granted.values()].filter((line) => !used.has(nameOf(line)));
  const explains = ({ functionName, action, on }: NeededRight, line: RightLine): boolean =>
    (functionName === "*" || line.functionName === functionName) &&
    action === line.action &&
    `${line.resource} ${line.condition}`.includes(on);
  return {
    granted: granted.size,
    used: used.size,
    unexplained: unused
      .filter((line) => !needed.some((one) => explains(one, line)))
      .map(nameOf)
      .sort(),
    outdated: needed
      .filter((one) => ![...granted.values()].some((line) => explains(one, line)))
      .map(({ functionName, action, on }) => `${functionName} ${action} ${on}`),
  };
}

function nameOf({ functionName, action, resource, condition }: RightLine): string {
  return [functionName, action, resource, condition].join(" ").trim();
}
