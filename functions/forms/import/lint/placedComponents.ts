import type { CompiledComponent, CompiledForm } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import type { Place } from "#forms/expressions/pathsRead.ts";

/** A condition and where it stands, which says what `row` means in it. */
export interface PlacedCondition {
  readonly expression: Expression;
  readonly place: Place;
}

/** A component with everything that decides whether it is shown. */
export interface PlacedComponent {
  readonly component: CompiledComponent;
  readonly place: Place;
  readonly page: string;
  readonly conditions: readonly PlacedCondition[];
  /** It or something around it is hidden by the author, or changed by logic. */
  readonly isHidden: boolean;
  readonly hasLogic: boolean;
}

type Around = Pick<PlacedComponent, "page" | "conditions" | "isHidden" | "hasLogic"> & {
  readonly row: string;
};

/** All components of a form in reading order. */
export function placedComponents(form: CompiledForm): readonly PlacedComponent[] {
  return form.pages.flatMap((page) => {
    const place = { row: "", path: "" };
    const conditions = page.condition === undefined ? [] : [{ expression: page.condition, place }];
    const around = {
      page: page.key,
      conditions,
      isHidden: page.hidden === true,
      hasLogic: page.logic !== undefined,
    };
    return page.components.flatMap((component) => placed(component, { ...around, row: "" }));
  });
}

function placed(component: CompiledComponent, around: Around): readonly PlacedComponent[] {
  const { condition } = component;
  const path = "path" in component ? component.path : around.row;
  const place: Place = { row: around.row, path };
  const own = condition === undefined ? [] : [{ expression: condition, place }];
  const here: PlacedComponent = {
    component,
    place,
    page: around.page,
    conditions: [...around.conditions, ...own],
    isHidden: around.isHidden || component.hidden === true,
    hasLogic: around.hasLogic || component.logic !== undefined,
  };
  const isRow = component.kind === "container" || component.kind === "grid";
  const inner: Around = { ...here, row: isRow ? path : around.row };
  return [here, ...childrenOf(component).flatMap((child) => placed(child, inner))];
}

function childrenOf(component: CompiledComponent): readonly CompiledComponent[] {
  if (component.kind === "layout") return component.areas.flatMap(({ components }) => components);
  return component.kind === "container" || component.kind === "grid" ? component.components : [];
}
