import { randomUUID } from "node:crypto";
import { signAddress, signEnveloped } from "./answer/sign.ts";
import { type Exchange, htmlAnswer, type Page, redirect } from "./http/Page.ts";
import { answerPage, noticePage } from "./pages/pages.ts";
import { readPortalMetadata } from "./readPortalMetadata.ts";
import type { SamlWorld } from "./SamlWorld.ts";
import { NAMESPACE } from "./xml/NAMESPACE.ts";
import { xml } from "./xml/xml.ts";

const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";

/** Index of the provider's own session in this browser. */
export function sessionIndexIn({ id }: SamlWorld, { request }: Exchange): string {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${id}-session=`))?.split("=")[1] ?? "";
}

/**
 * `POST /sign-out`: the person signs out at the provider, which ends its own session and has the browser take a request
 * to the portal, in an address or posted (field `binding`).
 */
export async function signOutEverywhere(world: SamlWorld, exchange: Exchange): Promise<Page> {
  const titled = { language: "de", title: world.profile.title.de } as const;
  const index = sessionIndexIn(world, exchange);
  const person = world.sessions.get(index);
  if (person === undefined) return htmlAnswer(noticePage(titled, { says: "signedOut" }));
  const portal = await readPortalMetadata(world.portalUrl, world.id);
  const binding = (await exchange.body()).get("binding") === "post" ? "HTTP-POST" : "HTTP-Redirect";
  const service = portal?.logoutServices.find((known) => known.binding === `${BINDINGS}${binding}`);
  if (service === undefined) {
    return htmlAnswer(noticePage(titled, { says: "refused", code: "logout-address-unknown" }), 400);
  }
  const id = `_${randomUUID()}`;
  const now = new Date(world.clock.now()).toISOString();
  const { markup: message } =
    xml`<saml2p:LogoutRequest xmlns:saml2p="${NAMESPACE.saml2p}" xmlns:saml2="${NAMESPACE.saml2}" Destination="${service.location}" ID="${id}" IssueInstant="${now}" Version="2.0"><saml2:Issuer>${world.issuer}</saml2:Issuer><saml2:NameID>${person}</saml2:NameID><saml2p:SessionIndex>${index}</saml2p:SessionIndex></saml2p:LogoutRequest>`;
  world.sessions.delete(index);
  world.askedLogouts.add(id);
  const headers = { "set-cookie": `${world.id}-session=; Max-Age=0; Path=/` };
  if (binding === "HTTP-Redirect") {
    const target = { url: service.location, name: "SAMLRequest", relayState: id, message } as const;
    return redirect(signAddress(target, world.signer), headers);
  }
  const signed = Buffer.from(signEnveloped(message, world.signer)).toString("base64");
  const page = answerPage(titled, {
    action: service.location,
    fields: { SAMLRequest: signed, RelayState: id },
  });
  return { ...htmlAnswer(page), headers: { ...htmlAnswer(page).headers, ...headers } };
}
