import { expect, it } from "vitest";
import type { CompiledComponent, GridComponent } from "../CompiledForm.ts";
import { bundleForms } from "../import/bundleForms.ts";

function gridsIn(components: readonly CompiledComponent[]): readonly GridComponent[] {
  return components.flatMap((one) => {
    if (one.kind === "grid") return [one];
    if (one.kind === "layout") return one.areas.flatMap((area) => gridsIn(area.components));
    return one.kind === "container" ? gridsIn(one.components) : [];
  });
}

it.each(["de", "en"] as const)("no question of a row is called as the row is (%s)", (locale) => {
  const pages = Object.values(bundleForms()).flatMap((form) => form[locale].pages);
  const grids = pages.flatMap((page) => gridsIn(page.components));
  expect(grids.length).toBeGreaterThan(2);
  const alike = grids.flatMap(({ rowLabel, components }) =>
    components.filter((one) => one.kind === "input" && one.label === rowLabel),
  );
  expect(alike).toEqual([]);
});
