import { SignedXml } from "xml-crypto";
import { SIGNATURE_METHODS } from "../keys/signatureMethods.ts";
import { attribute, below, inside } from "../xml/readXml.ts";

const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";

/** Whether the root of a message is signed as a whole, once, by one of the certificates, with nothing weak. */
export function verifyEnveloped(
  message: { readonly text: string; readonly root: Element },
  certificates: readonly string[],
): boolean {
  const { text, root } = message;
  const [signature, second] = inside(root, "ds:Signature");
  if (signature === undefined || second !== undefined) return false;
  const methods = below(signature, "ds:SignatureMethod").map((method) => attribute(method, "Algorithm"));
  const digests = below(signature, "ds:DigestMethod").map((method) => attribute(method, "Algorithm"));
  const references = below(signature, "ds:Reference").map((reference) => attribute(reference, "URI"));
  const isStrong =
    methods.every((method) => method in SIGNATURE_METHODS) && digests.every((digest) => digest === SHA256);
  const isWhole = references.length === 1 && references[0] === `#${attribute(root, "ID")}`;
  if (!isStrong || !isWhole) return false;
  return certificates.some((certificate) => {
    const verifier = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
    try {
      verifier.loadSignature(signature);
      return verifier.checkSignature(text);
    } catch {
      return false;
    }
  });
}
