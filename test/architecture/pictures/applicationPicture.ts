import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { stepFunctionName } from "#infra/functions.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { STARTS, shortName, usesOf, writes } from "./functionFamilies.ts";

const MACHINE = path.join(import.meta.dirname, "../../../statemachines/submit-process.asl.json");
const targetSchema = z.object({ Next: z.string() });
const machineSchema = z.object({
  StartAt: z.string(),
  States: z.record(
    z.string(),
    z.object({ Next: z.string().optional(), Catch: z.array(targetSchema).default([]) }),
  ),
});

/** The application itself and its key, which every step may change. */
const OWN = ["processes", "processKeys"];
const FAILURE = "SUBMISSION_FAILURE";

/** From who starts the machine through its states, in their order, to what each step leaves. */
export function applicationPicture(): string {
  const { StartAt, States } = machineSchema.parse(JSON.parse(readFileSync(MACHINE, "utf8")));
  const order = Object.entries(States).flatMap(([state, { Next }]) =>
    Next === undefined ? [] : [`  ${state} --> ${Next}`],
  );
  const others = SUBMIT_STEPS.filter((step) => States[step]?.Catch.every(({ Next }) => Next !== FAILURE));
  return [
    "flowchart TB",
    `  person((Person)) --> started(["${startersOf("submitMachine")}"]) --> ${StartAt}`,
    ...order,
    `  failing(["any step but ${others.join(", ")}"]) -- after its retries --> ${FAILURE}`,
    ...whatStepsLeave(),
    "  SUBMIT_DATA_TO_AUTHORITY ==> authority((Authority))",
    "  SUBMIT_DATA_TO_POSTBOX ==> mailbox((Mailbox))",
    `  submissions -- "${startersOf("trackMachine")}" --> trackMachine{{trackMachine}} -- events --> authority`,
  ].join("\n");
}

function startersOf(machine: string): string {
  const starters = usesOf(STARTS).filter(({ target }) => target === machine);
  return starters.map(({ name }) => shortName(name)).join("<br>");
}

function whatStepsLeave(): readonly string[] {
  const left = new Map<string, string[]>();
  for (const step of SUBMIT_STEPS) {
    const isIts = ({ name, store }: { readonly name: string; readonly store: string }): boolean =>
      name === stepFunctionName(step) && !OWN.includes(store);
    for (const { store } of writes().filter(isIts)) left.set(store, [...(left.get(store) ?? []), step]);
  }
  return [...left].map(([store, steps]) => `  ${steps.join(" & ")} -.-> ${store}[(${store})]`);
}
