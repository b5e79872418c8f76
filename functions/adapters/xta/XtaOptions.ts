import type { XtaParty } from "#domain/sending/XtaRecipient.ts";
import { err } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";

/** PEM, both. */
export interface ClientCertificate {
  readonly certificate: string;
  readonly key: string;
}

export interface XtaOptions {
  /** Complete addresses; they may differ in host and path. */
  readonly endpoints: { readonly management: string; readonly send: string };
  /** The portal's account at the transport provider. */
  readonly author: XtaParty;
  readonly clientCertificate: () => Promise<ClientCertificate>;
  /** PEM certificates that the provider's server must lead to; empty: those that Node trusts. */
  readonly trustRoots: readonly string[];
  /** Marks every message as a test, for the time of agreeing with a provider. */
  readonly testMessages: boolean;
}

/** Causes are for logs and operators: never with ids of people or content. */
export function unavailable(cause: string) {
  return err<TransportFailure>({ kind: "transport-unavailable", cause });
}

export function refused(cause: string) {
  return err<TransportFailure>({ kind: "transport-refused", cause });
}
