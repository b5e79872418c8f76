import type { CompiledComponent, GridComponent, InputComponent } from "#forms/CompiledForm.ts";
import { shownPath } from "#forms/answers/shownPath.ts";
import { SHOWN_TYPES } from "../fields/shownTypes.ts";
import { instancePath, type Place, placeInside } from "../store/place.ts";

export interface SummaryField {
  readonly field: InputComponent;
  readonly path: string;
}

/** Answers that stand together, or the rows of a list. */
export type SummaryBlock =
  | { readonly kind: "answers"; readonly fields: readonly SummaryField[] }
  | { readonly kind: "rows"; readonly grid: GridComponent; readonly path: string; readonly place: Place };

/** What is shown of these components, in reading order. */
export function summaryBlocks(
  components: readonly CompiledComponent[],
  given: { readonly place: Place; readonly visible: ReadonlySet<string> },
): readonly SummaryBlock[] {
  const blocks: SummaryBlock[] = [];
  for (const part of partsOf(components, given)) {
    const last = blocks.at(-1);
    if (part.kind === "answers" && last?.kind === "answers") {
      blocks.splice(-1, 1, { kind: "answers", fields: [...last.fields, ...part.fields] });
    } else blocks.push(part);
  }
  return blocks;
}

function partsOf(
  components: readonly CompiledComponent[],
  given: { readonly place: Place; readonly visible: ReadonlySet<string> },
): readonly SummaryBlock[] {
  const { place, visible } = given;
  return components.flatMap((component): readonly SummaryBlock[] => {
    switch (component.kind) {
      case "content":
        return [];
      case "layout":
        if (!visible.has(shownPath(component.key, place.instance))) return [];
        return component.areas.flatMap((area) => partsOf(area.components, given));
      case "container": {
        const inside = placeInside(component.path, { place });
        return visible.has(inside.instance) ? partsOf(component.components, { ...given, place: inside }) : [];
      }
      case "grid": {
        const path = instancePath(component.path, place);
        return visible.has(path) ? [{ kind: "rows", grid: component, path, place }] : [];
      }
      case "input": {
        const path = instancePath(component.path, place);
        const asked = SHOWN_TYPES[component.type].summary !== undefined && visible.has(path);
        return asked ? [{ kind: "answers", fields: [{ field: component, path }] }] : [];
      }
    }
  });
}
