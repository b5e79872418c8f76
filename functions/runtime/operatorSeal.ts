import { createKmsSigner } from "../adapters/kms/createKmsSigner.ts";
import { readKmsPublicKey } from "../adapters/kms/readKmsPublicKey.ts";
import { certificateRequest } from "../adapters/x509/certificateRequest.ts";

/** The request for a certificate of the seal, signed by its key in the key service. */
export async function operatorSeal(
  keyId: string,
  holder: { readonly name: string; readonly organization: string },
): Promise<string> {
  const publicKey = await readKmsPublicKey(keyId);
  return certificateRequest({ ...holder, publicKey }, createKmsSigner(keyId));
}
