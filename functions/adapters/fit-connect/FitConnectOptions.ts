import type { ApplicationSchemaName } from "#domain/documents/ApplicationData.ts";
import type { SubmissionSchema } from "#domain/sending/transportRules.ts";
import type { Clock } from "#ports/System.ts";

/** A destination that settings pin, so that sending does not depend on the routing service. */
export interface PinnedDestination {
  /** Codes of 14 digits, or "all" for every service that the destination lists. */
  readonly leiKaIds: "all" | readonly string[];
  /** Beginnings of regional keys; "" is everywhere. */
  readonly arsPrefixes: readonly string[];
  readonly destinationId: string;
}

export interface FitConnectOptions {
  /** Complete address of the token endpoint. */
  readonly tokenUrl: string;
  /** Bases of the APIs, without version. */
  readonly submissionUrl: string;
  readonly destinationUrl: string;
  readonly routingUrl: string;
  /** Issuer of destination signatures, its keys lie under `/.well-known/jwks.json`. */
  readonly portalIssuer: string;
  /** Issuer of the delivery service's events, normally equal to `submissionUrl`. */
  readonly deliveryIssuer: string;
  readonly credentials: () => Promise<{ readonly id: string; readonly secret: string }>;
  /** Sent with every announcement: the callback address for delivery events. */
  readonly callback?: () => Promise<{ readonly url: string; readonly secret: string }>;
  readonly destinations: readonly PinnedDestination[];
  /** Names of the schemas that data follow, where no other name is agreed with the authority. */
  readonly submissionSchemas: Readonly<Record<ApplicationSchemaName, SubmissionSchema>>;
  /** PEM certificates of the roots that may stand behind an authority's keys. */
  readonly trustRoots: readonly string[];
  readonly clock: Clock;
  readonly product: {
    readonly name: string;
    readonly version: string;
    readonly manufacturer: string;
  };
  readonly fetch?: typeof fetch;
}
