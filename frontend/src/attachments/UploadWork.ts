import type { Result } from "#domain/result.ts";
import type { ApiFailure } from "../api/ApiFailure.ts";
import type { Call } from "../api/client.ts";

/** `some-blank`, `all-blank`: stored, and pages draw nothing. `recognised`: the rest of an unfinished upload; `other`: not that; `same`: the application has these bytes already. */
export type FileHappening =
  | "stored"
  | "some-blank"
  | "all-blank"
  | "refused"
  | "interrupted"
  | "delete-failed"
  | "view-failed"
  | "view-blocked"
  | "recognised"
  | "other"
  | "same";

/** What uploads need from the application that they belong to. */
export interface UploadWork {
  readonly call: Call;
  readonly processId: string;
  /** Writes of one process go one after the other; each makes a version that the next must know. */
  readonly write: <Value extends { readonly version: number }>(
    work: () => Promise<Result<Value, ApiFailure>>,
  ) => Promise<Result<Value, ApiFailure>>;
  /** Called when something happened to a file. */
  readonly happened: (event: {
    readonly what: FileHappening;
    readonly fileName: string;
    /** It was requested and could not be done. */
    readonly inVain: boolean;
  }) => void;
}
