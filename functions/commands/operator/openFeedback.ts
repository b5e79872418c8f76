import { err, ok, type Result } from "../../domain/result.ts";
import type { Clock } from "../../ports/Clock.ts";
import type { FeedbackStore } from "../../ports/FeedbackStore.ts";
import { operatorFeedback } from "../../runtime/operatorFeedback.ts";
import { clock } from "../../runtime/ports/system.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

export interface OpenedFeedback {
  readonly feedback: FeedbackStore;
  /** The time of the portal: on this machine its clock can be moved. */
  readonly clock: Clock;
}

/** The feedback in the named table of AWS, or that of the portal on this machine. */
export async function openFeedback(table: string | undefined): Promise<Result<OpenedFeedback, string>> {
  if (table !== undefined) return ok({ feedback: operatorFeedback(table), clock });
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const { tables, now, ...access } = local.value;
  const name = tables.find((one) => one.includes("-data-Feedback"));
  return name === undefined
    ? err("The portal on this machine has no table of feedback: start it again.")
    : ok({ feedback: operatorFeedback(name, access), clock: { now: () => new Date(now) } });
}
