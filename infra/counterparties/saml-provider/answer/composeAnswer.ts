import { randomUUID } from "node:crypto";
import { XMLSerializer } from "@xmldom/xmldom";
import { attribute, readXml } from "#infra/counterparties/kit/readXml.ts";
import type { Level, AnswerFault } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import { type TestPerson, TEST_PEOPLE } from "#infra/counterparties/kit/sign-in/testPeople.ts";
import { type Markup, xml } from "#infra/counterparties/kit/xml.ts";
import { inside, NAMESPACE } from "../NAMESPACE.ts";
import type { Profile, AskedLogin, AnswerAttribute, AnswerElements } from "../profiles/Profile.ts";
import { encryptAssertion, type AnswerMeans, failedAnswer, response, SUCCESS } from "./response.ts";
import { stranger, signEnveloped } from "./sign.ts";

const AN_HOUR = 3_600_000;

export interface AnswerOrder {
  readonly login: AskedLogin;
  readonly person: TestPerson;
  readonly level: Level;
  readonly fault: AnswerFault | undefined;
  readonly sessionIndex: string;
  readonly nameId: string;
}

/** The answer to a login as XML: right, or wrong in the way that was ordered. */
export function composeAnswer(order: AnswerOrder, means: AnswerMeans): string {
  const { login, fault } = order;
  const { profile, issuer, now } = means;
  if (fault === "cancel")
    return failedAnswer(login, { ...means, ...profile.cancelled, second: "AuthnFailed" });
  if (fault === "error-status") {
    return failedAnswer(login, {
      ...means,
      top: "Responder",
      second: "RequestUnsupported",
      message: "internal",
    });
  }
  const forged = TEST_PEOPLE.find(({ id }) => id !== order.person.id) ?? order.person;
  // Where the address is signed, its signature is the one that will be wrong.
  const isForeign = fault === "wrong-signature" && profile.binding === "HTTP-POST";
  const signer = isForeign ? stranger(means.signer) : means.signer;
  const seal = (plain: string): string => {
    const [certificate] = login.portal.encryption;
    if (!profile.encrypts || certificate === undefined) return plain;
    return encryptAssertion(plain, { certificate, transport: means.transport }).markup;
  };
  const signed = (plain: string, part: Profile["signs"]): string =>
    part === profile.signs && fault !== "unsigned" ? signEnveloped(plain, signer) : plain;
  const attacked = (genuine: string, forgery: string): string =>
    fault === "wrapped-assertion" ? wrapSigned(genuine, forgery) : genuine;
  const write = (person: TestPerson): string => assertionFor({ ...order, person }, means);
  const envelope = (content: string): string =>
    response(login, {
      id: `_${randomUUID()}`,
      issuer,
      status: SUCCESS,
      content: { markup: content },
      at: fault === "expired" ? now - AN_HOUR : now,
    }).markup;
  const plain = write(order.person);
  if (profile.signs === "assertion") {
    return envelope(seal(attacked(signed(plain, "assertion"), write(forged))));
  }
  return attacked(signed(envelope(seal(plain)), "response"), envelope(seal(write(forged))));
}

function assertionFor(order: AnswerOrder, { profile, issuer, now }: AnswerMeans): string {
  const { login, person, level, fault } = order;
  const { entityId } = login.portal;
  const isTooLow = fault === "level-too-low";
  const isRevoked = fault === "revoked-card";
  const isWithout = (name: string): boolean => fault === "missing-attribute" && name === profile.essential;
  const host = URL.canParse(entityId) ? new URL(entityId).hostname : entityId;
  const attributes = profile
    .attributes(person, { level, host, isTooLow, isRevoked, at: now })
    .filter(({ name }) => login.attributes?.includes(name) ?? true)
    .filter(({ name }) => !isWithout(name));
  return assertion(profile, {
    id: `_${randomUUID()}`,
    issuer,
    audience: fault === "wrong-audience" ? "https://another-portal.example/" : entityId,
    login,
    nameId: isWithout("NameID") ? undefined : order.nameId,
    sessionIndex: order.sessionIndex,
    context: isTooLow ? profile.context.tooLow : profile.context.words[level],
    attributes,
    at: fault === "expired" ? now - AN_HOUR : now,
    authenticatedAt: fault === "expired" || fault === "old-sign-in" ? now - AN_HOUR : now,
  }).markup;
}

/**
 * A signature wrapping attack: the message that was really signed hides in the signature, around it stands a forged one
 * with another id. A reader that takes the root for what was signed believes the forgery.
 */
function wrapSigned(signed: string, forged: string): string {
  const genuine = readXml(signed);
  const forgery = readXml(forged);
  const [signature] = inside(genuine, "ds:Signature");
  const [issuer] = inside(forgery, "saml2:Issuer");
  if (genuine === undefined || forgery === undefined || signature === undefined || issuer === undefined) {
    throw new Error("only signed messages can be wrapped");
  }
  if (attribute(forgery, "ID") === attribute(genuine, "ID")) forgery.setAttribute("ID", `_${randomUUID()}`);
  genuine.removeChild(signature);
  const hiding = signature.ownerDocument.createElementNS("http://www.w3.org/2000/09/xmldsig#", "ds:Object");
  hiding.appendChild(genuine);
  signature.appendChild(hiding);
  forgery.insertBefore(forgery.ownerDocument.importNode(signature, true), issuer.nextSibling);
  return new XMLSerializer().serializeToString(forgery);
}

const NAME_FORMATS = "urn:oasis:names:tc:SAML:2.0:attrname-format:";
/** Valid this long; the time on the page does not count. */
const VALID_MILLISECONDS = 300_000;

interface AssertionFacts {
  readonly id: string;
  readonly issuer: string;
  readonly audience: string;
  readonly login: Pick<AskedLogin, "requestId" | "answerUrl">;
  /** Undefined: the assertion names no subject. */
  readonly nameId: string | undefined;
  readonly sessionIndex: string;
  readonly context: string;
  readonly attributes: readonly AnswerAttribute[];
  readonly at: number;
  /** When the person proved who they are. */
  readonly authenticatedAt: number;
}

/** The unsigned assertion; stands for itself, so that it can be encrypted alone. */
function assertion(profile: Profile, facts: AssertionFacts): Markup {
  const { login, nameId } = facts;
  const named =
    nameId === undefined
      ? xml``
      : xml`<saml2:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:${profile.nameIdFormat}">${nameId}</saml2:NameID>`;
  const now = new Date(facts.at).toISOString();
  const end = new Date(facts.at + VALID_MILLISECONDS).toISOString();
  const { element } = profile.context;
  const context = { markup: `<saml2:${element}>${xml`${facts.context}`.markup}</saml2:${element}>` };
  return xml`<saml2:Assertion xmlns:saml2="${NAMESPACE.saml2}"${namespacesOf(facts.attributes)} ID="${facts.id}" IssueInstant="${now}" Version="2.0">
    <saml2:Issuer>${facts.issuer}</saml2:Issuer>
    <saml2:Subject>
    ${named}
    <saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
    <saml2:SubjectConfirmationData InResponseTo="${login.requestId}" NotOnOrAfter="${end}" Recipient="${login.answerUrl}"/>
    </saml2:SubjectConfirmation></saml2:Subject>
    <saml2:Conditions NotBefore="${now}" NotOnOrAfter="${end}">
    <saml2:AudienceRestriction><saml2:Audience>${facts.audience}</saml2:Audience></saml2:AudienceRestriction>
    <saml2:OneTimeUse/></saml2:Conditions>
    <saml2:AuthnStatement AuthnInstant="${new Date(facts.authenticatedAt).toISOString()}" SessionIndex="${facts.sessionIndex}">
    <saml2:AuthnContext>${context}</saml2:AuthnContext></saml2:AuthnStatement>
    <saml2:AttributeStatement>${facts.attributes.map((one) => attributeElement(one, profile))}</saml2:AttributeStatement>
    </saml2:Assertion>`;
}

function attributeElement(
  { name, value, trustLevel, type }: AnswerAttribute,
  { nameFormat }: Profile,
): Markup {
  if (value === undefined) return xml``;
  const format = nameFormat === undefined ? xml`` : xml` NameFormat="${NAME_FORMATS}${nameFormat}"`;
  const level = trustLevel === undefined ? xml`` : xml` akdb:TrustLevel="${trustLevel}"`;
  const content = typeof value === "string" ? xml`${value}` : parts(value, type);
  const described = type === undefined ? xml`` : xml` xsi:type="${type.prefix}:${type.name}"`;
  return xml`<saml2:Attribute Name="${name}"${format}${level}>
    <saml2:AttributeValue${described}>${content}</saml2:AttributeValue></saml2:Attribute>`;
}

/** Declared once and not at each value: an address has room for about 8,000 characters, and what is encrypted stays as long. */
function namespacesOf(attributes: readonly AnswerAttribute[]): readonly Markup[] {
  const typed = attributes.flatMap(({ type }) => type ?? []);
  const used = new Map(typed.map(({ prefix, namespace }) => [prefix, namespace]));
  if (used.size > 0) used.set("xsi", "http://www.w3.org/2001/XMLSchema-instance");
  if (attributes.some(({ trustLevel }) => trustLevel !== undefined)) used.set("akdb", NAMESPACE.akdb);
  return [...used].map(([prefix, namespace]) => ({ markup: ` xmlns:${prefix}="${namespace}"` }));
}

function parts(value: AnswerElements, type: AnswerAttribute["type"]): readonly Markup[] {
  const prefix = type === undefined ? "" : `${type.prefix}:`;
  return Object.entries(value).flatMap(([name, content]) => {
    if (content === undefined) return [];
    const inner = typeof content === "string" ? xml`${content}` : xml`${parts(content, type)}`;
    return [{ markup: `<${prefix}${name}>${inner.markup}</${prefix}${name}>` }];
  });
}
