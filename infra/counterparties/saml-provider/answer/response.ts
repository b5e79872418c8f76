import {
  randomUUID,
  constants,
  createCipheriv,
  publicEncrypt,
  randomBytes,
  X509Certificate,
} from "node:crypto";
import { type Markup, xml } from "#infra/counterparties/kit/xml.ts";
import { NAMESPACE } from "../NAMESPACE.ts";
import type { AskedLogin, Profile } from "../profiles/Profile.ts";
import { signEnveloped, type Signer } from "./sign.ts";

const STATUS = "urn:oasis:names:tc:SAML:2.0:status:";

export const SUCCESS = status({ top: "Success" });

function status(given: {
  readonly top: string;
  readonly second?: string;
  readonly message?: string;
  readonly detail?: Markup;
}): Markup {
  const { top, second, message, detail } = given;
  const inner = second === undefined ? xml`` : xml`<saml2p:StatusCode Value="${STATUS}${second}"/>`;
  const said = message === undefined ? xml`` : xml`<saml2p:StatusMessage>${message}</saml2p:StatusMessage>`;
  return xml`<saml2p:Status><saml2p:StatusCode Value="${STATUS}${top}">${inner}</saml2p:StatusCode>${said}${detail}</saml2p:Status>`;
}

/** The envelope around a status and what belongs to it; unsigned. */
export function response(
  { requestId, answerUrl }: Pick<AskedLogin, "requestId" | "answerUrl">,
  given: {
    readonly id: string;
    readonly issuer: string;
    readonly status: Markup;
    readonly content?: Markup;
    readonly at: number;
  },
): Markup {
  const now = new Date(given.at).toISOString();
  return xml`<saml2p:Response xmlns:saml2p="${NAMESPACE.saml2p}" Destination="${answerUrl}" ID="${given.id}" InResponseTo="${requestId}" IssueInstant="${now}" Version="2.0">
    <saml2:Issuer xmlns:saml2="${NAMESPACE.saml2}">${given.issuer}</saml2:Issuer>
    ${given.status}${given.content}</saml2p:Response>`;
}

/** What a provider writes an answer with. */
export interface AnswerMeans {
  readonly profile: Profile;
  readonly issuer: string;
  readonly signer: Signer;
  readonly transport: KeyTransport;
  readonly now: number;
}

/** A signed answer without an assertion. */
export function failedAnswer(
  login: Pick<AskedLogin, "requestId" | "answerUrl">,
  given: AnswerMeans & Parameters<typeof status>[0],
): string {
  const { issuer, now, signer } = given;
  const message = response(login, { id: `_${randomUUID()}`, issuer, status: status(given), at: now });
  return signEnveloped(message.markup, signer);
}

/** The two ways of saying OAEP that are in the field: the older one means SHA-1 inside. */
export const KEY_TRANSPORTS = ["xmlenc", "xmlenc11"] as const;
type KeyTransport = (typeof KEY_TRANSPORTS)[number];

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
