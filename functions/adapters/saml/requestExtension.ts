import { promisify } from "node:util";
import { X509Certificate } from "node:crypto";
import { encrypt } from "xml-encryption";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { NAMESPACE } from "./samlNames.ts";
import { xmlElement } from "../xml/xmlElement.ts";

type Extension = NonNullable<SamlProvider["request"]["extension"]>;
type AkdbExtension = Extract<Extension, { readonly kind: "akdb" }>;

/**
 * Version 2 of BundID's request extension: the attributes that are asked for, and what its page shows of us. Only the
 * first attribute, the stable pseudonym, would be worth a failed login; even that is left optional, because a required
 * one hides the login without an account.
 */
export function akdbExtension(
  extension: AkdbExtension,
  asked: {
    readonly attributes: readonly string[];
    readonly locale: "de" | "en";
    readonly backUrl: string;
  },
): string {
  const akdb = (local: string, content: Parameters<typeof xmlElement>[1]): string =>
    xmlElement(`akdb:${local}`, content);
  const display = (local: string, text: string): string => xmlElement(`classic-ui:${local}`, { text });
  return akdb("AuthenticationRequest", {
    attributes: { "xmlns:akdb": NAMESPACE.akdb, Version: "2", EnableStatusDetail: "true" },
    children: [
      akdb("AuthnMethods", {
        children: extension.authnMethods.map((method) =>
          akdb(method, { children: [akdb("Enabled", { text: "true" })] }),
        ),
      }),
      akdb("RequestedAttributes", {
        children: asked.attributes.map((name) => akdb("RequestedAttribute", { attributes: { Name: name } })),
      }),
      akdb("DisplayInformation", {
        children: [
          xmlElement("classic-ui:Version", {
            attributes: { "xmlns:classic-ui": NAMESPACE.akdbDisplay },
            children: [
              display("OrganizationDisplayName", extension.organizationDisplayName),
              display("Lang", asked.locale),
              display("BackURL", asked.backUrl),
              display("OnlineServiceId", extension.onlineServiceId),
            ],
          }),
        ],
      }),
    ],
  });
}

const encryptXml = promisify(encrypt);

/** What an eID server is asked for (BSI TR-03130-1, 4.2), readable for it alone. */
export async function eidExtension(attributes: readonly string[], certificate: string): Promise<string> {
  const wanted = xmlElement("eid:AuthnRequestExtension", {
    attributes: { "xmlns:eid": NAMESPACE.eid, "xmlns:saml": NAMESPACE.assertion, Version: "2" },
    children: [
      xmlElement("eid:RequestedAttributes", {
        children: attributes.map((name) =>
          xmlElement("saml:Attribute", { attributes: { Name: name, "eid:RequiredAttribute": "false" } }),
        ),
      }),
    ],
  });
  const encrypted = await encryptXml(wanted, {
    rsa_pub: new X509Certificate(certificate).publicKey.export({ type: "spki", format: "pem" }),
    pem: certificate,
    encryptionAlgorithm: "http://www.w3.org/2009/xmlenc11#aes256-gcm",
    keyEncryptionAlgorithm: "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
  });
  return `<eid:EncryptedAuthnRequestExtension xmlns:eid="${NAMESPACE.eid}">${encrypted}</eid:EncryptedAuthnRequestExtension>`;
}
