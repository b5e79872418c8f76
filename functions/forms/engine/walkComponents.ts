import type {
  AnswerComponent,
  CompiledComponent,
  ComponentBase,
  ContainerComponent,
  GridComponent,
} from "../CompiledForm.ts";
import { evaluateExpression, holds } from "../expressions/evaluateExpression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import { shownPath } from "../shownPath.ts";
import { applyLogic } from "./logic.ts";
import { copyValue, type Data, getIn, isRecord, setIn, type Steps } from "./mutableData.ts";
import { scopeAt } from "./scopeAt.ts";
import { setDefault } from "./setDefault.ts";
import { isSetAsWhole, startAgain } from "./startAgain.ts";
import { enterAnswer, leaveAnswer, type Visit } from "./visitAnswer.ts";
import type { Place, Walk } from "./Walk.ts";

interface Here {
  readonly walk: Walk;
  readonly at: Place;
}

/** Where the components of a page begin. */
export function topOf(walk: Walk): Place {
  return {
    row: [],
    path: "",
    template: "",
    base: walk.sent,
    rowIndexes: [],
    isDirectlyInGrid: false,
    conditionallyHidden: false,
    hidden: false,
  };
}

function walkAll(components: readonly CompiledComponent[], here: Here): void {
  for (const component of components) {
    if ((here.walk.visits -= 1) < 0) return;
    if (component.kind === "content") insideOf(component, here);
    else if (component.kind === "layout") {
      const at = { ...insideOf(component, here), isDirectlyInGrid: false };
      for (const area of component.areas) walkAll(area.components, { ...here, at });
    } else walkAnswer(component, here);
  }
}

/** Condition and logic of a component without an answer; the place of what it holds. */
export function insideOf(component: ComponentBase, here: Here): Place {
  const { walk, at } = here;
  walk.order += 1;
  const scope = scopeAt(here, undefined);
  const applied = applyLogic(component, {
    conditionallyHidden: component.condition !== undefined && !holds(component.condition, scope),
    holds: (expression) => holds(expression, scope),
    evaluate: (expression) => evaluateExpression(expression, scope),
    setValue: () => undefined,
  });
  const { overlay } = applied;
  const conditionallyHidden = at.conditionallyHidden || applied.conditionallyHidden;
  const ownHidden = overlay.hidden ?? overlay.component?.hidden ?? component.hidden ?? false;
  const inside = { ...at, conditionallyHidden, hidden: at.hidden || ownHidden };
  show({ ...inside, path: shownPath(component.key, at.path) }, { walk, overlay });
  return inside;
}

function show(
  at: Pick<Place, "path" | "conditionallyHidden" | "hidden">,
  { walk, overlay }: { readonly walk: Walk; readonly overlay: Overlay },
): void {
  if (!at.conditionallyHidden && !at.hidden) walk.found.visible.push(at.path);
  if (Object.keys(overlay).length > 0) walk.found.overlays.push([at.path, overlay]);
}

/** Where an answer lies: in the row around it, under the keys that its path adds to the path around it. */
export function placeOf(
  component: AnswerComponent,
  at: Place,
): { readonly steps: Steps; readonly path: string } {
  const keys = component.path.slice(at.template === "" ? 0 : at.template.length + 1);
  return { steps: [...at.row, ...keys.split(".")], path: at.path === "" ? keys : `${at.path}.${keys}` };
}

export function walkAnswer(component: AnswerComponent, { walk, at }: Here): void {
  const { steps, path } = placeOf(component, at);
  const before = walk.read.get(path)?.before ?? whatIsRead(component, getIn(walk.data, steps));
  const wasSent = startAgain(component, { walk, at, steps });
  const visit = enterAnswer(component, { walk, at, steps, path, wasSent });
  show(visit, { walk, overlay: visit.overlay });
  if (component.kind !== "input") walkInside(component, { visit, wasSent });
  leaveAnswer(visit);
  if (!walk.isRead(component.path)) return;
  walk.read.set(path, { before, after: whatIsRead(component, getIn(walk.data, steps)) });
}

/** What can make another pass necessary: parts of lists and containers speak for themselves, and null is as good as nothing. */
function whatIsRead({ kind }: AnswerComponent, value: JsonValue | undefined): JsonValue | undefined {
  if (kind !== "input" && isRecord(value)) return undefined;
  return kind !== "input" && Array.isArray(value) ? value.length : (value ?? undefined);
}

/** The rows of a list, or the parts of a container. A list that was not sent is looked at as if it had one row. */
function walkInside(
  component: ContainerComponent | GridComponent,
  { visit, wasSent }: { readonly visit: Visit; readonly wasSent: boolean },
): void {
  const { walk, steps } = visit;
  const isWhole = isSetAsWhole(component);
  const value = isWhole || wasSent ? getIn(walk.data, steps) : undefined;
  if (isWhole && value !== undefined) setIn(walk.kept, { steps, value: copyValue(value) });
  const isCleared = visit.conditionallyHidden && getIn(walk.data, steps) === undefined;
  const base = isCleared ? {} : isWhole ? onlyAt(steps, walk.data) : visit.at.base;
  for (const at of placesInside(component, { ...visit, at: { ...visit.at, base }, value })) {
    if (isWhole) setDefaults(component.components, { walk, at });
    walkAll(component.components, { walk, at });
  }
}

function onlyAt(steps: Steps, data: Data): Data {
  const base: Data = {};
  const value = getIn(data, steps);
  if (value !== undefined) setIn(base, { steps, value: copyValue(value) });
  return base;
}

function placesInside(
  component: ContainerComponent | GridComponent,
  around: Pick<Visit, "at" | "steps" | "path" | "conditionallyHidden" | "hidden"> & {
    readonly value: JsonValue | undefined;
  },
): readonly Place[] {
  const { at, steps, path, conditionallyHidden, hidden, value } = around;
  const inside = { ...at, template: component.path, conditionallyHidden, hidden };
  if (component.kind === "container") return [{ ...inside, row: steps, path, isDirectlyInGrid: false }];
  const rows =
    value === undefined ? [0] : Array.isArray(value) ? [...value.keys()].filter((index) => value[index]) : [];
  return rows.map((index) => ({
    ...inside,
    row: [...steps, index],
    path: `${path}[${String(index)}]`,
    rowIndexes: [...at.rowIndexes, index],
    isDirectlyInGrid: true,
  }));
}

/** Defaults of everything here, whether shown or not: conditions before a field see its default too. */
export function setDefaults(components: readonly CompiledComponent[], here: Here): void {
  const { walk, at } = here;
  for (const component of components) {
    if ((walk.visits -= 1) < 0) return;
    if (component.kind === "layout") {
      for (const area of component.areas) setDefaults(area.components, here);
    } else if (component.kind !== "content") {
      const { steps, path } = placeOf(component, at);
      setDefault(component, { walk, at, steps });
      if (component.kind === "input") continue;
      const around = { ...at, at, steps, path, value: getIn(walk.data, steps) };
      for (const inside of placesInside(component, around)) {
        setDefaults(component.components, { walk, at: inside });
      }
    }
  }
}
