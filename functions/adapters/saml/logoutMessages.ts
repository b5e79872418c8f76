import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import type { ProviderSession } from "#domain/sign-in/UserSession.ts";
import { NAMESPACE } from "./samlNames.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import { STATUS } from "./statusFailure.ts";

type SamlSession = Extract<ProviderSession, { readonly nameId: string }>;

/** The unsigned request to end the provider's own session (SAML core 3.7.1). */
export function logoutRequest(
  settings: SamlProvider,
  given: {
    readonly session: SamlSession;
    readonly requestId: string;
    readonly now: Date;
    readonly destination: string;
  },
): string {
  const { session, requestId, now, destination } = given;
  return xmlElement("samlp:LogoutRequest", {
    attributes: {
      "xmlns:samlp": NAMESPACE.protocol,
      "xmlns:saml": NAMESPACE.assertion,
      ID: requestId,
      Version: "2.0",
      IssueInstant: now.toISOString(),
      Destination: destination,
    },
    children: [
      xmlElement("saml:Issuer", { text: settings.ownEntityId }),
      xmlElement("saml:NameID", { attributes: { Format: session.nameIdFormat }, text: session.nameId }),
      ...(session.sessionIndex === undefined
        ? []
        : [xmlElement("samlp:SessionIndex", { text: session.sessionIndex })]),
    ],
  });
}

/** The unsigned answer that the sessions of a request are over (SAML core 3.7.2). */
export function logoutResponse(
  settings: SamlProvider,
  given: {
    readonly answerId: string;
    readonly requestId: string;
    readonly now: Date;
    readonly destination: string;
  },
): string {
  return xmlElement("samlp:LogoutResponse", {
    attributes: {
      "xmlns:samlp": NAMESPACE.protocol,
      "xmlns:saml": NAMESPACE.assertion,
      ID: given.answerId,
      Version: "2.0",
      IssueInstant: given.now.toISOString(),
      Destination: given.destination,
      InResponseTo: given.requestId,
    },
    children: [
      xmlElement("saml:Issuer", { text: settings.ownEntityId }),
      xmlElement("samlp:Status", {
        children: [xmlElement("samlp:StatusCode", { attributes: { Value: `${STATUS}Success` } })],
      }),
    ],
  });
}
