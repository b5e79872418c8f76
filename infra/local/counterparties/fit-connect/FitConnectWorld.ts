import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { OpenKeyMaterial } from "./keys/openKeyMaterial.ts";
import type { DestinationKeys } from "./keys/keyMaterial.ts";
import { MESSAGE_SCHEMA_URI, MESSAGE_SERVICE } from "./mailbox/messageService.ts";
import type { MailboxStore } from "./mailbox/openMailboxStore.ts";
import type { CaseStore } from "./state/openCaseStore.ts";

export interface Destination {
  readonly keys: DestinationKeys;
  readonly name: string;
  readonly status: "active" | "inactive";
  /** Codes of 14 digits: what it lists, and all that it takes. */
  readonly leiKaIds: readonly string[];
  /** Takes messages to mailboxes and no applications. */
  readonly mailboxes?: true;
  /** `DE` and 12 digits; all zeros are the whole country. */
  readonly regions: readonly string[];
}

/** What every route needs to know. */
export interface FitConnectWorld {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly keys: OpenKeyMaterial;
  readonly cases: CaseStore;
  readonly mailboxes: MailboxStore;
  readonly destinations: readonly Destination[];
  /** The schemas by which all destinations take data: the portal's own, as an authority agrees to them. */
  readonly submissionSchemaUris: readonly string[];
}

export const SERVICE_PREFIX = "urn:de:fim:leika:leistung:";

/** The issuer of the delivery service's events is the base of its API, path included. */
export function deliveryIssuer(world: FitConnectWorld): string {
  return `${world.origin}/submission-api`;
}

export function portalIssuer(world: FitConnectWorld): string {
  return `${world.origin}/portal`;
}

/** What a destination says about the services that it takes. */
export function publicServicesOf(world: FitConnectWorld, destination: Destination) {
  const { regions } = destination;
  const [identifiers, schemaUris] =
    destination.mailboxes === true
      ? [[MESSAGE_SERVICE], [MESSAGE_SCHEMA_URI]]
      : [destination.leiKaIds.map((leiKaId) => `${SERVICE_PREFIX}${leiKaId}`), world.submissionSchemaUris];
  return identifiers.map((identifier) => ({
    identifier,
    submissionSchemas: schemaUris.map((schemaUri) => ({ schemaUri, mimeType: "application/json" })),
    regions,
  }));
}

export function offersService(destination: Destination, identifier: string): boolean {
  if (destination.mailboxes === true) return identifier === MESSAGE_SERVICE;
  const leiKaId = identifier.startsWith(SERVICE_PREFIX) ? identifier.slice(SERVICE_PREFIX.length) : "";
  return destination.leiKaIds.includes(leiKaId);
}
