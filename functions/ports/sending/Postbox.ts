import type { Result } from "#domain/result.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { PostboxFiles, PostboxTags } from "#domain/sending/PostboxDelivery.ts";
import type { TransportReservation } from "#domain/sending/SealedApplication.ts";
import type {
  DeliveryState,
  SealedPartStore,
  TransportDocument,
  TransportFailure,
} from "./AuthorityTransport.ts";

/** A message to the mailbox of an account; sender and service are settings. */
export interface PostboxMessage {
  /** Handle of the mailbox. */
  readonly mailbox: string;
  /** The level of trust that opens the message. */
  readonly trustLevel: TrustLevel;
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  /** Our own reference: the transfer ticket number. */
  readonly reference: string;
  /** ISO 8601 instant at which the person pressed send. */
  readonly applicationDate: string;
}

/** A message with its signature of this moment, encrypted for the mailbox service. */
export interface SealedMessage {
  readonly metadata: string;
  readonly data: string;
  readonly tags: PostboxTags;
}

export interface SentMessage {
  readonly files: PostboxFiles;
  readonly reservation: TransportReservation;
  /** Of every message that was begun to be sent under the reservation. */
  readonly tags: readonly PostboxTags[];
}

/**
 * Mailboxes of accounts. Files are encrypted once and kept as ciphertext; the message around them is signed anew at
 * every try, because its signature ends after half an hour. All calls may be repeated.
 */
export interface Postbox {
  /** Encrypts one file after the other into `parts`. */
  sealFiles(
    documents: readonly (Omit<TransportDocument, "kind"> & { readonly size: number })[],
    parts: SealedPartStore,
  ): Promise<Result<PostboxFiles, TransportFailure>>;
  /** Announces the message and answers the ids under which it will travel. */
  reserve(files: PostboxFiles): Promise<Result<TransportReservation, TransportFailure>>;
  /** Signs and encrypts the message; nothing leaves the portal. */
  sealMessage(message: PostboxMessage, files: PostboxFiles): Promise<Result<SealedMessage, TransportFailure>>;
  /** Hands message and files over. Answers the tags of the one message that was accepted. */
  submit(
    sent: SentMessage,
    sending: { readonly message: SealedMessage; readonly parts: SealedPartStore },
  ): Promise<Result<PostboxTags, TransportFailure>>;
  /** What the mailbox service says about a message that was handed over; `tags` holds the accepted one only. */
  check(sent: SentMessage): Promise<Result<DeliveryState, TransportFailure>>;
}
