import type { SignedPart } from "./uploadFile.ts";

/** Sends a part straight to the store: no cookies, and the file last, as POST policies want it. */
export async function postPart(part: SignedPart, bytes: Blob): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(part.fields)) body.append(name, value);
  body.append("file", bytes);
  try {
    const response = await fetch(part.url, { method: "POST", body, credentials: "omit" });
    return response.ok;
  } catch {
    return false;
  }
}
