import { randomUUID } from "node:crypto";
import { response, SUCCESS } from "./answer/response.ts";
import { signAddress } from "./answer/sign.ts";
import { type Exchange, htmlAnswer, type Page, redirect } from "./http/Page.ts";
import { noticePage } from "./pages/pages.ts";
import { readPortalMetadata } from "./readPortalMetadata.ts";
import { verifyQuery } from "./request/verifyQuery.ts";
import type { SamlWorld } from "./SamlWorld.ts";
import { attribute, inside, isElement, readXml, text } from "./xml/readXml.ts";

/** `GET /slo`: ends the provider's own session when the portal asks for it with its signature, and leads back there. */
export async function endSession(world: SamlWorld, { url }: Exchange): Promise<Page> {
  const refused = (code: string): Page =>
    htmlAnswer(noticePage({ language: "de", title: world.profile.title.de }, { says: "refused", code }), 400);
  const portal = await readPortalMetadata(world.portalUrl, world.id);
  if (portal === undefined) return refused("portal-not-registered");
  const message = verifyQuery(url.search.slice(1), portal.signing);
  const root = message === undefined ? undefined : readXml(message.text);
  if (message === undefined || root === undefined) return refused("saml-request-not-signed");
  const isForUs =
    isElement(root, "saml2p:LogoutRequest") &&
    attribute(root, "Destination") === world.addresses.logoutUrl &&
    text(inside(root, "saml2:Issuer")[0]) === portal.entityId;
  const index = text(inside(root, "saml2p:SessionIndex")[0]);
  const name = text(inside(root, "saml2:NameID")[0]);
  if (!isForUs || name === "" || world.sessions.get(index) !== name) return refused("session-unknown");
  world.sessions.delete(index);
  const [answerUrl] = portal.logoutServices;
  if (answerUrl === undefined) return refused("logout-address-unknown");
  const answer = response(
    { requestId: attribute(root, "ID"), answerUrl },
    { id: `_${randomUUID()}`, issuer: world.issuer, status: SUCCESS, at: world.clock.now() },
  );
  const logoutResponse = answer.markup.replaceAll("saml2p:Response", "saml2p:LogoutResponse");
  const { relayState } = message;
  return redirect(signAddress({ url: answerUrl, relayState, message: logoutResponse }, world.signer), {
    "set-cookie": `${world.id}-session=; Max-Age=0; Path=/`,
  });
}
