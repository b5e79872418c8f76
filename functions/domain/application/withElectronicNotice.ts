import { err, ok, type Result } from "../result.ts";
import { newElectronicNotice, type NoticeTerms } from "./electronicNotice.ts";
import type { Process } from "./Process.ts";

/** Whether the person is asked: the service must allow it and the account must have a mailbox. */
export function offersElectronicNotice(
  { metadata }: Pick<Process, "metadata">,
  { postbox }: Pick<NoticeTerms, "postbox">,
): boolean {
  return metadata.allowElectronicNoticeDelivery && postbox !== undefined;
}

export interface NoticeUndecided {
  readonly kind: "notice-undecided";
}

/** The process with its decision, as it may go out. */
export function withElectronicNotice(
  process: Process,
  given: { readonly terms: NoticeTerms; readonly now: Date },
): Result<Process, NoticeUndecided> {
  const { terms, now } = given;
  if (process.electronicNotice !== undefined || !offersElectronicNotice(process, terms)) return ok(process);
  if (!terms.rule.unlessDeclined) return err({ kind: "notice-undecided" });
  const decision = { consent: true, basis: "not-declined", decidedAt: now.toISOString() } as const;
  return ok({ ...process, electronicNotice: newElectronicNotice(terms, decision) });
}
