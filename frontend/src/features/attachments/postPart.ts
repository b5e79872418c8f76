import type { SignedPart } from "./uploadFile.ts";

export interface PartBytes {
  readonly bytes: Blob;
  /** Ends the sending of this part. */
  readonly signal: AbortSignal;
}

/** How the store says that it has a part. A page that a network puts in its place says 200. */
const STORED = 204;

/** Sends a part straight to the store: no cookies, and the file last, as POST policies want it. */
export async function postPart(part: SignedPart, { bytes, signal }: PartBytes): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(part.fields)) body.append(name, value);
  body.append("file", bytes);
  try {
    const response = await fetch(part.url, { method: "POST", body, credentials: "omit", signal });
    return response.status === STORED;
  } catch {
    return false;
  }
}
