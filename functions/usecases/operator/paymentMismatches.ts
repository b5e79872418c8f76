import type { Ports } from "../../ports/Ports.ts";
import type { StoredList } from "../../ports/StoredList.ts";
import { mismatchesOf, type PaymentMismatch } from "./PaymentMismatch.ts";

/** Money that fits nothing, the longest waiting first; with `all` also what is settled. */
export async function paymentMismatches(
  { payments }: Pick<Ports, "payments">,
  { all }: { readonly all: boolean },
): Promise<StoredList<PaymentMismatch>> {
  const { found, unreadable } = await payments.listMismatches({ all });
  const mismatches = found
    .flatMap(mismatchesOf)
    .filter(({ settled }) => all || settled === null)
    .sort((one, other) => one.at.localeCompare(other.at));
  return { found: mismatches, unreadable };
}
