import type { AnswerAttribute, Profile } from "../profiles/Profile.ts";
import type { AskedLogin } from "../request/AskedLogin.ts";
import { NAMESPACE } from "../xml/NAMESPACE.ts";
import { type Markup, xml } from "../xml/xml.ts";

/** Valid this long; the time on the page does not count. */
const VALID_MILLISECONDS = 300_000;

export interface AssertionFacts {
  readonly id: string;
  readonly issuer: string;
  readonly audience: string;
  readonly login: Pick<AskedLogin, "requestId" | "answerUrl">;
  readonly nameId: string;
  readonly sessionIndex: string;
  readonly context: string;
  readonly attributes: readonly AnswerAttribute[];
  readonly at: number;
}

/** The unsigned assertion; stands for itself, so that it can be encrypted alone. */
export function assertion(profile: Profile, facts: AssertionFacts): Markup {
  const { login, nameId } = facts;
  const now = new Date(facts.at).toISOString();
  const end = new Date(facts.at + VALID_MILLISECONDS).toISOString();
  const { element } = profile.context;
  const context = { markup: `<saml2:${element}>${xml`${facts.context}`.markup}</saml2:${element}>` };
  return xml`<saml2:Assertion xmlns:saml2="${NAMESPACE.saml2}" ID="${facts.id}" IssueInstant="${now}" Version="2.0">
    <saml2:Issuer>${facts.issuer}</saml2:Issuer>
    <saml2:Subject>
    <saml2:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:${profile.nameIdFormat}">${nameId}</saml2:NameID>
    <saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
    <saml2:SubjectConfirmationData InResponseTo="${login.requestId}" NotOnOrAfter="${end}" Recipient="${login.answerUrl}"/>
    </saml2:SubjectConfirmation></saml2:Subject>
    <saml2:Conditions NotBefore="${now}" NotOnOrAfter="${end}">
    <saml2:AudienceRestriction><saml2:Audience>${facts.audience}</saml2:Audience></saml2:AudienceRestriction>
    <saml2:OneTimeUse/></saml2:Conditions>
    <saml2:AuthnStatement AuthnInstant="${now}" SessionIndex="${facts.sessionIndex}">
    <saml2:AuthnContext>${context}</saml2:AuthnContext></saml2:AuthnStatement>
    <saml2:AttributeStatement>${facts.attributes.map(attributeElement)}</saml2:AttributeStatement>
    </saml2:Assertion>`;
}

function attributeElement({ name, value, trustLevel, type }: AnswerAttribute): Markup {
  if (value === undefined) return xml``;
  const format = name.startsWith("urn:oid:") ? "uri" : "basic";
  const level =
    trustLevel === undefined ? xml`` : xml` xmlns:akdb="${NAMESPACE.akdb}" akdb:TrustLevel="${trustLevel}"`;
  const content = typeof value === "string" ? xml`${value}` : parts(value, type);
  const described =
    type === undefined
      ? xml``
      : xml` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:${type.prefix}="${type.namespace}" xsi:type="${type.prefix}:${type.name}"`;
  return xml`<saml2:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:${format}"${level}>
    <saml2:AttributeValue${described}>${content}</saml2:AttributeValue></saml2:Attribute>`;
}

function parts(
  value: Readonly<Record<string, string | undefined>>,
  type: AnswerAttribute["type"],
): readonly Markup[] {
  const prefix = type === undefined ? "" : `${type.prefix}:`;
  return Object.entries(value).flatMap(([name, content]) =>
    content === undefined
      ? []
      : [{ markup: `<${prefix}${name}>${xml`${content}`.markup}</${prefix}${name}>` }],
  );
}
