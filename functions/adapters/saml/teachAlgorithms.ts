import { SignedXml } from "xml-crypto";
import { constants, createPublicKey, type KeyLike, type KeyObject, verify } from "node:crypto";

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

/** The algorithm as `xml-crypto` wants one; the portal itself signs with RSA only. */
export class EcdsaSha256 {
  readonly getAlgorithmName = (): string => ECDSA_SHA256;
  readonly getSignature = (): string => {
    throw new Error("the portal signs nothing with ECDSA");
  };
  readonly verifySignature = (...[signed, key, signature]: readonly [string, KeyLike, string]): boolean =>
    isEcdsaSigned(signed, { key: createPublicKey(key), signature, encodings: ["ieee-p1363"] });
}

/** RSA-PSS as XML Signature names it (RFC 6931), and the hash of each. */
export const PSS_HASHES: ReadonlyMap<string, string> = new Map(
  ["sha256", "sha384", "sha512"].map((hash) => [
    `http://www.w3.org/2007/05/xmldsig-more#${hash}-rsa-MGF1`,
    hash,
  ]),
);

const LOOK_UP = "findSignatureAlgorithm";
let isTaught = false;

/**
 * Teaches ECDSA and RSA-PSS with longer hashes to the verifiers of `xml-crypto`. It takes further algorithms for a single
 * verifier only, and the SAML library makes its own, so that there is no other place. Which algorithms count is decided
 * before (`checkAlgorithms`).
 */
export function teachAlgorithms(): void {
  if (isTaught) return;
  isTaught = true;
  const known: unknown = Reflect.get(SignedXml.prototype, LOOK_UP);
  if (typeof known !== "function") throw new Error("xml-crypto looks its algorithms up in another way");
  Reflect.set(SignedXml.prototype, LOOK_UP, function lookUp(this: SignedXml, name: string): unknown {
    const isOwn = Object.hasOwn(this.SignatureAlgorithms, name);
    if (!isOwn && name === ECDSA_SHA256) return new EcdsaSha256();
    const hash = PSS_HASHES.get(name);
    if (!isOwn && hash !== undefined) return pssVerifier(name, hash);
    const found: unknown = Reflect.apply(known, this, [name]);
    return found;
  });
}

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
function pssVerifier(name: string, hash: string): object {
  return {
    getAlgorithmName: () => name,
    getSignature: () => {
      throw new Error("the portal signs with SHA-256");
    },
    verifySignature: (...[signed, key, signature]: readonly [string, KeyLike, string]) =>
      isPssSigned(signed, { key: createPublicKey(key), signature, hash }),
  };
}

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
