import type { SealedStatement, DeliveryReceipt } from "../sending/DeliveryReceipt.ts";
import { isDeletionCertificate } from "./DeletionCertificate.ts";
import { bringsOurCertificate, openStatement } from "./openStatement.ts";
import type { Judging } from "./SealTools.ts";
import { altered, foreign, type SealVerdict, unjudged } from "./SealVerdict.ts";
import { keyNotEnded } from "./signingKeys.ts";

/**
 * What a sealed receipt for machines is worth. It is sealed anew after each event, sometimes days later, so its key must
 * not have ended at the last of them, but may have begun since; a certificate of deletion likewise when it is asked for. The certificate that it brings along is not trusted.
 */
export async function judgeStatement(statement: SealedStatement, judging: Judging): Promise<SealVerdict> {
  const opened = await openStatement(statement, judging);
  if (opened === undefined) {
    return bringsOurCertificate(statement, judging) ? altered("receipt") : foreign("other-key");
  }
  const { value, keys } = opened;
  if (isDeletionCertificate(value)) {
    const key = keyNotEnded(keys, value.destroyedAt);
    return key === undefined
      ? foreign("key-not-valid-then")
      : { kind: "genuine-deletion", certificate: value, sealedBy: key.name };
  }
  if (!isDeliveryReceipt(value)) return unjudged("unknown-kind");
  const key = keyNotEnded(keys, value.events.at(-1)?.at);
  return key === undefined
    ? foreign("key-not-valid-then")
    : { kind: "genuine", receipt: value, sealedBy: key.name };
}

/**
 * Whether a sealed statement is a receipt of the kind that this page knows. Its seal was verified before, so a member
 * that is there has the type that the portal gave it.
 */
function isDeliveryReceipt(value: unknown): value is DeliveryReceipt {
  return (
    isObject(value) &&
    value["schema"] === "receipt-v1" &&
    typeof value["transferTicketNumber"] === "string" &&
    isObject(value["authority"]) &&
    isObject(value["service"]) &&
    Array.isArray(value["files"]) &&
    Array.isArray(value["events"])
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
