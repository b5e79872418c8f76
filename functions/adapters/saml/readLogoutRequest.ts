import { ok, type Result } from "../../domain/result.ts";
import type { LogoutRefusal } from "../../ports/IdentityProviders.ts";
import type { SamlLogout } from "../../ports/SamlProviders.ts";
import { attributeOf, childrenOf, textOf } from "../xml/elementsOf.ts";
import { NAMESPACE } from "./samlNames.ts";
import { logoutRefused, type VerifiedLogoutMessage } from "./verifiedLogoutMessage.ts";

/** Whose sessions a verified request ends (SAML core 3.7.1): those of its indexes, without any all of that person. */
export function readLogoutRequest(
  { settings, root }: VerifiedLogoutMessage,
  now: Date,
): Result<SamlLogout, LogoutRefusal> {
  const end = attributeOf(root, "NotOnOrAfter");
  if (end !== undefined && !(Date.parse(end) > now.getTime())) return logoutRefused("expired");
  const requestId = attributeOf(root, "ID");
  const name = textOf(childrenOf(root, { namespace: NAMESPACE.assertion, local: "NameID" })[0]);
  if (requestId === undefined || name === undefined) return logoutRefused("name-missing");
  const indexes = childrenOf(root, { namespace: NAMESPACE.protocol, local: "SessionIndex" }).flatMap(
    (element) => textOf(element) ?? [],
  );
  const signIn = { providerId: settings.provider.id, name };
  return ok({
    providerId: signIn.providerId,
    requestId,
    signIns: indexes.length === 0 ? [signIn] : indexes.map((index) => ({ ...signIn, index })),
  });
}
