import type { Ports } from "../../ports/Ports.ts";
import { mismatchesOf, type PaymentMismatch } from "./PaymentMismatch.ts";

/** Money that fits nothing, the longest waiting first; with `all` also what is settled. */
export async function paymentMismatches(
  { payments }: Pick<Ports, "payments">,
  { all }: { readonly all: boolean },
): Promise<readonly PaymentMismatch[]> {
  return (await payments.listMismatches({ all }))
    .flatMap(mismatchesOf)
    .filter(({ settled }) => all || settled === null)
    .sort((one, other) => one.at.localeCompare(other.at));
}
