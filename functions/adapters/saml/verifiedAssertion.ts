import { promisify } from "node:util";
import { SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import { XMLSerializer } from "@xmldom/xmldom";
import { decrypt } from "xml-encryption";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { clockDifference } from "#domain/sign-in/clockDifference.ts";
import { isNewSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import { usesStrongAlgorithms } from "./usesStrongAlgorithms.ts";
import { attributeOf, childrenOf, elementsOf, textOf } from "../xml/elementsOf.ts";
import { hasPlainStructure } from "./hasPlainStructure.ts";
import { parseMessage } from "../xml/parseMessage.ts";
import { type Assertion, readAssertion } from "./readAssertion.ts";
import { NAMESPACE } from "./samlNames.ts";
import { statusFailure } from "./statusFailure.ts";

/** Longest time from the provider's page back to ours. */
const ASSERTION_MAX_AGE_MILLISECONDS = 300_000;

/** What a wrong clock looks like at first. */
const OF_TIME: ReadonlySet<string> = new Set(["conditions", "confirmation", "authenticated-before"]);

const decryptXml = promisify(decrypt);

export interface ReceivedAnswer {
  readonly settings: SamlProvider;
  /** The message as XML. */
  readonly xml: string;
  readonly requestId: string;
  readonly startedAt: string;
  readonly answerUrl: string;
  /** PEM certificates that may have signed it. */
  readonly certificates: readonly string[];
  readonly decryptionKeys: readonly string[];
  /** The address was signed as a whole and verified already (redirect binding). */
  readonly addressSigned: boolean;
  readonly now: Date;
}

/**
 * The assertion of an answer once everything about it holds. The library verifies signatures, decrypts, and reads only
 * what was signed; what it leaves open is decided here: the algorithms, the recipient, that the answer belongs to this
 * very request, and that conditions are there at all.
 */
export async function verifiedAssertion(received: ReceivedAnswer): Promise<Result<Assertion, LoginFailure>> {
  const { xml, requestId, answerUrl } = received;
  const document = parseMessage(xml);
  if (document === undefined) return refused("message-unreadable");
  const response = document.documentElement;
  if (response.localName !== "Response" || response.namespaceURI !== NAMESPACE.protocol) {
    return refused("no-response");
  }
  if (attributeOf(response, "InResponseTo") !== requestId) return refused("in-response-to");
  if (attributeOf(response, "Destination") !== answerUrl) return refused("destination");
  // What is signed inside decides; an answer that contradicts it is none (SAML core 3.2.2).
  const [issuer] = childrenOf(response, { namespace: NAMESPACE.assertion, local: "Issuer" });
  if (issuer !== undefined && textOf(issuer) !== received.settings.entityId) return refused("issuer");
  const failure = statusFailure(response);
  if (failure !== undefined) return err(failure);
  const key = await decryptionKeyOf(document, received);
  if (!key.ok) return key;
  const assertion = await librarysAssertion(received, key.value);
  const outcome = assertion.ok ? checked(assertion.value, received) : assertion;
  return outcome.ok ? outcome : err(byClock(outcome.failure, { response, received }));
}

/** What holds but for its times, though the answer itself cannot be of that time: then a clock is wrong, ours or theirs. */
function byClock(
  failure: LoginFailure,
  { response, received }: { readonly response: Element; readonly received: ReceivedAnswer },
): LoginFailure {
  if (failure.kind !== "login-refused" || !OF_TIME.has(failure.reason)) return failure;
  const seconds = clockDifference(new Date(attributeOf(response, "IssueInstant") ?? ""), {
    ...received,
    clockSkewSeconds: received.settings.clockSkewSeconds,
  });
  return seconds === undefined ? failure : { ...failure, reason: "clock", seconds };
}

function refused(reason: string): { readonly ok: false; readonly failure: LoginFailure } {
  return err({ kind: "login-refused", reason });
}

/**
 * Looks into an encrypted assertion for its algorithms and for what must not be in a message, and answers the key that
 * opens it: while a certificate changes there are two.
 */
async function decryptionKeyOf(
  document: Document,
  { settings, decryptionKeys }: ReceivedAnswer,
): Promise<Result<string | undefined, LoginFailure>> {
  const { answer } = settings;
  if (!hasPlainStructure(document)) return refused("structure");
  if (!usesStrongAlgorithms(document, answer)) return refused("weak-algorithm");
  const encrypted = childrenOf(document.documentElement, {
    namespace: NAMESPACE.assertion,
    local: "EncryptedAssertion",
  });
  const [only] = encrypted;
  if (only === undefined) return answer.encrypted ? refused("not-encrypted") : ok(undefined);
  const isComplete = ["EncryptedData", "EncryptionMethod"].every(
    (local) => elementsOf(only, { namespace: NAMESPACE.encryption, local }).length > 0,
  );
  if (!isComplete) return refused("decryption");
  for (const key of decryptionKeys) {
    const plain = await decrypted(new XMLSerializer().serializeToString(only), key);
    if (plain === undefined) continue;
    const inner = parseMessage(plain);
    if (inner === undefined) return refused("message-unreadable");
    if (!hasPlainStructure(inner)) return refused("structure");
    return usesStrongAlgorithms(inner, answer) ? ok(key) : refused("weak-algorithm");
  }
  return refused("decryption");
}

async function decrypted(xml: string, key: string): Promise<string | undefined> {
  try {
    return await decryptXml(xml, { key, disallowDecryptionWithInsecureAlgorithm: true });
  } catch {
    return undefined;
  }
}

/** What the library lets pass; it throws for everything that does not hold, which is expected here. */
async function librarysAssertion(
  received: ReceivedAnswer,
  decryptionKey: string | undefined,
): Promise<Result<Element, LoginFailure>> {
  const { settings, certificates, requestId, now } = received;
  if (certificates.length === 0) return refused("signature");
  const saml = new SAML({
    issuer: settings.ownEntityId,
    callbackUrl: received.answerUrl,
    idpCert: [...certificates],
    idpIssuer: settings.entityId,
    audience: settings.ownEntityId,
    ...(decryptionKey !== undefined && { decryptionPvk: decryptionKey }),
    wantAssertionsSigned: settings.answer.signed === "assertion",
    wantAuthnResponseSigned: settings.answer.signed === "response" && !received.addressSigned,
    signatureAlgorithm: "sha256",
    validateInResponseTo: ValidateInResponseTo.always,
    acceptedClockSkewMs: settings.clockSkewSeconds * 1000,
    maxAssertionAgeMs: ASSERTION_MAX_AGE_MILLISECONDS,
    // The request is claimed from our own store afterwards, exactly once; here only its id has to be the right one.
    cacheProvider: {
      saveAsync: () => Promise.resolve(null),
      getAsync: (id) => Promise.resolve(id === requestId ? now.toISOString() : null),
      removeAsync: () => Promise.resolve(null),
    },
  });
  try {
    const { profile } = await saml.validatePostResponseAsync({
      SAMLResponse: Buffer.from(received.xml, "utf8").toString("base64"),
    });
    const verified = profile?.getAssertionXml?.();
    const element = verified === undefined ? undefined : parseMessage(verified)?.documentElement;
    return element === undefined ? refused("signature") : ok(element);
  } catch (error) {
    return refused(reasonOf(error));
  }
}

/**
 * What did not hold, for the operator's log: a wrong clock or setting looks other than a wrong signature. The library
 * reports it only in sentences.
 */
function reasonOf(error: unknown): string {
  const sentence = error instanceof Error ? error.message : "";
  if (/expired|not yet valid|clocks skewed/.test(sentence)) return "conditions";
  if (/audience/i.test(sentence)) return "audience";
  // Also when its time is over: the library looks at that first.
  if (/subject|InResponseTo/i.test(sentence)) return "confirmation";
  return "signature";
}

function checked(element: Element, received: ReceivedAnswer): Result<Assertion, LoginFailure> {
  const { settings, requestId, answerUrl } = received;
  const isAhead = (moment: string | undefined): boolean =>
    moment !== undefined && Date.parse(moment) + settings.clockSkewSeconds * 1000 > received.now.getTime();
  const assertion = readAssertion(element);
  if (assertion.issuer !== settings.entityId) return refused("issuer");
  if (!assertion.audiences.includes(settings.ownEntityId)) return refused("audience");
  if (!isAhead(assertion.notOnOrAfter)) return refused("conditions");
  const isForUs = assertion.confirmations.some(
    (confirmation) =>
      confirmation.recipient === answerUrl &&
      confirmation.inResponseTo === requestId &&
      isAhead(confirmation.notOnOrAfter),
  );
  if (!isForUs) return refused("confirmation");
  const { authenticatedAt } = assertion;
  if (authenticatedAt === undefined) return refused("no-authn-statement");
  const { clockSkewSeconds } = settings;
  return isNewSignIn(new Date(authenticatedAt), { ...received, clockSkewSeconds })
    ? ok(assertion)
    : refused("authenticated-before");
}
