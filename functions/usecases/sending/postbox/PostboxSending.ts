import type { Result } from "#domain/result.ts";
import type { DocumentKind } from "#domain/documents/archiveName.ts";
import type { PostboxDelivery } from "#domain/sending/PostboxDelivery.ts";
import type { Ports } from "#ports/Ports.ts";
import type { Postbox } from "#ports/sending/Postbox.ts";
import type { ApplicationFacts } from "./postboxMessage.ts";
import type { SealedPartStore } from "#ports/sending/AuthorityTransport.ts";
import { sealedParts } from "../steps/sealedParts.ts";

export const POSTBOX_SUFFIX = ".postbox";

export type PostboxPorts = Pick<Ports, "postbox" | "sealed" | "results" | "ids" | "clock" | "log">;

/** To be tried again. */
export interface NotSentYet {
  readonly kind: "transient";
  readonly cause: string;
}

/**
 * Applies a change to the delivery as it is stored then, and answers what is stored. A delivery that the record has
 * taken over is answered unchanged: nothing may be sent that is not in the answer.
 */
export type StoreDelivery = (
  change: (current: PostboxDelivery) => PostboxDelivery,
) => Promise<Result<PostboxDelivery, NotSentYet>>;

/** A document of the application in the result store. */
export interface PostboxDocument {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly sha512: string;
}

export interface PostboxSending {
  readonly processId: string;
  readonly delivery: PostboxDelivery;
  readonly application: ApplicationFacts;
  readonly documents: readonly PostboxDocument[];
  readonly store: StoreDelivery;
}

/** One try with everything that it needs. */
export interface PostboxTry extends PostboxSending {
  readonly ports: PostboxPorts;
  readonly postbox: Postbox;
}

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
