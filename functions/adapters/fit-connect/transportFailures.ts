import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { err } from "../../domain/result.ts";

/** Causes are for logs and operators: never with ids of people, tokens or content. */
export function unavailable(cause: string) {
  return err<TransportFailure>({ kind: "transport-unavailable", cause });
}

export function refused(cause: string) {
  return err<TransportFailure>({ kind: "transport-refused", cause });
}
