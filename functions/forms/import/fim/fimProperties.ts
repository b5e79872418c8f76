import type { JsonValue } from "#forms/JsonValue.ts";
import type { FimElement, FimField, FimSchema } from "./FimSchema.ts";

type FormioJson = Record<string, JsonValue>;

/** What the author reads and applicants do not: where an element comes from, by what law, and its rules. */
export function fimProperties(
  { id, version, rules, legalBasis, ...element }: FimElement | FimField | FimSchema,
  reasons: readonly string[] = [],
): FormioJson {
  const bases = [...new Set([...reasons, ...legalBasis])];
  const list = "codeList" in element ? element.codeList : undefined;
  return {
    fim: version === undefined ? id : `${id}:${version}`,
    ...(bases.length > 0 && { neededFor: bases.join("; ") }),
    ...(rules.length > 0 && {
      rules: rules.map(({ id: rule, name, text }) => `${rule} ${name}: ${text}`).join("\n"),
    }),
    ...(list !== undefined && {
      codeList: list.version === undefined ? list.uri : `${list.uri}_${list.version}`,
    }),
  };
}
