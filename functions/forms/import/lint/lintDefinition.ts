import { compileForm } from "../formio/compileForm.ts";
import { knownComponents } from "../formio/knownComponents.ts";
import { isLip, readLip } from "../lip/readLip.ts";
import { isRaw, type Raw } from "../formio/rawDefinition.ts";
import type { Finding, LintRule, LintSubject } from "./Finding.ts";
import { addressParts, partlyUnknownDays, radioBoxes, fileSizes } from "./rules/fieldSettings.ts";
import { autocompletes } from "./rules/autocompletes.ts";
import { besidePages, displays } from "./rules/besidePages.ts";
import { choices } from "./rules/choices.ts";
import { contradictions, unreachable } from "./rules/contradictions.ts";
import { consoleCalls } from "./rules/consoleCalls.ts";
import { cycles } from "./rules/cycles.ts";
import { duplicateKeys, missingKeys } from "./rules/duplicateKeys.ts";
import { html, labels } from "./rules/texts.ts";
import { translations } from "./rules/translations.ts";
import { unknownProperties } from "./rules/unknownProperties.ts";
import { unknownReferences } from "./rules/unknownReferences.ts";

const RULES: readonly LintRule[] = [
  displays,
  besidePages,
  missingKeys,
  duplicateKeys,
  choices,
  radioBoxes,
  partlyUnknownDays,
  contradictions,
  fileSizes,
  cycles,
  consoleCalls,
  unreachable,
  unknownProperties,
  labels,
  autocompletes,
  html,
  translations,
];
/** The others look at fields of the portal; parts of an address are none, and a condition may read them. */
const RULES_WITH_ADDRESS_PARTS: readonly LintRule[] = [unknownReferences, addressParts];

/** More findings than this are not read by anybody. */
const MAX_FINDINGS = 1_000;
/** Components of the largest definition. */
const MAX_COMPONENTS = 5_000;

/**
 * Everything that is wrong or doubtful about a definition or LIP document: what the import refuses (errors) and what an author should
 * look at (warnings). Never throws, whatever it is given.
 */
export function lintDefinition(source: unknown): readonly Finding[] {
  if (!isRaw(source)) return [whole("A definition is a JSON object.")];
  if (!isLip(source)) return lintFormio(source);
  const read = readLip(source);
  if (read.ok) return lintFormio(read.value).map(inLip);
  return read.failure
    .slice(0, MAX_FINDINGS)
    .map(({ key, property, message }) => ({ severity: "error", rule: "lip", key, path: property, message }));
}

/** The place in the document and not in what was made of it. */
function inLip(finding: Finding): Finding {
  const path = finding.path.replace(/^components\[/, "pages[").replaceAll(".components[", ".fields[");
  return { ...finding, path };
}

function lintFormio(source: Raw): readonly Finding[] {
  if (!Array.isArray(source["components"]))
    return [whole('This is no form: a Form.io definition has "components", a LIP document "lip": 1.')];
  const known = knownComponents(source);
  if (known.length > MAX_COMPONENTS) {
    const count = `${String(known.length)} components are too many`;
    return [whole(`${count}: at most ${String(MAX_COMPONENTS)}. Make several forms of it.`)];
  }
  const compiled = compileForm(source, { locale: "de", version: "lint" });
  const places = new Map(known.map(({ key, place }) => [key, place]));
  const refused = compiled.ok
    ? []
    : compiled.failure.map(({ key, property, line, message }): Finding => ({
        severity: "error",
        rule: "refused",
        key,
        path: [key === "" ? "" : places.get(key), property].filter(Boolean).join("."),
        ...(line !== undefined && { line }),
        message,
      }));
  // Deeper than any form, and refused above: there is nothing more to say about it.
  const isTooDeep = !compiled.ok && known.length === 0;
  const form = compiled.ok ? compiled.value : undefined;
  const found = isTooDeep ? [] : rulesOver({ raw: source, known, form });
  return [...unique(refused), ...found].slice(0, MAX_FINDINGS);
}

function rulesOver(subject: LintSubject): readonly Finding[] {
  const fields = { ...subject, known: subject.known.filter(({ parent }) => parent?.type !== "address") };
  return [
    ...RULES.flatMap((rule) => rule(fields)),
    ...RULES_WITH_ADDRESS_PARTS.flatMap((rule) => rule(subject)),
  ];
}

function whole(message: string): Finding {
  return { severity: "error", rule: "refused", key: "", path: "", message };
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
