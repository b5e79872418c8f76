import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const FOLDER = path.join(import.meta.dirname, "../../statemachines");
const targetSchema = z.object({ Next: z.string() });
const stateSchema = z.object({
  Type: z.string(),
  Next: z.string().optional(),
  End: z.boolean().optional(),
  Default: z.string().optional(),
  Choices: z.array(targetSchema).default([]),
  Catch: z.array(targetSchema).default([]),
});
const machineSchema = z.object({ StartAt: z.string(), States: z.record(z.string(), stateSchema) });

/** Start and end, as the pictures show them. */
const OUTSIDE = "[*]";

/** The transitions of a definition. */
function transitionsOf(name: string): ReadonlySet<string> {
  const text = readFileSync(path.join(FOLDER, `${name}.asl.json`), "utf8");
  const machine = machineSchema.parse(JSON.parse(text));
  const found = Object.entries(machine.States).flatMap(([state, { Type, End, Next, Default, ...more }]) => {
    const further = [...more.Choices, ...more.Catch].map((one) => one.Next);
    const targets = [Next, Default, ...further].filter((one) => one !== undefined);
    return [...targets, ...(End === true || Type === "Succeed" ? [OUTSIDE] : [])].map(
      (target) => `${state} > ${target}`,
    );
  });
  return new Set([`${OUTSIDE} > ${machine.StartAt}`, ...found]);
}

/** The transitions of a picture. */
function drawnTransitions(name: string): ReadonlySet<string> {
  const readme = readFileSync(path.join(FOLDER, "README.md"), "utf8");
  const picture = readme.split(`\n## ${name}: `)[1]?.split("```")[1] ?? "";
  const names = new Map(
    [...picture.matchAll(/state "(.+)" as (\w+)/g)].map(([, full = "", id = ""]) => [id, full]),
  );
  const drawn = [...picture.matchAll(/^ *(\S+) --> ([^\s:]+)/gm)].map(
    ([, from = "", to = ""]) => `${names.get(from) ?? from} > ${names.get(to) ?? to}`,
  );
  return new Set(drawn);
}

describe.each(["track-delivery", "collect-payment"])("the picture of %s", (name) => {
  it("shows the states in the order of the definition", () => {
    expect([...drawnTransitions(name)].toSorted()).toEqual([...transitionsOf(name)].toSorted());
  });
});
