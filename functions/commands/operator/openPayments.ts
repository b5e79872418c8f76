import { err, ok, type Result } from "../../domain/result.ts";
import type { PaymentRepository } from "../../ports/PaymentRepository.ts";
import { operatorPaymentRecords } from "../../runtime/operatorPaymentRecords.ts";
import { readLocalPortal } from "./readLocalPortal.ts";

export interface OpenedPayments {
  readonly payments: PaymentRepository;
  /** The time of the portal: on this machine its clock can be moved. */
  readonly clock: { readonly now: () => Date };
}

/** The payments in the named table of AWS, or those of the portal on this machine. */
export async function openPayments(table: string | undefined): Promise<Result<OpenedPayments, string>> {
  if (table !== undefined)
    return ok({ payments: operatorPaymentRecords(table), clock: { now: () => new Date() } });
  const local = await readLocalPortal("a table in AWS with --table NAME");
  if (!local.ok) return local;
  const { tables, now, ...access } = local.value;
  const name = tables.find((one) => one.includes("-data-Payments"));
  return name === undefined
    ? err("The portal on this machine has no table of payments: start it again.")
    : ok({ payments: operatorPaymentRecords(name, access), clock: { now: () => new Date(now) } });
}
