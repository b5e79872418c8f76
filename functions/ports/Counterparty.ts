import type { CounterpartyKind } from "../domain/health/HealthDocument.ts";

/** What came of asking. Certificates that the counterparty names are handed on, to be looked at. */
export type CounterpartyAnswer =
  | { readonly state: "ok"; readonly certificates?: readonly string[] }
  | { readonly state: "cannot-be-reached" | "answers-wrongly"; readonly cause: string };

/** Somebody outside whom the settings name. */
export interface Counterparty {
  readonly kind: CounterpartyKind;
  readonly name: string;
  readonly url: string;
  readonly ask: () => Promise<CounterpartyAnswer>;
}
