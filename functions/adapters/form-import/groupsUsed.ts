import type { CompiledForm, GroupName } from "../../forms/CompiledForm.ts";
import type { EngineGroup } from "../../forms/groups/EngineGroup.ts";
import { GROUPS } from "../../forms/groups/everyGroup.ts";

/** What a form needs beyond the core of the engine: every function, rule and type of field in it is looked up. */
export function groupsUsed(form: Pick<CompiledForm, "pages" | "fee">): readonly GroupName[] {
  const names = new Set(namesIn(form));
  const all: readonly GroupName[] = ["dates", "logic", "values"];
  return all.filter((group) => bringsOneOf(GROUPS[group], names));
}

function bringsOneOf(group: EngineGroup, names: ReadonlySet<string>): boolean {
  const brought = [
    ...Object.keys(group.functions).map((name) => `op ${name}`),
    ...Object.keys(group.rules).map((name) => `rule ${name}`),
    ...Object.keys(group.normalize).map((name) => `type ${name}`),
    ...(group.forEachItem === undefined ? [] : ["as"]),
    ...(group.logic === undefined ? [] : ["logic"]),
  ];
  return brought.some((name) => names.has(name));
}

/** `op …` of expressions, `rule …` of rules, `type …` of components, `as` where a function runs over a list, `logic` where a component has some. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    if (key === "as") return ["as"];
    if (key === "logic") return ["logic", ...namesIn(member)];
    const isName = typeof member === "string" && (key === "op" || key === "rule" || key === "type");
    return isName ? [`${key} ${member}`] : namesIn(member);
  });
}
