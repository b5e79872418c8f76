import { createHash, generateKeyPairSync } from "node:crypto";
import { CompactEncrypt } from "jose";

/** As long as the keys of FIT-Connect destinations. */
const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });

/** The unavoidable part of sending: each document hashed once and encrypted once, as the transport demands it. */
export async function sealPlainly(documents: readonly Uint8Array[]): Promise<void> {
  for (const bytes of documents) {
    createHash("sha512").update(bytes).digest("hex");
    await new CompactEncrypt(bytes)
      .setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM" })
      .encrypt(publicKey);
  }
}
