import type { UploadVerdict, MalwareVerdict } from "#domain/attachments/UploadVerdict.ts";
import type { AttachmentAddress } from "./AttachmentStore.ts";

/** Reads an uploaded file and says whether it may be part of an application. Never throws on any bytes. */
export interface UploadInspector {
  inspect(bytes: Uint8Array): UploadVerdict;
}

/** A scanner that inspects stored files on its own and is asked for its result. Never throws. */
export interface MalwareScanner {
  /** `pending`: it has not said anything yet, or cannot be asked now. */
  verdictOf(address: AttachmentAddress): Promise<MalwareVerdict | "pending">;
  /** Passes time between two questions. */
  pause(milliseconds: number): Promise<void>;
}
