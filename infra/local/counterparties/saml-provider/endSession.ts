import { randomUUID } from "node:crypto";
import { response, SUCCESS } from "./answer/response.ts";
import { signAddress } from "./answer/sign.ts";
import { type Exchange, htmlAnswer, type Page, redirect } from "./http/Page.ts";
import { noticePage } from "./pages/pages.ts";
import { readPortalMetadata } from "./readPortalMetadata.ts";
import { verifyQuery } from "./request/verifyQuery.ts";
import type { SamlWorld } from "./SamlWorld.ts";
import { attribute, inside, isElement, readXml, text } from "./xml/readXml.ts";

const FRESH_MILLISECONDS = 300_000;

/**
 * `GET /slo`: ends the provider's own session when the portal asks for it with its signature, and leads back there; or
 * takes the portal's answer to a request of its own (`signOutEverywhere`).
 */
export async function endSession(world: SamlWorld, { url }: Exchange): Promise<Page> {
  const titled = { language: "de", title: world.profile.title.de } as const;
  const refused = (code: string): Page => htmlAnswer(noticePage(titled, { says: "refused", code }), 400);
  const portal = await readPortalMetadata(world.portalUrl, world.id);
  if (portal === undefined) return refused("portal-not-registered");
  const name = url.searchParams.has("SAMLResponse") ? "SAMLResponse" : "SAMLRequest";
  const message = verifyQuery(url.search.slice(1), { name, certificates: portal.signing });
  const root = message === undefined ? undefined : readXml(message.text);
  if (message === undefined || root === undefined) return refused("saml-request-not-signed");
  const isForUs =
    attribute(root, "Destination") === world.addresses.logoutUrl &&
    text(inside(root, "saml2:Issuer")[0]) === portal.entityId &&
    Math.abs(Date.parse(attribute(root, "IssueInstant")) - world.clock.now()) < FRESH_MILLISECONDS;
  if (!isForUs) return refused("session-unknown");
  if (name === "SAMLResponse") {
    const [status] = inside(inside(root, "saml2p:Status")[0], "saml2p:StatusCode");
    const isYes =
      isElement(root, "saml2p:LogoutResponse") &&
      world.askedLogouts.delete(attribute(root, "InResponseTo")) &&
      attribute(status, "Value").endsWith(":Success");
    return isYes ? htmlAnswer(noticePage(titled, { says: "everywhereSignedOut" })) : refused("logout-answer");
  }
  const index = text(inside(root, "saml2p:SessionIndex")[0]);
  const person = text(inside(root, "saml2:NameID")[0]);
  const isKnown = isElement(root, "saml2p:LogoutRequest") && person !== "";
  if (!isKnown || world.sessions.get(index) !== person) return refused("session-unknown");
  world.sessions.delete(index);
  const [service] = portal.logoutServices;
  if (service === undefined) return refused("logout-address-unknown");
  const answer = response(
    { requestId: attribute(root, "ID"), answerUrl: service.location },
    { id: `_${randomUUID()}`, issuer: world.issuer, status: SUCCESS, at: world.clock.now() },
  );
  const logoutResponse = answer.markup.replaceAll("saml2p:Response", "saml2p:LogoutResponse");
  const { relayState } = message;
  const address = signAddress({ url: service.location, relayState, message: logoutResponse }, world.signer);
  return redirect(address, { "set-cookie": `${world.id}-session=; Max-Age=0; Path=/` });
}
