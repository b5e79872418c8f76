import { ECDSA_SHA256, PSS_HASHES } from "./teachAlgorithms.ts";
import { attributeOf, elementsOf } from "../xml/elementsOf.ts";

/** BSI TR-03116-4: PSS or ECDSA; PKCS#1 v1.5 where the operator still allows it. */
const SIGNATURES = new Set([...PSS_HASHES.keys(), ECDSA_SHA256]);
const PKCS1_SIGNATURES = new Set([
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
]);
const DIGESTS = new Set([
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmldsig-more#sha384",
  "http://www.w3.org/2001/04/xmlenc#sha512",
]);
/** OAEP may use SHA-1 inside: there it is no signature digest. */
const OAEP_DIGESTS = new Set([...DIGESTS, "http://www.w3.org/2000/09/xmldsig#sha1"]);
const CONTENT = new Set([
  "http://www.w3.org/2009/xmlenc11#aes128-gcm",
  "http://www.w3.org/2009/xmlenc11#aes256-gcm",
]);
const KEY_TRANSPORT = new Set([
  "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
  "http://www.w3.org/2009/xmlenc11#rsa-oaep",
]);

/** Whether a message uses nothing weaker than allowed. A message without signatures passes; who must sign is asked elsewhere. */
export function usesStrongAlgorithms(
  message: Document,
  { acceptPkcs1Signatures }: { readonly acceptPkcs1Signatures: boolean },
): boolean {
  // Of any namespace: the libraries look for local names, so that a foreign element could tell them another algorithm.
  const methods = (local: string): readonly Element[] => elementsOf(message, { namespace: "*", local });
  const isSignature = (algorithm: string): boolean =>
    SIGNATURES.has(algorithm) || (acceptPkcs1Signatures && PKCS1_SIGNATURES.has(algorithm));
  return (
    methods("SignatureMethod").every((method) => isSignature(algorithmOf(method))) &&
    methods("DigestMethod").every((method) =>
      (isInKeyTransport(method) ? OAEP_DIGESTS : DIGESTS).has(algorithmOf(method)),
    ) &&
    methods("EncryptionMethod").every((method) =>
      (isOfKey(method) ? KEY_TRANSPORT : CONTENT).has(algorithmOf(method)),
    )
  );
}

function algorithmOf(method: Element): string {
  return attributeOf(method, "Algorithm") ?? "";
}

function isOfKey(method: Element): boolean {
  return method.parentNode?.nodeName.split(":").at(-1) === "EncryptedKey";
}

function isInKeyTransport(digest: Element): boolean {
  return digest.parentNode?.nodeName.split(":").at(-1) === "EncryptionMethod";
}
