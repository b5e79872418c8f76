import { randomUUID } from "node:crypto";
import { html, redirect, type Answer, type Call } from "../kit/http.ts";
import { attribute, readXml, text } from "../kit/readXml.ts";
import { noticePage, answerPage } from "../kit/sign-in/signInPages.ts";
import { xml } from "../kit/xml.ts";
import { response, SUCCESS } from "./answer/response.ts";
import { signAddress, signEnveloped } from "./answer/sign.ts";
import { inside, isElement, NAMESPACE } from "./NAMESPACE.ts";
import { readPortalMetadata } from "./readPortalMetadata.ts";
import type { SamlState } from "./SamlState.ts";
import { verifyQuery } from "./verifyQuery.ts";

const FRESH_MILLISECONDS = 300_000;

/**
 * `GET /slo`: ends the provider's own session when the portal asks for it with its signature, and leads back there; or
 * takes the portal's answer to a request of its own (`signOutEverywhere`).
 */
export async function endSession(state: SamlState, { url }: Call): Promise<Answer> {
  const titled = { language: "de", title: state.profile.title.de } as const;
  const refused = (code: string): Answer => html(noticePage(titled, { says: "refused", code }), 400);
  const portal = await readPortalMetadata(state.portalUrl, state.id);
  if (portal === undefined) return refused("portal-not-registered");
  const name = url.searchParams.has("SAMLResponse") ? "SAMLResponse" : "SAMLRequest";
  const message = verifyQuery(url.search.slice(1), { name, certificates: portal.signing });
  const root = message === undefined ? undefined : readXml(message.text);
  if (message === undefined || root === undefined) return refused("saml-request-not-signed");
  const isForUs =
    attribute(root, "Destination") === state.addresses.logoutUrl &&
    text(inside(root, "saml2:Issuer")[0]) === portal.entityId &&
    Math.abs(Date.parse(attribute(root, "IssueInstant")) - state.clock.now()) < FRESH_MILLISECONDS;
  if (!isForUs) return refused("session-unknown");
  if (name === "SAMLResponse") {
    const [status] = inside(inside(root, "saml2p:Status")[0], "saml2p:StatusCode");
    const isYes =
      isElement(root, "saml2p:LogoutResponse") &&
      state.askedLogouts.delete(attribute(root, "InResponseTo")) &&
      attribute(status, "Value").endsWith(":Success");
    return isYes ? html(noticePage(titled, { says: "everywhereSignedOut" })) : refused("logout-answer");
  }
  const index = text(inside(root, "saml2p:SessionIndex")[0]);
  const person = text(inside(root, "saml2:NameID")[0]);
  const isKnown = isElement(root, "saml2p:LogoutRequest") && person !== "";
  if (!isKnown || state.sessions.get(index) !== person) return refused("session-unknown");
  state.sessions.delete(index);
  const [service] = portal.logoutServices;
  if (service === undefined) return refused("logout-address-unknown");
  const answer = response(
    { requestId: attribute(root, "ID"), answerUrl: service.location },
    { id: `_${randomUUID()}`, issuer: state.issuer, status: SUCCESS, at: state.clock.now() },
  );
  const logoutResponse = answer.markup.replaceAll("saml2p:Response", "saml2p:LogoutResponse");
  const { relayState } = message;
  const address = signAddress({ url: service.location, relayState, message: logoutResponse }, state.signer);
  return redirect(address, { "set-cookie": `${state.id}-session=; Max-Age=0; Path=/` });
}

const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";

/** Index of the provider's own session in this browser. */
export function sessionIndexIn({ id }: SamlState, { request }: Call): string {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${id}-session=`))?.split("=")[1] ?? "";
}

/**
 * `POST /sign-out`: the person signs out at the provider, which ends its own session and has the browser take a request
 * to the portal, in an address or posted (field `binding`).
 */
export async function signOutEverywhere(state: SamlState, call: Call): Promise<Answer> {
  const titled = { language: "de", title: state.profile.title.de } as const;
  const index = sessionIndexIn(state, call);
  const person = state.sessions.get(index);
  if (person === undefined) return html(noticePage(titled, { says: "signedOut" }));
  const portal = await readPortalMetadata(state.portalUrl, state.id);
  const binding = (await call.form()).get("binding") === "post" ? "HTTP-POST" : "HTTP-Redirect";
  const service = portal?.logoutServices.find((known) => known.binding === `${BINDINGS}${binding}`);
  if (service === undefined) {
    return html(noticePage(titled, { says: "refused", code: "logout-address-unknown" }), 400);
  }
  const id = `_${randomUUID()}`;
  const now = new Date(state.clock.now()).toISOString();
  const { markup: message } =
    xml`<saml2p:LogoutRequest xmlns:saml2p="${NAMESPACE.saml2p}" xmlns:saml2="${NAMESPACE.saml2}" Destination="${service.location}" ID="${id}" IssueInstant="${now}" Version="2.0"><saml2:Issuer>${state.issuer}</saml2:Issuer><saml2:NameID>${person}</saml2:NameID><saml2p:SessionIndex>${index}</saml2p:SessionIndex></saml2p:LogoutRequest>`;
  state.sessions.delete(index);
  state.askedLogouts.add(id);
  const headers = { "set-cookie": `${state.id}-session=; Max-Age=0; Path=/` };
  if (binding === "HTTP-Redirect") {
    const target = { url: service.location, name: "SAMLRequest", relayState: id, message } as const;
    return redirect(signAddress(target, state.signer), headers);
  }
  const signed = Buffer.from(signEnveloped(message, state.signer)).toString("base64");
  const page = answerPage(titled, {
    action: service.location,
    fields: { SAMLRequest: signed, RelayState: id },
  });
  return { ...html(page), headers: { ...html(page).headers, ...headers } };
}
