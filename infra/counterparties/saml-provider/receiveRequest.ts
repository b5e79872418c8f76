import { SignedXml } from "xml-crypto";
import { err, ok, type Result } from "#domain/result.ts";
import { readXml, attribute, text } from "../kit/readXml.ts";
import { SIGNATURE_METHODS } from "./answer/sign.ts";
import { inside, isElement, below } from "./NAMESPACE.ts";
import type { AskedLogin, RefusedRequest } from "./profiles/Profile.ts";
import { readPortalMetadata, type RegisteredPortal } from "./readPortalMetadata.ts";
import type { SamlState } from "./SamlState.ts";
import { verifyQuery } from "./verifyQuery.ts";

/** A request that a browser posted (HTTP-POST binding). */
export async function receivePost(
  state: SamlState,
  form: { readonly fields: URLSearchParams; readonly acceptLanguage: string },
): Promise<Result<AskedLogin, RefusedRequest>> {
  const text = Buffer.from(form.fields.get("SAMLRequest") ?? "", "base64").toString("utf8");
  const root = readXml(text);
  if (root === undefined) return err({ code: "no-authn-request" });
  const portal = await readPortalMetadata(state.portalUrl, state.id);
  if (portal === undefined) return err({ code: "portal-not-registered" });
  return checkAuthnRequest(root, {
    state,
    portal,
    relayState: form.fields.get("RelayState") ?? "",
    isSigned: verifyEnveloped({ text, root }, portal.signing),
    acceptLanguage: form.acceptLanguage,
  });
}

/** A request in an address (HTTP-Redirect binding). */
export async function receiveAddress(
  state: SamlState,
  url: URL,
): Promise<Result<AskedLogin, RefusedRequest>> {
  const portal = await readPortalMetadata(state.portalUrl, state.id);
  if (portal === undefined) return err({ code: "portal-not-registered" });
  const message = verifyQuery(url.search.slice(1), {
    name: "SAMLRequest",
    certificates: portal.signing,
  });
  if (message === undefined) return err({ code: "saml-request-not-signed" });
  const root = readXml(message.text);
  if (root === undefined) return err({ code: "no-authn-request" });
  const { relayState } = message;
  return checkAuthnRequest(root, { state, portal, relayState, isSigned: true, acceptLanguage: "" });
}

const NAME_ID = "urn:oasis:names:tc:SAML:2.0:nameid-format:";
const BINDINGS = "urn:oasis:names:tc:SAML:2.0:bindings:";
const MAX_AGE_MILLISECONDS = 300_000;

/**
 * Checks a request as the real providers do: that it is one, of today, from the registered portal, meant for this address
 * and to be answered at a registered one, signed, and with what this provider demands.
 */
function checkAuthnRequest(
  root: Element,
  given: {
    readonly state: SamlState;
    readonly portal: RegisteredPortal;
    readonly relayState: string;
    readonly isSigned: boolean;
    readonly acceptLanguage: string;
  },
): Result<AskedLogin, RefusedRequest> {
  const { state, portal, relayState } = given;
  const { profile } = state;
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
  if (attribute(root, "Destination") !== state.addresses.signOnUrl) return err({ code: "destination-wrong" });
  if ((attribute(root, "ProtocolBinding") || binding) !== binding) return err({ code: "binding-wrong" });
  const age = state.clock.now() - Date.parse(attribute(root, "IssueInstant"));
  if (!(Math.abs(age) <= MAX_AGE_MILLISECONDS)) return err({ code: "request-too-old" });
  const requestId = attribute(root, "ID");
  if (!/^[A-Za-z_][\w.-]{15,}$/.test(requestId)) return err({ code: "request-id-unusable" });

  const answer = { requestId, relayState, answerUrl, portal };
  const refusal = profile.answersRefusals && { answer };
  if (!given.isSigned) return err({ code: "saml-request-not-signed", ...refusal });
  const [policy] = inside(root, "saml2p:NameIDPolicy");
  const format = attribute(policy, "Format");
  if (format !== "" && format !== `${NAME_ID}${profile.nameIdFormat}`) {
    return err({ code: "name-id-format-unsupported", ...refusal });
  }
  const wishes = profile.readWishes(root, { encryptionKey: state.keys.encryption?.key });
  if (!wishes.ok) return err({ code: wishes.failure, ...refusal });
  const language = given.acceptLanguage.toLowerCase().startsWith("en") ? "en" : "de";
  return ok({ ...answer, language, ...wishes.value });
}

const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";

/** Whether the root of a message is signed as a whole, once, by one of the certificates, with nothing weak. */
function verifyEnveloped(
  message: { readonly text: string; readonly root: Element },
  certificates: readonly string[],
): boolean {
  const { text, root } = message;
  const [signature, second] = inside(root, "ds:Signature");
  if (signature === undefined || second !== undefined) return false;
  const methods = below(signature, "ds:SignatureMethod").map((method) => attribute(method, "Algorithm"));
  const digests = below(signature, "ds:DigestMethod").map((method) => attribute(method, "Algorithm"));
  const references = below(signature, "ds:Reference").map((reference) => attribute(reference, "URI"));
  const isStrong =
    methods.every((method) => method in SIGNATURE_METHODS) && digests.every((digest) => digest === SHA256);
  const isWhole = references.length === 1 && references[0] === `#${attribute(root, "ID")}`;
  if (!isStrong || !isWhole) return false;
  return certificates.some((certificate) => {
    const verifier = new SignedXml({ publicCert: certificate, getCertFromKeyInfo: () => null });
    try {
      verifier.loadSignature(signature);
      return verifier.checkSignature(text);
    } catch {
      return false;
    }
  });
}
