import { getVerifiedXml } from "@node-saml/node-saml/lib/xml.js";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { LogoutRefusal } from "#ports/sign-in/IdentityProviders.ts";
import type { SamlMessage, SamlLogout } from "#ports/sign-in/SamlProviders.ts";
import { usesStrongAlgorithms } from "./usesStrongAlgorithms.ts";
import { attributeOf, childrenOf, textOf } from "../xml/elementsOf.ts";
import { hasPlainStructure } from "./hasPlainStructure.ts";
import { inflatedMessage, isSignedAddress } from "./readSignedAddress.ts";
import { parseMessage } from "../xml/parseMessage.ts";
import { NAMESPACE } from "./samlNames.ts";

const MESSAGE_MAX_AGE_MILLISECONDS = 300_000;

export interface ExpectedLogoutMessage {
  readonly name: "LogoutRequest" | "LogoutResponse";
  /** Our address; a signed message names where it goes (SAML bindings 3.4.5.2). */
  readonly destination: string;
  readonly providers: readonly SamlProvider[];
  readonly certificatesOf: (settings: SamlProvider) => Promise<readonly string[]>;
  /** What the provider's metadata say now, for a signature that fits none of those; undefined: nothing new. */
  readonly readAnew: (settings: SamlProvider) => Promise<readonly string[] | undefined>;
  readonly now: Date;
}

export interface VerifiedLogoutMessage {
  readonly settings: SamlProvider;
  readonly root: Element;
}

/** A message about the end of a session, once its sender, its signature, its destination and its time hold. */
export async function verifiedLogoutMessage(
  message: SamlMessage,
  expected: ExpectedLogoutMessage,
): Promise<Result<VerifiedLogoutMessage, LogoutRefusal>> {
  const xml = xmlOf(message);
  const document = xml === undefined ? undefined : parseMessage(xml);
  if (xml === undefined || document === undefined) return logoutRefused("message-unreadable");
  const claimed = document.documentElement;
  if (!isMessage(claimed, expected.name)) return logoutRefused("no-logout-message");
  // Only to choose the certificates: what is signed is read again.
  const settings = expected.providers.find(({ entityId }) => entityId === issuerOf(claimed));
  if (settings === undefined) return logoutRefused("issuer");
  const rootBy = (certificates: readonly string[]): Element | undefined => {
    if (message.querySignature === undefined) return signedRoot(document, { xml, certificates, settings });
    const name = expected.name === "LogoutRequest" ? "SAMLRequest" : "SAMLResponse";
    return isSignedAddress({ name, ...message }, { certificates, ...settings.answer }) ? claimed : undefined;
  };
  const root =
    rootBy(await expected.certificatesOf(settings)) ?? rootBy((await expected.readAnew(settings)) ?? []);
  if (root === undefined || !isMessage(root, expected.name)) return logoutRefused("signature");
  if (issuerOf(root) !== settings.entityId) return logoutRefused("issuer");
  if (attributeOf(root, "Destination") !== expected.destination) return logoutRefused("destination");
  const age = expected.now.getTime() - Date.parse(attributeOf(root, "IssueInstant") ?? "");
  const isFresh = age <= MESSAGE_MAX_AGE_MILLISECONDS && age >= -settings.clockSkewSeconds * 1000;
  return isFresh ? ok({ settings, root }) : logoutRefused("expired");
}

export function logoutRefused(reason: string): { readonly ok: false; readonly failure: LogoutRefusal } {
  return err({ kind: "logout-refused", reason });
}

function xmlOf({ text, querySignature }: SamlMessage): string | undefined {
  if (querySignature !== undefined) return inflatedMessage(text);
  return /^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(text) ? Buffer.from(text, "base64").toString("utf8") : undefined;
}

function isMessage(element: Element, name: string): boolean {
  return element.localName === name && element.namespaceURI === NAMESPACE.protocol;
}

function issuerOf(root: Element): string | undefined {
  return textOf(childrenOf(root, { namespace: NAMESPACE.assertion, local: "Issuer" })[0]);
}

/** The root as it was signed, parsed anew from the signed bytes alone. */
function signedRoot(
  document: Document,
  given: {
    readonly xml: string;
    readonly certificates: readonly string[];
    readonly settings: SamlProvider;
  },
): Element | undefined {
  if (!hasPlainStructure(document) || !usesStrongAlgorithms(document, given.settings.answer))
    return undefined;
  try {
    const signed = getVerifiedXml(given.xml, document.documentElement, [...given.certificates]);
    return signed === null ? undefined : parseMessage(signed)?.documentElement;
  } catch {
    // The library throws for signatures that are built to mislead.
    return undefined;
  }
}

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
