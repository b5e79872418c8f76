export type UploadState =
  | { readonly kind: "waiting" }
  | { readonly kind: "uploading"; readonly percent: number }
  | { readonly kind: "checking" }
  | { readonly kind: "stored" }
  | { readonly kind: "interrupted"; readonly percent: number }
  | { readonly kind: "refused"; readonly refusal: string };

export interface Upload {
  readonly key: string;
  readonly attachmentId: string | undefined;
  readonly fieldPath: string;
  readonly fileName: string;
  readonly size: number;
  readonly state: UploadState;
  /** Whether the bytes are still in this window, so that an upload can go on. */
  readonly resumable: boolean;
}
