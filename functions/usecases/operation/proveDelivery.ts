import { err, ok, type Result } from "#domain/result.ts";
import {
  deliveryReceiptSchema,
  type DeliveryReceipt,
  type SealedStatement,
} from "#domain/sending/DeliveryReceipt.ts";
import type { SealFailure, SealVerifier } from "#ports/documents/Seal.ts";
import type { Ports } from "#ports/Ports.ts";

export interface DeliveryProof {
  readonly receipt: DeliveryReceipt;
  readonly sealedReceipt: SealedStatement;
  readonly sealedBy: string;
  /** Signed statements of the transport, as received and verified then. */
  readonly evidence: readonly string[];
}

export type ProofFailure =
  /** Not sent, or not accepted by a transport. */
  | { readonly kind: "submission-not-found" }
  /** The portal had no seal when it was sent. */
  | { readonly kind: "no-receipt" }
  /** The seal is good, but of another text than the record. */
  | { readonly kind: "receipt-differs" }
  | SealFailure;

/**
 * Proof of one application: its sealed receipt, verified with public data only, and the statements that the transport
 * signed.
 */
export async function proveDelivery(
  { submissions, seals }: Pick<Ports, "submissions"> & { readonly seals: SealVerifier },
  processId: string,
): Promise<Result<DeliveryProof, ProofFailure>> {
  const record = await submissions.get(processId);
  if (record === undefined) return err({ kind: "submission-not-found" });
  const { receipt, sealedReceipt, evidence } = record;
  if (sealedReceipt === undefined) return err({ kind: "no-receipt" });
  const verified = await seals.verify(sealedReceipt, receipt.issuer);
  if (!verified.ok) return verified;
  // Parsed alike, members stand in the same order.
  const sealed = deliveryReceiptSchema.safeParse(verified.value.receipt);
  const isSame = sealed.success && JSON.stringify(sealed.data) === JSON.stringify(receipt);
  if (!isSame) return err({ kind: "receipt-differs" });
  return ok({ receipt, sealedReceipt, sealedBy: verified.value.sealedBy, evidence });
}
