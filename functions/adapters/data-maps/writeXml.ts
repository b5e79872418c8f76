import { z } from "zod";
import type { MapFailure } from "#domain/sending/DataMap.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { xmlElement } from "../xml/xmlElement.ts";

/** Names without prefix: an element changes the namespace by `@xmlns`. */
const NAME = /^[A-Za-z_][\w.-]*$/;
const MAX_DEPTH = 60;

const recordSchema = z.record(z.string(), z.unknown());

/**
 * An object with one member as an XML document. Members are elements in the order in which the map gives them, a list is
 * the same element several times, `@name` is an attribute and `#` the text beside attributes.
 */
export function writeXml(value: unknown): Result<string, MapFailure> {
  const faults: string[] = [];
  const roots = elementsOf(value, { depth: 0, faults });
  if (roots.length !== 1) faults.push("XML has one outermost element");
  const [cause] = faults;
  if (cause !== undefined) return err({ kind: "map-failed", cause });
  return ok(`<?xml version="1.0" encoding="UTF-8"?>\n${roots.join("")}`);
}

interface Writing {
  readonly depth: number;
  readonly faults: string[];
}

/** The elements that the members of an object are. */
function elementsOf(value: unknown, { depth, faults }: Writing): readonly string[] {
  const members = recordSchema.safeParse(value);
  if (!members.success) {
    faults.push("XML is made of an object");
    return [];
  }
  if (depth > MAX_DEPTH) {
    faults.push("it is nested too deep");
    return [];
  }
  return Object.entries(members.data).flatMap(([name, content]) => {
    if (name.startsWith("@") || name === "#" || content === null) return [];
    if (!NAME.test(name)) {
      faults.push("a member has no name for an element");
      return [];
    }
    const contents: readonly unknown[] = Array.isArray(content) ? content : [content];
    return contents.map((one) => elementOf(name, { content: one, depth, faults }));
  });
}

function elementOf(
  name: string,
  { content, depth, faults }: Writing & { readonly content: unknown },
): string {
  const plain = textOf(content);
  if (plain !== undefined) return xmlElement(name, { text: plain });
  const members = recordSchema.safeParse(content).data ?? {};
  const attributes = Object.entries(members).flatMap(([key, own]): [string, string][] => {
    const text = textOf(own);
    if (!key.startsWith("@") || text === undefined) return [];
    if (!NAME.test(key.slice(1))) faults.push("a member has no name for an attribute");
    return [[key.slice(1), text]];
  });
  const text = textOf(members["#"]);
  return xmlElement(name, {
    attributes: Object.fromEntries(attributes),
    children: elementsOf(content, { depth: depth + 1, faults }),
    ...(text !== undefined && { text }),
  });
}

function textOf(value: unknown): string | undefined {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : undefined;
}
