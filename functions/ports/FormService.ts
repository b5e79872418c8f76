import type { Result } from "../domain/result.ts";

export type FormServiceFailure =
  /** No address, or one that is neither https nor on this machine. */
  | { readonly kind: "address-refused" }
  | { readonly kind: "form-not-found" }
  /** No connection, no answer in time, or a redirection. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "answered-otherwise"; readonly status: number }
  | { readonly kind: "too-large" }
  | { readonly kind: "not-json" };

/** A server that has forms of type LIP (functions/forms/lip/README.md). */
export interface FormService {
  /** The exchange document as it came: the reader of documents checks it. */
  document(formId: string): Promise<Result<unknown, FormServiceFailure>>;
}
