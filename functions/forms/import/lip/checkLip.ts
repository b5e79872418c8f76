import type { FormRefusal } from "../FormRefusal.ts";
import type { LipDocument, LipRule } from "./lipDocumentSchema.ts";
import { lipFields, ruleName, type LipPart } from "./lipFields.ts";

/** What a schema cannot see: ids given twice, and rules about fields or answers that there are not. */
export function checkLip(document: LipDocument): readonly FormRefusal[] {
  const parts = lipFields(document);
  const byName = new Map<string, LipPart>();
  const refusals: FormRefusal[] = [];
  for (const part of parts) {
    const name = ruleName(part);
    const first = byName.get(name);
    if (first === undefined) byName.set(name, part);
    else refusals.push(at(part, `The id "${part.id}" is already used at ${first.place}.`));
  }
  for (const part of parts) {
    if (part.shownIf === undefined) continue;
    for (const leaf of leavesOf(part.shownIf)) {
      const message = complaint(leaf, { part, byName });
      if (message !== undefined) refusals.push({ ...at(part, message), property: `${part.place}.shownIf` });
    }
  }
  return refusals;
}

type Leaf = Extract<LipRule, { readonly field: string }>;

function leavesOf(rule: LipRule): readonly Leaf[] {
  if ("all" in rule) return rule.all.flatMap(leavesOf);
  if ("any" in rule) return rule.any.flatMap(leavesOf);
  return "not" in rule ? leavesOf(rule.not) : [rule];
}

function complaint(
  leaf: Leaf,
  { part, byName }: { readonly part: LipPart; readonly byName: ReadonlyMap<string, LipPart> },
): string | undefined {
  const named = byName.get(leaf.field);
  if (named === undefined) return `There is no field "${leaf.field}".`;
  if (named.rows !== undefined && named.rows !== part.rows) {
    return `"${leaf.field}" has an answer per row: only a field of the same row can ask for it.`;
  }
  if (named.kind === "page" || named.kind === "group" || named.kind === "note" || named.kind === "rows") {
    return `"${leaf.field}" has no answer of its own that a rule could ask for.`;
  }
  if (!("is" in leaf)) return undefined;
  if (named.kind === "upload") return `"${leaf.field}" takes files: ask whether it is filled.`;
  const offered = offeredBy(named);
  const isOffered = offered === undefined || offered.some((value) => value === leaf.is);
  return isOffered ? undefined : `"${leaf.field}" never is ${JSON.stringify(leaf.is)}.`;
}

/** The values that an answer can have; undefined where they are not listed. */
function offeredBy({ field }: LipPart): readonly (string | boolean)[] | undefined {
  if (field?.kind === "yesNo") return ["yes", "no"];
  if (field?.kind === "confirm") return [true, false];
  const listed = field?.kind === "choice" || field?.kind === "choices" ? field.options : undefined;
  return listed?.map(({ value }) => value);
}

function at({ id, place }: LipPart, message: string): FormRefusal {
  return { key: id, property: place, message };
}
