import { GetPublicKeyCommand, KMSClient } from "@aws-sdk/client-kms";

/** DER of the public half of a key that never leaves the key service. */
export async function readKmsPublicKey(keyId: string): Promise<Uint8Array> {
  const { PublicKey: der } = await new KMSClient({}).send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (der === undefined) throw new Error("The key service answered without a key.");
  return der;
}
