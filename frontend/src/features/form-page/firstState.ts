import type {
  CompiledComponent,
  CompiledForm,
  CompiledPage,
} from "../../../../functions/forms/CompiledForm.ts";
import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormState } from "../../../../functions/forms/FormState.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { instancePath, type Place, placeInside, shownPath, TOP } from "./place.ts";

/**
 * What can be shown before the engine is there: everything without a condition. The answers are those that the server
 * settled; nothing is wrong yet. The engine adds the rest a moment later.
 */
export function firstState(form: CompiledForm, data: FormAnswers): FormState {
  const pages = form.pages.filter((page) => isAlwaysShown(page) && page.aside !== true);
  const visible = new Set(pages.flatMap((page) => shownIn(page.components, { place: TOP, data })));
  return { pages: pages.map(({ key }) => key), visible, data, errors: [], overlays: new Map() };
}

function isAlwaysShown({ condition, hidden, logic }: CompiledPage | CompiledComponent): boolean {
  return condition === undefined && hidden === undefined && logic === undefined;
}

function shownIn(
  components: readonly CompiledComponent[],
  at: { readonly place: Place; readonly data: FormAnswers },
): readonly string[] {
  const { place, data } = at;
  return components.filter(isAlwaysShown).flatMap((component): readonly string[] => {
    switch (component.kind) {
      case "content":
        return [shownPath(component.key, place)];
      case "layout":
        return [
          shownPath(component.key, place),
          ...component.areas.flatMap((area) => shownIn(area.components, at)),
        ];
      case "container": {
        const inside = placeInside(component.path, { place });
        return [inside.instance, ...shownIn(component.components, { ...at, place: inside })];
      }
      case "grid": {
        const path = instancePath(component.path, place);
        const rows = answerAt(data, path);
        const inRow = (row: number): readonly string[] =>
          shownIn(component.components, { ...at, place: placeInside(component.path, { place, row }) });
        return [path, ...(Array.isArray(rows) ? rows.flatMap((...[, row]) => inRow(row)) : [])];
      }
      case "input":
        return [instancePath(component.path, place)];
    }
  });
}
