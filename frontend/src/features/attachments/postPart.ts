import type { SignedPart } from "./uploadFile.ts";

export interface PartBytes {
  readonly bytes: Blob;
  /** Ends the sending of this part. */
  readonly signal: AbortSignal;
}

/** Sends a part straight to the store: no cookies, and the file last, as POST policies want it. */
export async function postPart(part: SignedPart, { bytes, signal }: PartBytes): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(part.fields)) body.append(name, value);
  body.append("file", bytes);
  try {
    const response = await fetch(part.url, { method: "POST", body, credentials: "omit", signal });
    return response.ok;
  } catch {
    return false;
  }
}
