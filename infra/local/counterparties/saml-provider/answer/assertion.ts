import type { AnswerAttribute, AnswerElements, Profile } from "../profiles/Profile.ts";
import type { AskedLogin } from "../request/AskedLogin.ts";
import { NAMESPACE } from "../xml/NAMESPACE.ts";
import { type Markup, xml } from "../xml/xml.ts";

const NAME_FORMATS = "urn:oasis:names:tc:SAML:2.0:attrname-format:";
/** Valid this long; the time on the page does not count. */
const VALID_MILLISECONDS = 300_000;

export interface AssertionFacts {
  readonly id: string;
  readonly issuer: string;
  readonly audience: string;
  readonly login: Pick<AskedLogin, "requestId" | "answerUrl">;
  /** Undefined: an assertion about nobody. */
  readonly nameId: string | undefined;
  readonly sessionIndex: string;
  readonly context: string;
  readonly attributes: readonly AnswerAttribute[];
  readonly at: number;
  /** When the person proved who they are. */
  readonly authenticatedAt: number;
}

/** The unsigned assertion; stands for itself, so that it can be encrypted alone. */
export function assertion(profile: Profile, facts: AssertionFacts): Markup {
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
