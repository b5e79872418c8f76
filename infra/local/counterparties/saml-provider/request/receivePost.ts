import { err, ok, type Result } from "../../../../../functions/domain/result.ts";
import { readPortalMetadata } from "../readPortalMetadata.ts";
import type { SamlWorld } from "../SamlWorld.ts";
import { readXml } from "../xml/readXml.ts";
import type { AskedLogin, RefusedRequest } from "./AskedLogin.ts";
import { checkAuthnRequest } from "./checkAuthnRequest.ts";
import { verifyEnveloped } from "./verifyEnveloped.ts";

/** A request that a browser posted (HTTP-POST binding). */
export async function receivePost(
  world: SamlWorld,
  form: { readonly fields: URLSearchParams; readonly acceptLanguage: string },
): Promise<Result<AskedLogin, RefusedRequest>> {
  const text = Buffer.from(form.fields.get("SAMLRequest") ?? "", "base64").toString("utf8");
  const root = readXml(text);
  if (root === undefined) return err({ code: "no-authn-request" });
  const portal = await readPortalMetadata(world.portalUrl, world.id);
  if (portal === undefined) return err({ code: "portal-not-registered" });
  const checked = checkAuthnRequest(root, {
    profile: world.profile,
    portal,
    signOnUrl: world.addresses.signOnUrl,
    relayState: form.fields.get("RelayState") ?? "",
    isSigned: verifyEnveloped({ text, root }, portal.signing),
    now: world.clock.now(),
    acceptLanguage: form.acceptLanguage,
    encryptionKey: world.keys.encryption?.key,
  });
  return checked.ok ? ok(checked.value) : checked;
}
