import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { BINDING, NAME_ID_FORMAT, NAMESPACE } from "./samlNames.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import { z } from "zod";

const pem = z.string().regex(/^-----BEGIN [A-Z ]+-----\n/);

/** The portal's own keys at one provider, as the secret keeps them. Two decryption pairs while a certificate changes. */
export const samlKeysSchema = z.strictObject({
  signingKey: pem,
  signingCertificate: pem,
  decryption: z.array(z.strictObject({ key: pem, certificate: pem })).min(1),
});

export type SamlKeys = z.infer<typeof samlKeysSchema>;

/** SAML metadata of the portal, for the provider's register. No `validUntil` and no `ID`: BundID refuses them. */
export function portalMetadata(
  settings: SamlProvider,
  given: { readonly keys: SamlKeys; readonly answerUrl: string; readonly logoutUrl: string },
): string {
  const { keys, answerUrl, logoutUrl } = given;
  const key = (use: string, certificate: string): string =>
    xmlElement("md:KeyDescriptor", {
      attributes: { use },
      children: [
        xmlElement("ds:KeyInfo", {
          attributes: { "xmlns:ds": NAMESPACE.signature },
          children: [
            xmlElement("ds:X509Data", {
              children: [xmlElement("ds:X509Certificate", { text: base64Of(certificate) })],
            }),
          ],
        }),
      ],
    });
  return xmlElement("md:EntityDescriptor", {
    attributes: { "xmlns:md": NAMESPACE.metadata, entityID: settings.ownEntityId },
    children: [
      xmlElement("md:SPSSODescriptor", {
        attributes: {
          protocolSupportEnumeration: NAMESPACE.protocol,
          AuthnRequestsSigned: "true",
          WantAssertionsSigned: String(settings.answer.signed === "assertion"),
        },
        children: [
          key("signing", keys.signingCertificate),
          ...keys.decryption.map(({ certificate }) => key("encryption", certificate)),
          ...[BINDING.redirect, BINDING.post].map((binding) =>
            xmlElement("md:SingleLogoutService", { attributes: { Binding: binding, Location: logoutUrl } }),
          ),
          xmlElement("md:NameIDFormat", { text: NAME_ID_FORMAT[settings.request.nameIdFormat] }),
          xmlElement("md:AssertionConsumerService", {
            attributes: {
              Binding: BINDING[settings.request.binding],
              Location: answerUrl,
              index: "0",
              isDefault: "true",
            },
          }),
        ],
      }),
    ],
  });
}

function base64Of(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
}
