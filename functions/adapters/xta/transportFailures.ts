import { err } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";

/** Causes are for logs and operators: never with ids of people or content. */
export function unavailable(cause: string) {
  return err<TransportFailure>({ kind: "transport-unavailable", cause });
}

export function refused(cause: string) {
  return err<TransportFailure>({ kind: "transport-refused", cause });
}
