import type { SealedPartStore } from "../../ports/AuthorityTransport.ts";
import type { Ports } from "../../ports/Ports.ts";
import { sealedParts } from "../submit-steps/sealedParts.ts";

export const POSTBOX_SUFFIX = ".postbox";

/** Where the ciphertext for the mailbox lies: apart from the authority's, because each goes at its own time. */
export function postboxPlace(processId: string): string {
  return `${processId}${POSTBOX_SUFFIX}`;
}

export function postboxParts(
  ports: Pick<Ports, "results" | "sealed">,
  { processId, sealingId }: { readonly processId: string; readonly sealingId: string },
): SealedPartStore {
  return sealedParts(ports, { processId: postboxPlace(processId), sealingId });
}
