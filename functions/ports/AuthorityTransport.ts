import type { DocumentKind } from "../domain/submission/DocumentKind.ts";
import type { ExternalIdType } from "../domain/submission/SubmissionStatus.ts";
import type { Result } from "../domain/result.ts";

/** A document as it will be handed to the authority. `read` gives the plaintext bytes, each time anew. */
export interface TransportDocument {
  readonly attachmentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly mediaType: "application/pdf";
  /** SHA-512 of the plaintext, lower-case hex. */
  readonly sha512: string;
  read(): Promise<Uint8Array>;
}

/** One application, ready to be sealed for the authority that receives it. */
export interface TransportApplication {
  /** Our own reference, shown to the person as transfer ticket number. */
  readonly transferTicketNumber: string;
  readonly leiKaId: string;
  /** 12-digit regional key of the place the application is for. */
  readonly ars: string;
  readonly serviceName: string;
  /** ISO 8601 instant at which the person pressed send. */
  readonly applicationDate: string;
  /** The answers as JSON text (UTF-8). */
  readonly data: string;
  readonly documents: readonly TransportDocument[];
}

/** Keeps ciphertext between sealing and sending; names are stable, writing twice overwrites. */
export interface SealedPartStore {
  write(name: string, ciphertext: string): Promise<void>;
  read(name: string): Promise<string>;
}

/** What has to be remembered of a sealed application: which parts exist and the authentication tag of each. */
export interface SealedApplication {
  readonly destinationId: string;
  /** Member `identifier` of the destination's public service. */
  readonly serviceIdentifier: string;
  readonly serviceName: string;
  readonly region: string;
  readonly attachmentIds: readonly string[];
  readonly authenticationTags: {
    readonly metadata: string;
    readonly data: string;
    readonly attachments: Readonly<Record<string, string>>;
  };
}

/** Ids that the transport gave this application. Stored before anything is sent with them. */
export interface TransportReservation {
  readonly externalId: string;
  readonly caseId: string;
}

export interface SentApplication {
  readonly sealed: SealedApplication;
  readonly reservation: TransportReservation;
}

/** What the transport can prove about an application that it accepted. */
export type DeliveryState =
  | { readonly kind: "in-transit" }
  | { readonly kind: "delivered"; readonly at: string; readonly evidence: readonly string[] }
  | {
      readonly kind: "rejected";
      readonly at: string;
      readonly problems: readonly { readonly title: string; readonly detail: string }[];
      readonly evidence: readonly string[];
    };

export type TransportFailure =
  /** Network trouble, 5xx, 429: may heal, try again. */
  | { readonly kind: "transport-unavailable"; readonly cause: string }
  /** Will not heal by itself: destination unknown or inactive, key refused, request refused. */
  | { readonly kind: "transport-refused"; readonly cause: string }
  /** The reservation is gone at the transport (never finalised in time): reserve anew. */
  | { readonly kind: "reservation-lost" };

/**
 * One way to an authority (FIT-Connect, XTA). All calls may be repeated: seal overwrites its parts, reserve is called
 * only while no reservation is stored, submit continues where an earlier try stopped and ends in the same state.
 */
export interface AuthorityTransport {
  readonly externalIdType: ExternalIdType;
  /** Encrypts metadata, data and every document for the destination, one at a time, into `parts`. */
  seal(
    application: TransportApplication,
    parts: SealedPartStore,
  ): Promise<Result<SealedApplication, TransportFailure>>;
  /** Announces the application and answers the ids under which it will travel. */
  reserve(sealed: SealedApplication): Promise<Result<TransportReservation, TransportFailure>>;
  /** Uploads all parts and finalises. Success means: the transport accepted the application. */
  submit(sent: SentApplication, parts: SealedPartStore): Promise<Result<void, TransportFailure>>;
  /** Reads and verifies the transport's event log. Unverifiable evidence never changes the state. */
  checkDelivery(sent: SentApplication): Promise<Result<DeliveryState, TransportFailure>>;
}
