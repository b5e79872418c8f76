import { needsSealed } from "#domain/sending/deliveryChecks.ts";
import type { Operation } from "./operations.ts";
import type { Scenario } from "./Scenario.ts";

export type Named = readonly [name: string, operation: Operation];

/** What is wrong with the scenario after both were answered. */
export function contradictions(scenario: Scenario, answered: ReadonlyMap<Named, boolean>): readonly string[] {
  const { stored } = scenario.ports;
  const process = stored.processes.get(scenario.id);
  const succeeded = [...answered].filter(([, ok]) => ok).map(([named]) => named);
  const names = succeeded.map(([name]) => name);
  const wrong = succeeded
    .filter(
      ([, { isInEffect, undoneBy = [] }]) =>
        !undoneBy.some((name) => names.includes(name)) && !isInEffect(process, scenario),
    )
    .map(([name]) => `"${name}" succeeded, and is not so`);
  if (process?.removal !== undefined) wrong.push("half removed");
  const isRecorded = stored.deletions.has(scenario.id);
  if (process === undefined && !isRecorded) wrong.push("deleted, and its key is still there");
  if (process !== undefined && isRecorded) wrong.push("its key is gone, and it is not");
  const record = stored.submissions.get(scenario.id);
  const sealed = record !== undefined && needsSealed(record) ? [] : [stored.sealed];
  const files = [stored.uploads, stored.results, ...sealed].flatMap((store) => [...store.keys()]);
  if (process === undefined && files.length > 0) wrong.push(`ownerless files: ${files.join(" ")}`);
  const lost = (process?.attachments ?? []).filter(
    ({ attachmentId, status }) =>
      status === "stored" && !stored.uploads.has(`${scenario.id}/${attachmentId}`),
  );
  if (lost.length > 0) wrong.push("a file that the application names is gone");
  return wrong;
}
