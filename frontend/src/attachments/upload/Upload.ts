import type { ResponseOf } from "#contract/operations.ts";
import type { Result } from "#domain/result.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import type { Call } from "#ui/api/client.ts";

/** `some-blank`, `all-blank`: stored, and pages draw nothing. `recognised`: the rest of an unfinished upload; `other`: not that; `same`: the application has these bytes already. */
export type FileHappening =
  | "stored"
  | "some-blank"
  | "all-blank"
  | "refused"
  | "removed"
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

/** Which pages of a stored file draw nothing, on the server's word. */
export type BlankPages = NonNullable<ResponseOf<"confirmAttachment">["attachment"]["blankPages"]>;

export type UploadState =
  | { readonly kind: "waiting" }
  | {
      readonly kind: "uploading";
      readonly percent: number;
      /** As measured; undefined until a part has arrived. */
      readonly secondsLeft?: number | undefined;
    }
  | { readonly kind: "checking" }
  /** `unconfirmed`: it arrived just now, and the person has not said yet that it is the right one all the same. */
  | {
      readonly kind: "stored";
      readonly blankPages?: BlankPages | undefined;
      readonly unconfirmed?: boolean | undefined;
    }
  /** `continues`: by itself, when the line is back or after a pause. */
  | { readonly kind: "interrupted"; readonly percent: number; readonly continues: boolean }
  /** By the person, who goes on when they want to. */
  | { readonly kind: "paused"; readonly percent: number }
  | { readonly kind: "refused"; readonly refusal: string };

export interface Upload {
  readonly key: string;
  readonly attachmentId: string | undefined;
  readonly fieldPath: string;
  readonly fileName: string;
  readonly size: number;
  readonly state: UploadState;
  /** Whether the bytes are still in this window; otherwise it goes on when the same file is chosen again. */
  readonly resumable: boolean;
  /** Ids of files with the same bytes that were there before, on the server's word. */
  readonly sameAs: readonly string[];
  /** Key of an unfinished upload of the same field that waits for another file than this. */
  readonly otherThan?: string;
}

/** The files of one application, as those who work on them change them. */
export interface UploadList {
  readonly all: () => readonly Upload[];
  readonly find: (key: string) => Upload | undefined;
  readonly put: (uploads: readonly Upload[]) => void;
  readonly change: (key: string, changes: Partial<Upload>) => void;
  /** What the server counted. */
  readonly counted: (usedBytes: number) => void;
  readonly freeBytes: () => number;
}

/** Whether it broke off in another window or on another device: its bytes are not here. */
export function isUnfinished({ state, resumable }: Upload): boolean {
  return state.kind === "interrupted" && !resumable;
}

/** Whether it broke off or was stopped here: this window alone has its bytes. */
export function isOnlyHere({ state, resumable }: Upload): boolean {
  return (state.kind === "interrupted" || state.kind === "paused") && resumable;
}

export function isMoving({ state }: Upload): boolean {
  return ["waiting", "uploading", "checking"].includes(state.kind);
}
