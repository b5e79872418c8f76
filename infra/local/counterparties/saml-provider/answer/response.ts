import type { AskedLogin } from "../request/AskedLogin.ts";
import { NAMESPACE } from "../xml/NAMESPACE.ts";
import { type Markup, xml } from "../xml/xml.ts";

const STATUS = "urn:oasis:names:tc:SAML:2.0:status:";

export const SUCCESS = status({ top: "Success" });

export function status(given: {
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
