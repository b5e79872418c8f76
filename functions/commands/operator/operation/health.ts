import { z } from "zod";
import type { HealthDocument } from "#domain/operation/HealthDocument.ts";
import { isWell } from "#domain/operation/assessHealth.ts";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { causeOf, refused, answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { openStore } from "../openStore.ts";
import { readWords } from "../readWords.ts";

const USAGE = `operator health [--json] [--table NAME]
What the portal found when it last asked every counterparty and checked every certificate, as it does every quarter of an
hour. Speaks to the portal on this machine (PORT, 4000), or with --table NAME to AWS.`;

const MINUTE_MILLISECONDS = 60_000;
/** An older health check says nothing about the present. */
const OLD_MINUTES = 60;

const wordsSchema = z.object({
  positionals: z.tuple([]),
  options: z.object({ json: z.boolean().default(false), table: z.string().min(1).optional() }),
});

/** The last health check with its time: 1 where something was unhealthy, or the last check is over an hour old. */
export async function health(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(
    readWords(args, { json: { type: "boolean" }, table: { type: "string" } }),
  );
  if (!words.success) return unable(USAGE);
  const { json, table } = words.data.options;
  try {
    const opened = await openStore(OPERATOR_STORES.health, table);
    if (!opened.ok) return unable(opened.failure);
    const { store, clock } = opened.value;
    const document = await store.get();
    if (document === undefined)
      return refused("No health check has run yet: the first one runs within 15 minutes.");
    const minutes = Math.floor(
      (clock.now().getTime() - Date.parse(document.checkedAt)) / MINUTE_MILLISECONDS,
    );
    const isOld = minutes > OLD_MINUTES;
    const text = textOf(document, { minutes, isOld });
    return { ...answered({ json }, { facts: document, text }), exitCode: isWell(document) && !isOld ? 0 : 1 };
  } catch (error) {
    // The table is an outside system: a wrong name, missing rights or a lost connection is no bug.
    return unable(`The table of the last health check cannot be used. ${causeOf(error)}`);
  }
}

function textOf(
  document: HealthDocument,
  { minutes, isOld }: { readonly minutes: number; readonly isOld: boolean },
): string {
  const counterparties = document.counterparties.map(({ name, url, state, failedRuns }) => {
    const runs = failedRuns > 1 ? `  for ${String(failedRuns)} runs` : "";
    return `${state.replaceAll("-", " ").padEnd(17)}  ${name}  ${url}${runs}`;
  });
  const certificates = [...document.certificates]
    .sort((one, other) => (one.days ?? -1) - (other.days ?? -1))
    .map(({ holder, endsAt, days }) =>
      endsAt === undefined
        ? `cannot be read     ${holder}`
        : `${`${String(days)} days`.padEnd(17)}  ${holder}  until ${endsAt.slice(0, 10)}`,
    );
  return [
    `Looked at ${document.checkedAt}, ${String(minutes)} minutes ago`,
    ...counterparties,
    ...certificates,
    isWell(document) ? "Everything was well." : "Something was not well.",
    ...(isOld ? ["That is longer ago than an hour: it says nothing about now."] : []),
  ].join("\n");
}
