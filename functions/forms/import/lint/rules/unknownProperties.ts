import {
  MEANINGLESS_PROPERTIES,
  MEANINGLESS_RULES,
  REFUSED_PROPERTIES,
  UNCHECKED_PROPERTIES,
} from "#forms/import/formio/formioProperties.ts";
import { componentSchema, validateSchema } from "#forms/import/formio/formioSchema.ts";
import { isRaw, type Raw } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

const PROPERTIES = new Set([...Object.keys(componentSchema.shape), ...MEANINGLESS_PROPERTIES]);
const RULES = new Set([...Object.keys(validateSchema.shape), ...MEANINGLESS_RULES]);

/** What the portal does not know, and what it knows and cannot check, does nothing: the author should know. */
export const unknownProperties: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const { raw } = component;
    const rules = isRaw(raw["validate"]) ? raw["validate"] : {};
    return [...namesOf(raw, ""), ...namesOf(rules, "validate.")].flatMap((name) => {
      const message = messageOf(name);
      return message === undefined
        ? []
        : [about(component, { severity: "warning", rule: "unknownProperties", message })];
    });
  });

/** Names of what is set: empty texts, false and null set nothing. */
function namesOf(raw: Raw, prefix: string): readonly string[] {
  return Object.entries(raw).flatMap(([name, value]) => {
    const isSet = isRaw(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value);
    return isSet ? [`${prefix}${name}`] : [];
  });
}

function messageOf(name: string): string | undefined {
  if (UNCHECKED_PROPERTIES.has(name)) return `"${name}" needs a Form.io server and is not checked here.`;
  const known = name.startsWith("validate.")
    ? RULES.has(name.slice("validate.".length))
    : PROPERTIES.has(name);
  return known || Object.hasOwn(REFUSED_PROPERTIES, name)
    ? undefined
    : `"${name}" is not known and does nothing.`;
}
