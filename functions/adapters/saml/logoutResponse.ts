import type { SamlProvider } from "../../domain/session/SamlProvider.ts";
import { NAMESPACE } from "./samlNames.ts";
import { STATUS } from "./statusFailure.ts";
import { xmlElement } from "../xml/xmlElement.ts";

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
