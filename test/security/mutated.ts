import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import fc from "fast-check";

/** One change of a message: what, where, and with what. Numbers are taken modulo what there is. */
export interface Mutation {
  readonly kind: number;
  readonly at: number;
  readonly to: number;
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.nat(),
  at: fc.nat(),
  to: fc.nat(),
});

/** Texts that readers of XML and JSON trip over. */
const SPLINTERS = [
  "",
  "\u0000",
  "\uFEFF",
  "\r\n",
  "&#x0;",
  "&amp;",
  "&x;",
  "<!---->",
  "<![CDATA[",
  "]]>",
  "<?x?>",
  "<!DOCTYPE x>",
  "</",
  "/>",
  "<saml:Assertion/>",
  'xmlns="urn:x"',
  'ID="_assertion"',
  'ID="_response"',
  "urn:oasis:names:tc:SAML:2.0:assertion",
  "http://www.w3.org/2000/09/xmldsig#hmac-sha1",
  "bpk2-666",
  "Mallory",
  "STORK-QAA-Level-4",
  "2099-01-01T00:00:00.000Z",
  "#",
  "none",
  "HS256",
  '"sub":"subject-666",',
  '"acr":"acr:high",',
  "{",
  "}",
  "null",
  ".",
  "=",
  "-",
  "_",
] as const;

function pick<Value>(from: readonly Value[], index: number): Value {
  const value = from[index % from.length];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}

/** Single bytes: turned, taken out, put in. */
export function mutatedBytes(text: string, { kind, at, to }: Mutation): string {
  const bytes = [...Buffer.from(text)];
  const index = at % Math.max(1, bytes.length);
  const byte = to % 256;
  if (kind % 3 === 0) bytes[index] = (bytes[index] ?? 0) ^ (1 << (to % 8));
  else if (kind % 3 === 1) bytes.splice(index, 1 + (to % 3));
  else bytes.splice(index, 0, byte);
  return Buffer.from(bytes).toString();
}

/** Passages: repeated, moved, replaced by what trips readers up. */
export function mutatedText(text: string, { kind, at, to }: Mutation): string {
  const begin = at % Math.max(1, text.length);
  const end = Math.min(text.length, begin + (to % 80));
  const passage = text.slice(begin, end);
  const other = to % Math.max(1, text.length);
  const splinter = pick(SPLINTERS, to);
  switch (kind % 4) {
    case 0:
      return text.slice(0, begin) + splinter + text.slice(end);
    case 1:
      return text.slice(0, begin) + splinter + text.slice(begin);
    case 2:
      return text.slice(0, other) + passage + text.slice(other);
    default:
      return text.slice(0, begin) + text.slice(end);
  }
}

/** Elements and attributes: moved, doubled, renamed, wrapped, taken away, changed. */
export function mutatedStructure(xml: string, { kind, at, to }: Mutation): string {
  const document = new DOMParser({ errorHandler: () => undefined }).parseFromString(xml, "text/xml");
  const found = document.getElementsByTagName("*");
  const elements = Array.from({ length: found.length }, (_, index) => found.item(index)).filter(
    (element) => element !== null,
  );
  if (elements.length < 2) return xml;
  const element = pick(elements.slice(1), at);
  const other = pick(elements, to);
  const attribute = element.attributes.item(to % Math.max(1, element.attributes.length));
  const isInside = (child: Node | null): boolean =>
    child !== null && (child === element || isInside(child.parentNode));
  switch (kind % 9) {
    case 0:
      element.parentNode?.removeChild(element);
      break;
    case 1:
      element.parentNode?.insertBefore(element.cloneNode(true), element);
      break;
    case 2:
      if (!isInside(other)) other.appendChild(element);
      break;
    case 3:
      if (!isInside(other)) other.appendChild(element.cloneNode(true));
      break;
    case 4: {
      const renamed = document.createElementNS(other.namespaceURI, other.nodeName);
      while (element.firstChild !== null) renamed.appendChild(element.firstChild);
      element.parentNode?.replaceChild(renamed, element);
      break;
    }
    case 5: {
      const wrapper = document.createElementNS(other.namespaceURI, other.nodeName);
      element.parentNode?.replaceChild(wrapper, element);
      wrapper.appendChild(element);
      break;
    }
    case 6:
      element.textContent = pick(SPLINTERS, to).replaceAll(/[<&\u0000]/g, "");
      break;
    case 7:
      if (attribute !== null) element.removeAttribute(attribute.name);
      break;
    default:
      element.setAttribute(
        attribute?.name ?? "ID",
        pick(elements, to).getAttribute("ID") ?? pick(SPLINTERS, to),
      );
  }
  return new XMLSerializer().serializeToString(document);
}
