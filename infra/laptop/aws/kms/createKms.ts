import { createPublicKey, privateEncrypt } from "node:crypto";
import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import type { SigningKeyResource } from "#infra/laptop/template/PortalResources.ts";
import { operation, serviceRefused, type Service, type ServiceAnswer } from "../jsonProtocol.ts";

const keyRequest = z.object({ KeyId: z.string() });
const signRequest = keyRequest.extend({
  Message: z.base64(),
  MessageType: z.literal("DIGEST"),
  SigningAlgorithm: z.literal("RSASSA_PKCS1_V1_5_SHA_256"),
});

/** DER of `DigestInfo` for SHA-256 without the hash itself (RFC 8017 section 9.2, note 1). */
const SHA_256_PREFIX = Buffer.from("3031300d060960864801650304020105000420", "hex");
const SHA_256_BYTES = 32;

/** The key service of the embedded stack: every signing key of the templates is this one key of the state folder. */
export function createKms(options: {
  readonly keys: readonly SigningKeyResource[];
  /** PEM of an RSA key. */
  readonly privateKey: string;
}): Service {
  const withKey = (id: string, answer: (key: SigningKeyResource) => ServiceAnswer): ServiceAnswer => {
    const key = options.keys.find((candidate) => candidate.id === id || candidate.arn === id);
    return key === undefined
      ? err(serviceRefused("NotFoundException", `Key '${id}' does not exist`))
      : answer(key);
  };
  return {
    operations: new Map(
      Object.entries({
        Sign: operation(signRequest, ({ KeyId, Message, SigningAlgorithm }) =>
          withKey(KeyId, ({ arn }) => {
            const digest = Buffer.from(Message, "base64");
            if (digest.length !== SHA_256_BYTES) {
              return err(serviceRefused("ValidationException", "Digest is invalid length for algorithm"));
            }
            // The hash is made already: padding and the private key are all that is left of PKCS#1 v1.5.
            const signature = privateEncrypt(options.privateKey, Buffer.concat([SHA_256_PREFIX, digest]));
            return ok({ KeyId: arn, Signature: signature.toString("base64"), SigningAlgorithm });
          }),
        ),
        GetPublicKey: operation(keyRequest, ({ KeyId }) =>
          withKey(KeyId, ({ arn }) => {
            const key = createPublicKey(options.privateKey).export({ type: "spki", format: "der" });
            return ok({
              KeyId: arn,
              KeySpec: "RSA_3072",
              KeyUsage: "SIGN_VERIFY",
              PublicKey: key.toString("base64"),
              SigningAlgorithms: ["RSASSA_PKCS1_V1_5_SHA_256"],
            });
          }),
        ),
      }),
    ),
  };
}
