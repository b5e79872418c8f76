import { constants, sign } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { EXCLUSIVE_CANONICALIZATION, SIGNATURE_METHOD } from "./samlNames.ts";

export interface SigningKey {
  readonly key: string;
  readonly certificate: string;
  readonly method: keyof typeof SIGNATURE_METHOD;
}

/** An enveloped signature after the issuer, where the schema of SAML wants it. */
export function signEnveloped(message: string, { key, certificate, method }: SigningKey): string {
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    signatureAlgorithm: SIGNATURE_METHOD[method],
    canonicalizationAlgorithm: EXCLUSIVE_CANONICALIZATION,
    idAttribute: "ID",
  });
  signed.addReference({
    xpath: "/*",
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE_CANONICALIZATION],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  signed.computeSignature(message, {
    prefix: "ds",
    location: { reference: "/*/*[local-name(.)='Issuer']", action: "after" },
  });
  return signed.getSignedXml();
}

/** An address with the message and a signature over the query (SAML bindings 3.4.4.1). */
export function signedAddress(
  target: {
    readonly url: string;
    readonly name: "SAMLRequest" | "SAMLResponse";
    readonly message: string;
    /** Left out when there is none to give back. */
    readonly relayState: string | undefined;
  },
  { key, method }: SigningKey,
): string {
  const query = [
    [target.name, deflateRawSync(target.message).toString("base64")],
    ...(target.relayState === undefined ? [] : [["RelayState", target.relayState]]),
    ["SigAlg", SIGNATURE_METHOD[method]],
  ]
    .map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const padding =
    method === "rsa-pss-sha256"
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : { padding: constants.RSA_PKCS1_PADDING };
  const signature = sign("sha256", Buffer.from(query), { key, ...padding }).toString("base64");
  const separator = target.url.includes("?") ? "&" : "?";
  return `${target.url}${separator}${query}&Signature=${encodeURIComponent(signature)}`;
}
