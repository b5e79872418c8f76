import { SignedXml } from "xml-crypto";
import { ECDSA_SHA256, EcdsaSha256 } from "./ecdsaSignature.ts";
import { PSS_HASHES, pssVerifier } from "./pssSignature.ts";

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
