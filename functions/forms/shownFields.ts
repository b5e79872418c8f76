import type { CompiledComponent, CompiledForm, GridComponent, InputComponent } from "./CompiledForm.ts";
import { answerAt } from "./answers/dataPath.ts";
import type { FormState } from "./FormState.ts";

/** A field as it stands in a page: of a field in rows there is one per row. */
export interface ShownField {
  readonly field: InputComponent;
  readonly path: string;
  readonly page: string;
  readonly rows: readonly { readonly grid: GridComponent; readonly index: number; readonly count: number }[];
}

interface Around extends Pick<ShownField, "path" | "page" | "rows"> {
  readonly state: FormState;
  /** Path without row numbers. */
  readonly template: string;
}

/**
 * The fields that are shown, in reading order, for every row that there is. One that stands on several pages, because one
 * of them may be left out, comes once.
 */
export function shownFields(form: CompiledForm, state: FormState): readonly ShownField[] {
  const known = new Set<string>();
  return form.pages
    .filter(({ key, aside }) => aside === true || state.pages.includes(key))
    .flatMap(({ key, components }) =>
      fieldsIn(components, { state, page: key, path: "", template: "", rows: [] }),
    )
    .filter(({ path }) => !known.has(path) && known.add(path));
}

function fieldsIn(components: readonly CompiledComponent[], around: Around): readonly ShownField[] {
  return components.flatMap((component) => {
    if (component.kind === "content") return [];
    if (component.kind === "layout")
      return component.areas.flatMap((area) => fieldsIn(area.components, around));
    const { state, page, rows } = around;
    const keys = component.path.slice(around.template === "" ? 0 : around.template.length + 1);
    const path = around.path === "" ? keys : `${around.path}.${keys}`;
    if (!state.visible.has(path)) return [];
    if (component.kind === "input") return [{ field: component, path, page, rows }];
    const inside = { ...around, template: component.path };
    if (component.kind === "container") return fieldsIn(component.components, { ...inside, path });
    const answer = answerAt(state.data, path);
    const items = Array.isArray(answer) ? answer : [];
    return items.flatMap((_, index) =>
      fieldsIn(component.components, {
        ...inside,
        path: `${path}[${String(index)}]`,
        rows: [...rows, { grid: component, index, count: items.length }],
      }),
    );
  });
}

/** What a row of a list is called: the only one needs no number. */
export function rowName(
  name: string,
  { index, count }: { readonly index: number; readonly count: number },
): string {
  return count === 1 ? name : `${name} ${(index + 1).toString()}`;
}
