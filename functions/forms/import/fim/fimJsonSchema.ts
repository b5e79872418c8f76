import type { JsonValue } from "#forms/JsonValue.ts";
import type { FimPart, FimQuestion } from "./FimPlan.ts";
import type { FimItem, FimSchema } from "./FimSchema.ts";
import { wholePattern } from "./textFitting.ts";

type Json = Record<string, JsonValue>;

/** JSON Schema of what is handed over: members are named by FIM ids without versions, as in the tools of the FIM portal. */
export function fimJsonSchema(schema: FimSchema, parts: readonly FimPart[]): Json {
  const { id, version, label } = schema;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:fim:${id}${version === undefined ? "" : `:${version}`}`,
    title: label,
    ...objectOf(parts),
  };
}

function objectOf(parts: readonly FimPart[]): Json {
  const known = parts.filter(({ kind }) => kind !== "text");
  const isChoice = known.some(({ gate }) => gate !== undefined && gate.is !== true);
  const required = isChoice ? [] : known.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    ...(isChoice && { oneOf: known.map(({ name }) => ({ required: [name] })) }),
    properties: Object.fromEntries(known.map((part) => [part.name, memberOf(part)])),
  };
}

function memberOf(part: FimPart): Json {
  const { label: title } = part.item.element;
  switch (part.kind) {
    case "frame":
      return { title, ...objectOf(part.parts) };
    case "rows": {
      const [only] = part.parts;
      const isOne = part.element.kind === "field" && only !== undefined;
      return { title, ...listOf(part.item, isOne ? memberOf(only) : objectOf(part.parts)) };
    }
    case "question":
      return { title, ...(part.isList ? listOf(part.item, valueOf(part)) : valueOf(part)) };
    case "fixed":
      return { title, type: "string", const: part.value };
    case "text":
      return {};
  }
}

/** A list that may be left out is never there without an entry. */
function listOf({ least, most }: FimItem, items: Json): Json {
  return {
    type: "array",
    minItems: Math.max(1, least),
    ...(most !== undefined && { maxItems: most }),
    items,
  };
}

function valueOf({ answer, field }: FimQuestion): Json {
  const { minLength, maxLength, min, max, pattern } = field.limits;
  const bounds: Json = {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  };
  switch (answer) {
    case "text":
    case "longText":
      return {
        type: "string",
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pattern !== undefined && { pattern: wholePattern(pattern) }),
      };
    case "yesNo":
      return { type: "boolean" };
    case "number":
    case "money":
      return { type: "number", ...bounds };
    case "integer":
      return { type: "integer", ...bounds };
    case "day":
      return { type: "string", format: "date" };
    case "time":
      return { type: "string", pattern: "^\\d{2}:\\d{2}:\\d{2}$" };
    case "moment":
    case "file":
      return { type: "string", minLength: 1 };
    case "choice":
      return { type: "string", enum: field.codes.map(({ code }) => code) };
  }
}
