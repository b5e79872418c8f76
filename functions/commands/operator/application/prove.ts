import { proveDelivery, type DeliveryProof, type ProofFailure } from "#usecases/operation/proveDelivery.ts";
import { refused, answered, unable } from "#commands/CommandAnswer.ts";
import { onApplication } from "./onApplications.ts";

const NOT_PROVED: Readonly<Record<ProofFailure["kind"], string>> = {
  "submission-not-found": "no transport has accepted it, so there is no receipt.",
  "no-receipt": "the portal had no seal when it was sent, so there is no receipt.",
  "receipt-differs": "the sealed receipt says something else than the record.",
  "not-sealed": "none of the portal's keys made the seal of the receipt.",
  "seals-unreachable": "the keys of the portal's seal cannot be read.",
};

/** Whether the arrival of one application can be proved; `--json` prints what third parties can verify. */
export const prove = onApplication("prove", async ({ id, json, ...ports }) => {
  const proof = await proveDelivery(ports, id);
  if (!proof.ok) {
    const text = `${id}: ${NOT_PROVED[proof.failure.kind]}`;
    return proof.failure.kind === "seals-unreachable" ? unable(text) : refused(text);
  }
  const delivered = proof.value.receipt.events.some(({ event }) => event === "delivered");
  const answer = answered({ json }, { facts: proof.value, text: proofText(proof.value) });
  return delivered ? answer : { ...answer, exitCode: 1 };
});

/** Without names of files: people choose them. */
function proofText({ receipt, sealedBy, evidence }: DeliveryProof): string {
  return [
    `transferTicketNumber: ${receipt.transferTicketNumber}`,
    `service: ${receipt.service.name}`,
    `authority: ${receipt.authority.name}`,
    `${receipt.externalIdType}: ${receipt.externalId ?? "none"}`,
    ...receipt.events.map(({ event, at }) => `${event}: ${at}`),
    `files: ${receipt.files.length.toString()}`,
    `seal: valid, ${sealedBy}`,
    `signed statements of the transport: ${evidence.length.toString()}`,
  ].join("\n");
}
