import type { Upload } from "./Upload.ts";

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
