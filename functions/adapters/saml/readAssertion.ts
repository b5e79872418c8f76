import { attributeOf, childrenOf, elementsOf, textOf } from "../xml/elementsOf.ts";
import { NAMESPACE } from "./samlNames.ts";

/** One attribute of an assertion: its text, or the texts of the elements inside, and how sure the provider is of it. */
export interface AssertionAttribute {
  readonly text: string | undefined;
  /** Texts of all elements inside by local name; of several the first. */
  readonly children: ReadonlyMap<string, string>;
  /** `akdb:TrustLevel` on the attribute. */
  readonly level: string | undefined;
}

/** What a verified assertion says. */
export interface Assertion {
  readonly issuer: string | undefined;
  readonly nameId: { readonly value: string; readonly format: string | undefined } | undefined;
  readonly audiences: readonly string[];
  readonly notOnOrAfter: string | undefined;
  /** The confirmations of the kind that a browser carries. */
  readonly confirmations: readonly {
    readonly recipient: string | undefined;
    readonly inResponseTo: string | undefined;
    readonly notOnOrAfter: string | undefined;
  }[];
  /** Time of the person's authentication. */
  readonly authenticatedAt: string | undefined;
  readonly context: string | undefined;
  readonly sessionIndex: string | undefined;
  readonly attributes: ReadonlyMap<string, AssertionAttribute>;
}

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

export function readAssertion(root: Element): Assertion {
  const children = (parent: Element | undefined, local: string): readonly Element[] =>
    parent === undefined ? [] : childrenOf(parent, { namespace: NAMESPACE.assertion, local });
  const [subject] = children(root, "Subject");
  const [nameId] = children(subject, "NameID");
  const [conditions] = children(root, "Conditions");
  const [statement] = children(root, "AuthnStatement");
  const [context] = children(statement, "AuthnContext");
  const nameIdValue = textOf(nameId);
  return {
    issuer: textOf(children(root, "Issuer")[0]),
    nameId:
      nameId === undefined || nameIdValue === undefined
        ? undefined
        : { value: nameIdValue, format: attributeOf(nameId, "Format") },
    audiences: children(conditions, "AudienceRestriction").flatMap((restriction) =>
      children(restriction, "Audience").flatMap((audience) => textOf(audience) ?? []),
    ),
    notOnOrAfter: conditions === undefined ? undefined : attributeOf(conditions, "NotOnOrAfter"),
    confirmations: children(subject, "SubjectConfirmation")
      .filter((confirmation) => attributeOf(confirmation, "Method") === BEARER)
      .flatMap((confirmation) => children(confirmation, "SubjectConfirmationData"))
      .map((data) => ({
        recipient: attributeOf(data, "Recipient"),
        inResponseTo: attributeOf(data, "InResponseTo"),
        notOnOrAfter: attributeOf(data, "NotOnOrAfter"),
      })),
    authenticatedAt: statement === undefined ? undefined : attributeOf(statement, "AuthnInstant"),
    context:
      textOf(children(context, "AuthnContextClassRef")[0]) ??
      textOf(children(context, "AuthnContextDeclRef")[0]),
    sessionIndex: statement === undefined ? undefined : attributeOf(statement, "SessionIndex"),
    attributes: attributesOf(root),
  };
}

function attributesOf(root: Element): ReadonlyMap<string, AssertionAttribute> {
  const attributes = new Map<string, AssertionAttribute>();
  for (const statement of childrenOf(root, { namespace: NAMESPACE.assertion, local: "AttributeStatement" })) {
    for (const attribute of childrenOf(statement, { namespace: NAMESPACE.assertion, local: "Attribute" })) {
      // One provider writes a blank into its names; the first of a name counts, so that nothing can be put over it.
      const name = attributeOf(attribute, "Name")?.replaceAll(/\s/g, "") ?? "";
      if (!attributes.has(name)) attributes.set(name, readAttribute(attribute));
    }
  }
  return attributes;
}

function readAttribute(attribute: Element): AssertionAttribute {
  const [value] = childrenOf(attribute, { namespace: NAMESPACE.assertion, local: "AttributeValue" });
  const inside = value === undefined ? [] : elementsOf(value, { namespace: "*", local: "*" });
  const children = new Map<string, string>();
  for (const element of inside) {
    const text = textOf(element);
    const name = element.localName;
    if (text !== undefined && !children.has(name)) children.set(name, text);
  }
  return {
    text: inside.length === 0 ? textOf(value) : undefined,
    children,
    level: trustLevelOf(attribute),
  };
}

function trustLevelOf(attribute: Element): string | undefined {
  const level = attribute.getAttributeNS(NAMESPACE.akdb, "TrustLevel");
  return level === null || level === "" ? undefined : level;
}
