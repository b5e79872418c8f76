import type { Result } from "../../domain/result.ts";
import type { DocumentKind } from "../../domain/submission/DocumentKind.ts";
import type { PostboxDelivery } from "../../domain/submission/PostboxDelivery.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { Postbox } from "../../ports/Postbox.ts";
import type { ToldApplication } from "./postboxMessage.ts";

export type PostboxPorts = Pick<Ports, "postbox" | "sealed" | "results" | "ids" | "clock" | "log">;

/** To be tried again. */
export interface NotSentYet {
  readonly kind: "transient";
  readonly cause: string;
}

/**
 * Writes a change into the delivery as it is then, and answers what is stored. A delivery that somebody else looks after
 * by now answers unchanged: nothing may be sent that is not in the answer.
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
  readonly application: ToldApplication;
  readonly documents: readonly PostboxDocument[];
  readonly store: StoreDelivery;
}

/** One try with everything that it needs. */
export interface PostboxTry extends PostboxSending {
  readonly ports: PostboxPorts;
  readonly postbox: Postbox;
}
