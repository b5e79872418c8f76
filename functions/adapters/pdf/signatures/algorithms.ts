import { constants, type KeyObject, type VerifyKeyObjectInput } from "node:crypto";
import type { SignerInfo } from "@peculiar/asn1-cms";

const HASHES: Readonly<Record<string, string>> = {
  "1.2.840.113549.2.5": "md5",
  "1.3.14.3.2.26": "sha1",
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
  "2.16.840.1.101.3.4.2.4": "sha224",
  "2.16.840.1.101.3.4.2.8": "sha3-256",
  "2.16.840.1.101.3.4.2.9": "sha3-384",
  "2.16.840.1.101.3.4.2.10": "sha3-512",
};
const PSS = "1.2.840.113549.1.1.10";

export function hashName(identifier: string): string | undefined {
  return Object.hasOwn(HASHES, identifier) ? HASHES[identifier] : undefined;
}

export function isWeakHash(name: string): boolean {
  return name === "md5" || name === "sha1";
}

/** How the signature of a signer is verified; undefined for kinds of keys that are not known here. */
export function verificationOf(
  info: SignerInfo,
  { publicKey, hash }: { readonly publicKey: KeyObject; readonly hash: string },
): { readonly hash: string | null; readonly key: KeyObject | VerifyKeyObjectInput } | undefined {
  switch (publicKey.asymmetricKeyType) {
    case "rsa":
    case "rsa-pss":
      return info.signatureAlgorithm.algorithm === PSS
        ? {
            hash,
            key: {
              key: publicKey,
              padding: constants.RSA_PKCS1_PSS_PADDING,
              saltLength: constants.RSA_PSS_SALTLEN_AUTO,
            },
          }
        : { hash, key: publicKey };
    case "ec":
      return { hash, key: publicKey };
    case "ed25519":
    case "ed448":
      return { hash: null, key: publicKey };
    default:
      return undefined;
  }
}
