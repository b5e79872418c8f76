import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { SamlRequest } from "#ports/sign-in/SamlProviders.ts";
import { BINDING, NAME_ID_FORMAT, NAMESPACE } from "./samlNames.ts";
import { xmlElement } from "../xml/xmlElement.ts";

/** The unsigned request for a login (SAML core 3.4.1), always with a fresh proof of identity. */
export function authnRequest(
  settings: SamlProvider,
  given: {
    readonly request: SamlRequest;
    readonly answerUrl: string;
    readonly extension: string | undefined;
  },
): string {
  const { request, answerUrl, extension } = given;
  const { nameIdFormat, levels, binding } = settings.request;
  return xmlElement("samlp:AuthnRequest", {
    attributes: {
      "xmlns:samlp": NAMESPACE.protocol,
      "xmlns:saml": NAMESPACE.assertion,
      ID: request.requestId,
      Version: "2.0",
      IssueInstant: request.now.toISOString(),
      Destination: settings.provider.authRequestDestination,
      ForceAuthn: "true",
      ProtocolBinding: BINDING[binding],
      AssertionConsumerServiceURL: answerUrl,
    },
    children: [
      xmlElement("saml:Issuer", { text: settings.ownEntityId }),
      ...(extension === undefined ? [] : [xmlElement("samlp:Extensions", { children: [extension] })]),
      xmlElement("samlp:NameIDPolicy", { attributes: { Format: NAME_ID_FORMAT[nameIdFormat] } }),
      ...(levels === undefined
        ? []
        : [
            xmlElement("samlp:RequestedAuthnContext", {
              attributes: { Comparison: "minimum" },
              children: [xmlElement("saml:AuthnContextClassRef", { text: levels[request.trustLevel] })],
            }),
          ]),
    ],
  });
}
