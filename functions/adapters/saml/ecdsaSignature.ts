import { createPublicKey, type KeyLike, type KeyObject, verify } from "node:crypto";

export const ECDSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256";

/** Curves of at least 250 bits (BSI TR-03116-4), as OpenSSL names them. */
const CURVES: ReadonlySet<string | undefined> = new Set([
  "prime256v1",
  "secp384r1",
  "secp521r1",
  "brainpoolP256r1",
  "brainpoolP384r1",
  "brainpoolP512r1",
]);

/** Both numbers one after the other as XML Signature writes them (RFC 4050), or as ASN.1, which senders of addresses use. */
type Encoding = "ieee-p1363" | "der";

/**
 * Whether a key on a strong curve signed this. Keys of another kind never count: Node would verify with them by their own
 * algorithm, though the message names this one.
 */
export function isEcdsaSigned(
  signed: string,
  by: { readonly key: KeyObject; readonly signature: string; readonly encodings: readonly Encoding[] },
): boolean {
  const { key } = by;
  if (key.asymmetricKeyType !== "ec" || !CURVES.has(key.asymmetricKeyDetails?.namedCurve)) return false;
  const signature = Buffer.from(by.signature, "base64");
  return by.encodings.some((dsaEncoding) =>
    verify("sha256", Buffer.from(signed), { key, dsaEncoding }, signature),
  );
}

/** The algorithm as `xml-crypto` wants one; the portal itself signs with RSA only. */
export class EcdsaSha256 {
  readonly getAlgorithmName = (): string => ECDSA_SHA256;
  readonly getSignature = (): string => {
    throw new Error("the portal signs nothing with ECDSA");
  };
  readonly verifySignature = (...[signed, key, signature]: readonly [string, KeyLike, string]): boolean =>
    isEcdsaSigned(signed, { key: createPublicKey(key), signature, encodings: ["ieee-p1363"] });
}
