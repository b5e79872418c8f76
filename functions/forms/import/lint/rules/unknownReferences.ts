import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";
import { isRaw, partsIn } from "#forms/import/formio/rawDefinition.ts";
import { findReference } from "#forms/import/scripts/findReference.ts";
import { about, type Finding, type LintRule } from "../Finding.ts";

/** Fields that a condition names. */
function named(conditional: unknown): readonly string[] {
  if (!isRaw(conditional)) return [];
  const names = partsIn(conditional, "conditions").map((condition) => condition["component"]);
  const uses = conditional["conjunction"] ? names : [conditional["when"]];
  return uses.filter((name) => typeof name === "string" && name !== "").map(String);
}

function check(component: KnownComponent, known: readonly KnownComponent[]): readonly Finding[] {
  const { raw } = component;
  const triggers = partsIn(raw, "logic").flatMap(({ trigger }) =>
    isRaw(trigger) ? named(trigger["simple"]) : [],
  );
  return [...named(raw["conditional"]), ...triggers].flatMap((path) => {
    const { component: found } = findReference(path, known);
    const rule = "unknownReferences";
    if (found === undefined) {
      const message = `A condition names the field "${path}", which does not exist. It counts as not answered.`;
      return [about(component, { severity: "warning", rule, message })];
    }
    if (found.grids > 0 && path === found.key) {
      const message = `A condition names the field "${path}" in a list of rows by its key alone. That means the first row; write "${found.path}" for the own row.`;
      return [about(component, { severity: "warning", rule, message })];
    }
    return [];
  });
}

/** Conditions on fields that do not exist, or on the first row where the own one is meant. */
export const unknownReferences: LintRule = ({ known }) =>
  known.flatMap((component) => check(component, known));
