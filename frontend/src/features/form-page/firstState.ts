import type {
  CompiledComponent,
  CompiledForm,
  CompiledPage,
} from "../../../../functions/forms/CompiledForm.ts";
import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormState } from "../../../../functions/forms/FormState.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { shownPath } from "../../../../functions/forms/shownPath.ts";
import { instancePath, type Place, placeInside, TOP } from "./place.ts";
import { plainTruth } from "./plainTruth.ts";
import { type Given, withSources } from "./withSources.ts";

/**
 * What can be shown before the engine is there: what has no condition, or a plain one that holds. The answers are those
 * that the server settled; nothing is wrong yet. The engine adds the rest a moment later.
 */
export function firstState(form: CompiledForm, given: Given): FormState {
  const data = withSources(form, given);
  const at = { place: TOP, data };
  const pages = form.pages.filter((page) => page.aside !== true && isShown(page, at));
  const visible = new Set(pages.flatMap((page) => shownIn(page.components, at)));
  return { pages: pages.map(({ key }) => key), visible, data: given.data, errors: [], overlays: new Map() };
}

interface At {
  readonly place: Place;
  readonly data: FormAnswers;
}

function isShown(
  { condition, hidden, logic }: CompiledPage | CompiledComponent,
  { place, data }: At,
): boolean {
  if (hidden !== undefined || logic !== undefined) return false;
  if (condition === undefined) return true;
  // In rows a condition means the own row.
  return place.instance === "" && plainTruth(condition, data) === true;
}

function shownIn(components: readonly CompiledComponent[], at: At): readonly string[] {
  const { place, data } = at;
  const shown = components.filter((component) => isShown(component, at));
  return shown.flatMap((component): readonly string[] => {
    switch (component.kind) {
      case "content":
        return [shownPath(component.key, place.instance)];
      case "layout":
        return [
          shownPath(component.key, place.instance),
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
