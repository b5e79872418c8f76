import { createPublicKey, type KeyLike, type KeyObject, verify } from "node:crypto";
import { SignedXml } from "xml-crypto";

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
class EcdsaSha256 {
  readonly getAlgorithmName = (): string => ECDSA_SHA256;
  readonly getSignature = (): string => {
    throw new Error("the portal signs nothing with ECDSA");
  };
  readonly verifySignature = (...[signed, key, signature]: readonly [string, KeyLike, string]): boolean =>
    isEcdsaSigned(signed, { key: createPublicKey(key), signature, encodings: ["ieee-p1363"] });
}

const LOOK_UP = "findSignatureAlgorithm";
let isTaught = false;

/**
 * Teaches ECDSA to the verifiers of `xml-crypto`. It takes further algorithms for a single verifier only, and the SAML
 * library makes its own, so that there is no other place. Which algorithms count is decided before (`checkAlgorithms`).
 */
export function acceptEcdsa(): void {
  if (isTaught) return;
  isTaught = true;
  const known: unknown = Reflect.get(SignedXml.prototype, LOOK_UP);
  if (typeof known !== "function") throw new Error("xml-crypto looks its algorithms up in another way");
  Reflect.set(SignedXml.prototype, LOOK_UP, function lookUp(this: SignedXml, name: string): unknown {
    if (name === ECDSA_SHA256 && !Object.hasOwn(this.SignatureAlgorithms, name)) return new EcdsaSha256();
    const found: unknown = Reflect.apply(known, this, [name]);
    return found;
  });
}
