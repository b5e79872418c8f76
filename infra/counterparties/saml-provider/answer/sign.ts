import { sign as signBytes, generateKeyPairSync, constants } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import type { CertifiedPair } from "#infra/counterparties/kit/selfSignedPair.ts";

const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";

export interface Signer extends CertifiedPair {
  readonly signature: "pss" | "pkcs1";
  /** Beside the signature. In an address there is no room for what metadata say anyway. */
  readonly showsCertificate: boolean;
}

/** The message with an enveloped signature over its root, behind the issuer. */
export function signEnveloped(
  message: string,
  { key, certificate, signature, showsCertificate }: Signer,
): string {
  const signing = new SignedXml({
    privateKey: key,
    ...(showsCertificate && { publicCert: certificate }),
    signatureAlgorithm: signature === "pss" ? PSS : PKCS1,
    canonicalizationAlgorithm: EXCLUSIVE,
    idAttribute: "ID",
  });
  signing.addReference({
    xpath: "/*",
    transforms: ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  signing.computeSignature(message, {
    prefix: "ds",
    location: { reference: "/*/*[local-name(.)='Issuer']", action: "after" },
  });
  return signing.getSignedXml();
}

/** An address that carries the message and a signature over its query (SAML bindings 3.4.4.1). */
export function signAddress(
  target: {
    readonly url: string;
    readonly name?: "SAMLRequest" | "SAMLResponse";
    readonly relayState: string;
    readonly message: string;
  },
  { key, signature }: Signer,
): string {
  const method = signature === "pss" ? PSS : PKCS1;
  const query = [
    `${target.name ?? "SAMLResponse"}=${encodeURIComponent(deflateRawSync(target.message).toString("base64"))}`,
    ...(target.relayState === "" ? [] : [`RelayState=${encodeURIComponent(target.relayState)}`]),
    `SigAlg=${encodeURIComponent(method)}`,
  ].join("&");
  const value = signBytes("sha256", Buffer.from(query), { key, ...SIGNATURE_METHODS[method] });
  return `${target.url}?${query}&Signature=${encodeURIComponent(value.toString("base64"))}`;
}

/** A foreign key under the provider's own certificate. */
export function stranger(signer: Signer): Signer {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...signer, key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}

/** The signature algorithms that such providers take and use, with what they mean for RSA. */
export const SIGNATURE_METHODS: Readonly<
  Record<string, { readonly padding: number; readonly saltLength?: number }>
> = {
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1": {
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 32,
  },
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": { padding: constants.RSA_PKCS1_PADDING },
};

const PSS = "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1";
const PKCS1 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
