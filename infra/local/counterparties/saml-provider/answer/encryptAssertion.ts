import { constants, createCipheriv, publicEncrypt, randomBytes, X509Certificate } from "node:crypto";
import { NAMESPACE } from "../xml/NAMESPACE.ts";
import { type Markup, xml } from "../xml/xml.ts";

/** The two ways of saying OAEP that are in the field: the older one means SHA-1 inside. */
export const KEY_TRANSPORTS = ["xmlenc", "xmlenc11"] as const;
export type KeyTransport = (typeof KEY_TRANSPORTS)[number];

const OAEP: Readonly<Record<KeyTransport, { readonly hash: string; readonly method: Markup }>> = {
  xmlenc: {
    hash: "sha1",
    method: xml`<xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p">
      <ds:DigestMethod xmlns:ds="${NAMESPACE.ds}" Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/>
      </xenc:EncryptionMethod>`,
  },
  xmlenc11: {
    hash: "sha256",
    method: xml`<xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#rsa-oaep">
      <ds:DigestMethod xmlns:ds="${NAMESPACE.ds}" Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>
      <xenc11:MGF xmlns:xenc11="http://www.w3.org/2009/xmlenc11#" Algorithm="http://www.w3.org/2009/xmlenc11#mgf1sha256"/>
      </xenc:EncryptionMethod>`,
  },
};

/** XML Encryption 1.1 with AES-256-GCM: nonce of 12 bytes, ciphertext, tag of 16 bytes in one value. */
export function encryptAssertion(
  assertion: string,
  { certificate, transport }: { readonly certificate: string; readonly transport: KeyTransport },
): Markup {
  const key = randomBytes(32);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([
    nonce,
    cipher.update(assertion, "utf8"),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const { hash, method } = OAEP[transport];
  const publicKey = new X509Certificate(certificate).publicKey;
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const wrapped = publicEncrypt({ key: publicKey, padding, oaepHash: hash }, key);
  return xml`<saml2:EncryptedAssertion xmlns:saml2="${NAMESPACE.saml2}">
    <xenc:EncryptedData xmlns:xenc="${NAMESPACE.xenc}" Type="http://www.w3.org/2001/04/xmlenc#Element">
    <xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>
    <ds:KeyInfo xmlns:ds="${NAMESPACE.ds}"><xenc:EncryptedKey>${method}
    <xenc:CipherData><xenc:CipherValue>${wrapped.toString("base64")}</xenc:CipherValue></xenc:CipherData>
    </xenc:EncryptedKey></ds:KeyInfo>
    <xenc:CipherData><xenc:CipherValue>${sealed.toString("base64")}</xenc:CipherValue></xenc:CipherData>
    </xenc:EncryptedData></saml2:EncryptedAssertion>`;
}
