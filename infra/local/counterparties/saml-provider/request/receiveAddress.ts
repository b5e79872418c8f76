import { err, type Result } from "../../../../../functions/domain/result.ts";
import { readPortalMetadata } from "../readPortalMetadata.ts";
import type { SamlWorld } from "../SamlWorld.ts";
import { readXml } from "../xml/readXml.ts";
import type { AskedLogin, RefusedRequest } from "./AskedLogin.ts";
import { checkAuthnRequest } from "./checkAuthnRequest.ts";
import { verifyQuery } from "./verifyQuery.ts";

/** A request in an address (HTTP-Redirect binding). */
export async function receiveAddress(
  world: SamlWorld,
  url: URL,
): Promise<Result<AskedLogin, RefusedRequest>> {
  const portal = await readPortalMetadata(world.portalUrl, world.id);
  if (portal === undefined) return err({ code: "portal-not-registered" });
  const message = verifyQuery(url.search.slice(1), {
    name: "SAMLRequest",
    certificates: portal.signing,
  });
  if (message === undefined) return err({ code: "saml-request-not-signed" });
  const root = readXml(message.text);
  if (root === undefined) return err({ code: "no-authn-request" });
  return checkAuthnRequest(root, {
    profile: world.profile,
    portal,
    signOnUrl: world.addresses.signOnUrl,
    relayState: message.relayState,
    isSigned: true,
    now: world.clock.now(),
    acceptLanguage: "",
    encryptionKey: world.keys.encryption?.key,
  });
}
