import { childElements } from "#infra/counterparties/kit/readXml.ts";
import { isElement, type Prefix } from "../soap/actions.ts";

/** Where an element breaks its shape, as a sentence for the developer of a client; undefined: it fits. */
export function violationOf(element: Element, shape: Shape): string | undefined {
  if (!isElement(element, shape.name)) return `${element.nodeName} stands where ${shape.name} belongs`;
  if (shape.open === true) return undefined;
  return (
    attributeViolation(element, shape) ??
    (shape.children === undefined ? undefined : childViolation(element, shape.children)) ??
    textViolation(element, shape)
  );
}

function attributeViolation(
  element: Element,
  { name, attributes = {}, required = [] }: Shape,
): string | undefined {
  for (let index = 0; index < element.attributes.length; index += 1) {
    const attribute = element.attributes.item(index);
    // Declarations, and what other namespaces put there (mustUnderstand, xsi).
    if (attribute === null || attribute.name.includes(":") || attribute.name === "xmlns") continue;
    const type = attributes[attribute.name];
    if (type === undefined) return `${name} has no attribute ${attribute.name}`;
    if (!fits(attribute.value, type)) return `attribute ${attribute.name} of ${name} has a wrong value`;
  }
  const missing = required.find((attribute) => !element.hasAttribute(attribute));
  return missing === undefined ? undefined : `${name} lacks its attribute ${missing}`;
}

function textViolation(element: Element, { name, text, children }: Shape): string | undefined {
  const elements = childElements(element);
  if (children === undefined && elements.length > 0) return `${name} contains elements`;
  if (elements.length > 0) return undefined;
  const found = element.textContent;
  if (text === undefined) {
    return found.trim() === "" ? undefined : `${name} contains text`;
  }
  return fits(found.trim(), text) ? undefined : `${name} has a wrong value`;
}

function childViolation(parent: Element, wanted: NonNullable<Shape["children"]>): string | undefined {
  const left = [...childElements(parent)];
  for (const particle of wanted) {
    const choice: readonly Shape[] = isChoice(particle) ? particle : [particle];
    const [first] = choice;
    let found = 0;
    for (;;) {
      const [next] = left;
      const shape = next === undefined ? undefined : choice.find(({ name }) => isElement(next, name));
      if (next === undefined || shape === undefined || (found > 0 && shape.many !== true)) break;
      const violation = violationOf(next, shape);
      if (violation !== undefined) return violation;
      left.shift();
      found += 1;
    }
    if (found === 0 && first?.optional !== true) {
      return `${parent.nodeName} lacks ${choice.map(({ name }) => name).join(" or ")} in its place`;
    }
  }
  const [surplus] = left;
  return surplus === undefined
    ? undefined
    : `${surplus.nodeName} does not belong there in ${parent.nodeName}`;
}

function isChoice(particle: Shape | readonly Shape[]): particle is readonly Shape[] {
  return Array.isArray(particle);
}

function fits(value: string, type: TextType): boolean {
  return typeof type === "string" ? PATTERNS[type].test(value) : type.includes(value);
}

type TextType = keyof typeof PATTERNS | readonly string[];

/** One element as the schemas of the edition allow it. What is `open` is not looked into. */
export interface Shape {
  readonly name: `${Prefix}:${string}`;
  readonly optional?: true;
  readonly many?: true;
  readonly attributes?: Readonly<Record<string, TextType>>;
  readonly required?: readonly string[];
  readonly open?: true;
  readonly text?: TextType;
  /** In this order; an array within is a choice of one. */
  readonly children?: readonly (Shape | readonly Shape[])[];
}

const PATTERNS = {
  any: /^/,
  filled: /[^]/,
  dateTime: /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  date: /^-?\d{4,}-\d\d-\d\d(Z|[+-]\d\d:\d\d)?$/,
  boolean: /^(true|false|0|1)$/,
  positiveInteger: /^\+?0*[1-9]\d*$/,
  base64: /^[A-Za-z0-9+/=\s]*$/,
};
