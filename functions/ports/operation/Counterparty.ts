import type { CounterpartyKind } from "#domain/operation/HealthDocument.ts";

/** Result of a health check. Certificates that the counterparty names are returned, to be checked. */
export type CounterpartyAnswer =
  | { readonly state: "ok"; readonly certificates?: readonly string[] }
  | { readonly state: "cannot-be-reached" | "answers-wrongly"; readonly cause: string };

/** An outside system that the settings name. */
export interface Counterparty {
  readonly kind: CounterpartyKind;
  readonly name: string;
  readonly url: string;
  readonly ask: () => Promise<CounterpartyAnswer>;
}

/** Certificates of one use, PEM with their chain: as long as one of them lasts, the use goes on. */
export interface HeldCertificates {
  readonly holder: string;
  /** None where they could not be read. */
  readonly certificates: readonly string[];
}

/** Certificates that the portal itself holds, in its settings and secrets. */
export interface OwnCertificates {
  list(): Promise<readonly HeldCertificates[]>;
  /** When a certificate ends, or the first of its chain; undefined: it is none. */
  readonly endOf: (pem: string) => Date | undefined;
}
