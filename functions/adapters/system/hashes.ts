import { createHash } from "node:crypto";

/** SHA-512, lower-case hex, as the transports want it. */
export function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}

/** An owner id that does not show the subject of the account behind it. */
export function ownerIdOf(person: { readonly providerId: string; readonly subject: string }): string {
  return `${person.providerId}:${createHash("sha256").update(`${person.providerId}|${person.subject}`).digest("base64url")}`;
}
