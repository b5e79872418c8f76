import type { PaymentOutcome } from "#domain/payment/PaymentOutcome.ts";
import type { ElectronicNotice } from "#domain/application/electronicNotice.ts";
import type { ApplicationSchemaName } from "#domain/documents/ApplicationData.ts";
import type { DocumentKind } from "#domain/documents/archiveName.ts";
import type { SealedApplication, TransportReservation } from "#domain/sending/SealedApplication.ts";
import type { ExternalIdType } from "#domain/sending/SubmissionStatus.ts";
import type { Result } from "#domain/result.ts";
import type { TransportKind, TransportWay, TransportWays } from "#domain/sending/transportRules.ts";

/** A document as it will be handed to the authority. `read` gives the plaintext bytes, each time anew. */
export interface TransportDocument {
  readonly attachmentId: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  readonly mediaType: "application/pdf";
  /** What an upload answers, in words; absent for documents of the portal. */
  readonly question?: string;
  /** SHA-512 of the plaintext, lower-case hex. */
  readonly sha512: string;
  read(): Promise<Uint8Array>;
}

/** The application for machines as JSON text (UTF-8), and the schema that it follows. */
interface ApplicationText {
  readonly schema: ApplicationSchemaName;
  readonly text: string;
}

/** One application, ready to be sealed for the authority that receives it. */
export interface TransportApplication {
  readonly way: TransportWay;
  /** Our own reference, shown to the person as transfer ticket number. */
  readonly transferTicketNumber: string;
  readonly leiKaId: string;
  /** 12-digit regional key of the place the application is for. */
  readonly ars: string;
  readonly serviceName: string;
  /** ISO 8601 instant at which the person pressed send. */
  readonly applicationDate: string;
  readonly payment: PaymentOutcome;
  /** What the person decided on letters in the mailbox of the account; absent where it was not asked. */
  readonly electronicNotice?: Pick<ElectronicNotice, "consent" | "postbox">;
  /** The application for machines, by the newest schema first: authorities may take earlier ones only. */
  readonly data: readonly [ApplicationText, ...ApplicationText[]];
  /** The data as a map makes them, as JSON text; refused where they do not follow the schema of the map. */
  mapped(map: string): Promise<Result<string, TransportFailure>>;
  readonly documents: readonly TransportDocument[];
}

/** What a sealed application consists of, between sealing and sending. */
export interface SealedPartStore {
  /** Names are stable within one run of sealing, which has the store for itself. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  read(name: string): Promise<string>;
  /** A document of the application as it was prepared; undefined when it is gone. */
  readDocument(attachmentId: string): Promise<Uint8Array | undefined>;
}

export interface SentApplication<Sealed extends SealedApplication = SealedApplication> {
  readonly sealed: Sealed;
  readonly reservation: TransportReservation;
}

/** What the transport can prove about an application that it accepted. */
export type DeliveryState = (
  | { readonly kind: "in-transit" }
  | { readonly kind: "delivered"; readonly at: string; readonly evidence: readonly string[] }
  | {
      readonly kind: "rejected";
      readonly at: string;
      /** `type` names the kind of the problem; title and detail are the authority's own words. */
      readonly problems: readonly DeliveryProblem[];
      readonly evidence: readonly string[];
    }
  /** The transport gave up because the authority did not fetch it in time; it was received by no one. */
  | { readonly kind: "not-fetched"; readonly at: string; readonly evidence: readonly string[] }
) & {
  /** When the authority's side took it out of the transport; absent until that is reported. */
  readonly fetchedAt?: string;
  /** How many statements about it proved nothing: forged, repeated, from the future. Absent where there are none. */
  readonly unproven?: number;
};

export interface DeliveryProblem {
  readonly type: string;
  readonly title: string;
  readonly detail: string;
}

export type TransportFailure =
  /** Transient, to be retried: network errors, 5xx, 429. */
  | { readonly kind: "transport-unavailable"; readonly cause: string }
  /** Permanent: destination unknown or inactive, key refused, request refused. */
  | { readonly kind: "transport-refused"; readonly cause: string }
  /** The reservation is gone at the transport (never finalised in time): reserve anew. */
  | { readonly kind: "reservation-lost" }
  /** The transport may have accepted it and cannot be asked any more: sending anew could make it two. */
  | { readonly kind: "outcome-unknown"; readonly cause: string };

/**
 * One transport (FIT-Connect, XTA). All calls may be repeated: seal writes into a place of its run, reserve is called only while no
 * reservation is stored, submit continues where an earlier try stopped and ends in the same state.
 */
export interface AuthorityTransport {
  readonly externalIdType: ExternalIdType;
  /** Makes of data and documents what the transport takes, one at a time, into `parts`. */
  seal(
    application: TransportApplication,
    parts: SealedPartStore,
  ): Promise<Result<SealedApplication, TransportFailure>>;
  /** Announces the application and answers the ids under which it will travel. */
  reserve(sealed: SealedApplication): Promise<Result<TransportReservation, TransportFailure>>;
  /** Hands everything over. Success means: the transport accepted the application. */
  submit(
    sent: SentApplication,
    sending: {
      readonly parts: SealedPartStore;
      /** Whether sending under this reservation was begun before, with whatever outcome. */
      readonly triedBefore: boolean;
    },
  ): Promise<Result<void, TransportFailure>>;
  /** Reads and verifies what the transport says about it. Unverifiable evidence never changes the state. */
  checkDelivery(sent: SentApplication): Promise<Result<DeliveryState, TransportFailure>>;
}

/** All transports of the portal, and which of them lead to an authority. */
export interface AuthorityTransports {
  /** In the order to try; a setting. */
  transportsFor(service: { readonly authorityId: string; readonly leiKaId: string }): TransportWays;
  by(kind: TransportKind): AuthorityTransport;
}

/** Whether authorities take a service online, as they themselves tell the transport. */
export interface AuthorityIntake {
  /** False only where every way to the authority would refuse it; who cannot be asked now may take it. */
  takes(service: {
    readonly authorityId: string;
    readonly leiKaId: string;
    /** 12-digit regional key of the place the application is for. */
    readonly ars: string;
  }): Promise<boolean>;
}
