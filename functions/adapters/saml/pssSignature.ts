import { constants, createPublicKey, type KeyLike, type KeyObject, verify } from "node:crypto";

/** RSA-PSS as XML Signature names it (RFC 6931), and the hash of each. */
export const PSS_HASHES: ReadonlyMap<string, string> = new Map(
  ["sha256", "sha384", "sha512"].map((hash) => [
    `http://www.w3.org/2007/05/xmldsig-more#${hash}-rsa-MGF1`,
    hash,
  ]),
);

/** Whether an RSA key signed this with PSS, whichever length of salt its sender took. */
export function isPssSigned(
  signed: string,
  by: { readonly key: KeyObject; readonly signature: string; readonly hash: string },
): boolean {
  const { key, hash } = by;
  if (key.asymmetricKeyType !== "rsa" && key.asymmetricKeyType !== "rsa-pss") return false;
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_AUTO: saltLength } = constants;
  return verify(hash, Buffer.from(signed), { key, padding, saltLength }, Buffer.from(by.signature, "base64"));
}

/** The algorithm as `xml-crypto` wants one, which knows SHA-256 only; the portal itself signs with that. */
export function pssVerifier(name: string, hash: string): object {
  return {
    getAlgorithmName: () => name,
    getSignature: () => {
      throw new Error("the portal signs with SHA-256");
    },
    verifySignature: (...[signed, key, signature]: readonly [string, KeyLike, string]) =>
      isPssSigned(signed, { key: createPublicKey(key), signature, hash }),
  };
}
