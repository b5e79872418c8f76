import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { processSchema } from "../../functions/domain/process/Process.ts";
import { submissionSchema } from "../../functions/domain/submission/Submission.ts";

/**
 * Items as an earlier release left them, without any field that may be absent. A release that cannot read them has
 * contracted before it expanded (infra/README.md, "Changing what is stored"): mend the schema, not the item.
 */
const stored = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../fixtures/stored/${name}.json`), "utf8"));

it.each([
  ["a draft", "earlierProcess", processSchema],
  ["an application that was sent", "earlierSubmission", submissionSchema],
])(
  "%s that an earlier release stored is read by this one, and nothing of it is lost",
  (_what, name, schema) => {
    const item = stored(name);
    expect(schema.safeParse(item).error?.issues ?? []).toEqual([]);
    expect(schema.parse(item)).toMatchObject(Object(item));
  },
);
