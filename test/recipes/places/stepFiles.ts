import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Edit } from "../Recipe.ts";

export const USE_CASE = `import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Finds nothing wrong. */
export function checkTitles(
  ports: Pick<Ports, "processes">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CHECK_TITLES",
    target,
    work: () => Promise.resolve(ok((current) => current)),
  });
}
`;

export const ENTRY = `import { processes } from "#runtime/wiring/application.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { checkTitles } from "#usecases/sending/steps/checkTitles.ts";

const ports = { processes: processes() };

export const handler = createStepHandler("CHECK_TITLES", (target) => checkTitles(ports, { target }));
`;

const machineSchema = z.looseObject({ States: z.record(z.string(), z.looseObject({})) });

/** The state of the step, as that of the step before it is. */
export function inPipeline(file: string): readonly Edit[] {
  const text = readFileSync(path.join(import.meta.dirname, "../../..", file), "utf8");
  const { States, ...machine } = machineSchema.parse(JSON.parse(text));
  const states = new Map<string, unknown>();
  for (const [name, state] of Object.entries(States)) {
    states.set(name, name === "CHECK_SIGNATURES" ? { ...state, Next: "CHECK_TITLES" } : state);
    if (name === "CHECK_SIGNATURES") states.set("CHECK_TITLES", { ...state, Resource: "${CheckTitlesArn}" });
  }
  const changed = { ...machine, States: Object.fromEntries(states) };
  return [{ file, write: JSON.stringify(changed, undefined, 2) }];
}
