import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import type { OpenKeyMaterial } from "./keys/openKeyMaterial.ts";
import type { DestinationKeys } from "./keys/keyMaterial.ts";
import type { MailboxStore } from "./mailbox/openMailboxStore.ts";
import type { CaseStore } from "./caseStore.ts";

/** Messages to mailboxes of the citizen account, version 6, as FIT-Connect names the service and its schema. */
export const MESSAGE_SERVICE = "urn:schema-fitko-de:fit-connect:id.bund.de:message_v6";
export const MESSAGE_SCHEMA_URI =
  "https://schema.fitko.de/fit-connect/id.bund.de/message_v6/1.0.0/zbp-message.schema.json";

/** A schema of the authorities' own: `infra/states/demo/maps/antrag-1`. */
export const MUSTERLAND_SCHEMA_URI = "urn:de:musterland:anerkennung:antrag:1.0";

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
export interface FitConnectState {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly keys: OpenKeyMaterial;
  readonly cases: CaseStore;
  readonly mailboxes: MailboxStore;
  readonly destinations: readonly Destination[];
  /** The schemas by which all destinations take data: the portal's own, as an authority agrees to them, and theirs. */
  readonly submissionSchemaUris: readonly string[];
}

export const SERVICE_PREFIX = "urn:de:fim:leika:leistung:";

/** The issuer of the delivery service's events is the base of its API, path included. */
export function deliveryIssuer(state: FitConnectState): string {
  return `${state.origin}/submission-api`;
}

export function portalIssuer(state: FitConnectState): string {
  return `${state.origin}/portal`;
}

/** What a destination says about the services that it takes. */
export function publicServicesOf(state: FitConnectState, destination: Destination) {
  const { regions } = destination;
  const [identifiers, schemaUris] =
    destination.mailboxes === true
      ? [[MESSAGE_SERVICE], [MESSAGE_SCHEMA_URI]]
      : [destination.leiKaIds.map((leiKaId) => `${SERVICE_PREFIX}${leiKaId}`), state.submissionSchemaUris];
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
