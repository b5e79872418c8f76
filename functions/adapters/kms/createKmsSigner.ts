import { createHash } from "node:crypto";
import { KMSClient, SignCommand, GetPublicKeyCommand } from "@aws-sdk/client-kms";

let client: KMSClient | undefined;

/**
 * Signs with a key that never leaves the key service: RSASSA-PKCS1-v1_5 with SHA-256. Only the hash travels, so the
 * length of the message does not matter.
 */
export function createKmsSigner(keyId: string): (bytes: Uint8Array) => Promise<Uint8Array> {
  return async (bytes) => {
    client ??= new KMSClient({});
    const { Signature: signature } = await client.send(
      new SignCommand({
        KeyId: keyId,
        Message: createHash("sha256").update(bytes).digest(),
        MessageType: "DIGEST",
        SigningAlgorithm: "RSASSA_PKCS1_V1_5_SHA_256",
      }),
    );
    if (signature === undefined) throw new Error("The key service answered without a signature.");
    return signature;
  };
}

/** DER of the public half of a key that never leaves the key service. */
export async function readKmsPublicKey(keyId: string): Promise<Uint8Array> {
  const { PublicKey: der } = await new KMSClient({}).send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (der === undefined) throw new Error("The key service answered without a key.");
  return der;
}
