import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { processSchema } from "#domain/application/Process.ts";
import { submissionSchema } from "#domain/sending/Submission.ts";

/**
 * Items as an earlier release left them, without any field that may be absent. A release that cannot read them has
 * contracted before it expanded (infra/DEPLOYING.md, "Changing what is stored"): correct the schema, not the item.
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
