import { createHash } from "node:crypto";

/** SHA-512, lower-case hex, as the transports want it. */
export function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}
