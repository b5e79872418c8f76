import type { UploadVerdict } from "../domain/attachment/UploadVerdict.ts";

/** Reads an uploaded file and says whether it may be part of an application. Never throws on any bytes. */
export interface UploadInspector {
  inspect(bytes: Uint8Array): UploadVerdict;
}
