import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import { attributeOf, childrenOf } from "../xml/elementsOf.ts";
import { NAMESPACE } from "./samlNames.ts";

export const STATUS = "urn:oasis:names:tc:SAML:2.0:status:";

/**
 * What an answer without success means; undefined: it was one. No provider documents which code an abort has: both
 * codes that occur count as one.
 */
export function statusFailure(response: Element): LoginFailure | undefined {
  const [status] = childrenOf(response, { namespace: NAMESPACE.protocol, local: "Status" });
  const codes: string[] = [];
  let parent = status;
  while (parent !== undefined) {
    const [code] = childrenOf(parent, { namespace: NAMESPACE.protocol, local: "StatusCode" });
    if (code !== undefined) codes.push((attributeOf(code, "Value") ?? "").replace(STATUS, ""));
    parent = code;
  }
  if (codes[0] === "Success") return undefined;
  const detail = codes.at(-1) ?? "";
  if (detail === "AuthnFailed" || detail === "RequestDenied") return { kind: "login-cancelled" };
  if (detail === "NoAuthnContext") return { kind: "trust-level-too-low" };
  // It means its own failure, and nothing that another try or another account would change.
  if (detail === "Responder") return { kind: "identity-provider-unavailable", reason: detail };
  return { kind: "login-refused", reason: /^[A-Za-z]{1,40}$/.test(detail) ? detail : "status-unknown" };
}
