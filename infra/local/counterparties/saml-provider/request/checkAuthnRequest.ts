import { err, ok, type Result } from "../../../../../functions/domain/result.ts";
import type { Profile } from "../profiles/Profile.ts";
import type { RegisteredPortal } from "../readPortalMetadata.ts";
import { attribute, inside, isElement, text } from "../xml/readXml.ts";
import type { AskedLogin, RefusedRequest } from "./AskedLogin.ts";

const NAME_ID = "urn:oasis:names:tc:SAML:2.0:nameid-format:";
const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";
const MAX_AGE_MILLISECONDS = 300_000;

/**
 * Checks a request as the real providers do: that it is one, of today, from the registered portal, meant for this address
 * and to be answered at a registered one, signed, and with what this provider demands.
 */
export function checkAuthnRequest(
  root: Element,
  given: {
    readonly profile: Profile;
    readonly portal: RegisteredPortal;
    readonly signOnUrl: string;
    readonly relayState: string;
    readonly isSigned: boolean;
    readonly now: number;
    readonly acceptLanguage: string;
    /** Opens what requests carry encrypted. */
    readonly encryptionKey: string | undefined;
  },
): Result<AskedLogin, RefusedRequest> {
  const { profile, portal, relayState } = given;
  if (!isElement(root, "saml2p:AuthnRequest") || attribute(root, "Version") !== "2.0") {
    return err({ code: "no-authn-request" });
  }
  if (text(inside(root, "saml2:Issuer")[0]) !== portal.entityId) return err({ code: "issuer-unknown" });
  const answerUrl = attribute(root, "AssertionConsumerServiceURL");
  const binding = `${BINDINGS}${profile.binding}`;
  const isRegistered = portal.answerServices.some(
    (service) => service.location === answerUrl && service.binding === binding,
  );
  if (!isRegistered) return err({ code: "answer-address-unknown" });
  if (attribute(root, "Destination") !== given.signOnUrl) return err({ code: "destination-wrong" });
  if ((attribute(root, "ProtocolBinding") || binding) !== binding) return err({ code: "binding-wrong" });
  const age = given.now - Date.parse(attribute(root, "IssueInstant"));
  if (!(Math.abs(age) <= MAX_AGE_MILLISECONDS)) return err({ code: "request-too-old" });
  const requestId = attribute(root, "ID");
  if (!/^[A-Za-z_][\w.-]{15,}$/.test(requestId)) return err({ code: "request-id-unusable" });

  const answer = { requestId, relayState, answerUrl, portal };
  const told = profile.answersRefusals && { answer };
  if (!given.isSigned) return err({ code: "saml-request-not-signed", ...told });
  const [policy] = inside(root, "saml2p:NameIDPolicy");
  const format = attribute(policy, "Format");
  if (format !== "" && format !== `${NAME_ID}${profile.nameIdFormat}`) {
    return err({ code: "name-id-format-unsupported", ...told });
  }
  const wishes = profile.readWishes(root, given);
  if (!wishes.ok) return err({ code: wishes.failure, ...told });
  const language = given.acceptLanguage.toLowerCase().startsWith("en") ? "en" : "de";
  return ok({ ...answer, language, ...wishes.value });
}
