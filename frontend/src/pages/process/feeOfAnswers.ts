import { computeFee } from "../../../../functions/contract/fee.ts";
import { feeOfForm } from "../../../../functions/forms/feeOfForm.ts";
import type { ProcessSession } from "./processSession.ts";
import { pagesOf } from "./steps.ts";

/**
 * Euro cents for the answers in this window, computed as the server will; null where the authority decides; undefined
 * while something is missing, because the fee may still change.
 */
export function feeOfAnswers({
  store,
  process,
}: Pick<ProcessSession, "store" | "process">): number | null | undefined | "not-computable" {
  if (pagesOf(store).some((page) => store.errorsOf(page).length > 0)) return undefined;
  const byForm = feeOfForm(store.form(), { state: store.state(), now: new Date().toISOString() });
  const computed = computeFee(process().metadata, byForm);
  return computed.ok ? computed.value : "not-computable";
}
