import type {
  AnswerComponent,
  CompiledComponent,
  ComponentBase,
  ContainerComponent,
  GridComponent,
} from "../CompiledForm.ts";
import { evaluateExpression, isTrue } from "../expressions/evaluateExpression.ts";
import type { Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import { shownPath } from "../answers/shownPath.ts";
import { applyLogic } from "./applyLogic.ts";
import { copyValue, type Data, getIn, isRecord, setIn, type Steps } from "./mutableData.ts";
import { scopeAt } from "./scopeAt.ts";
import { setDefault } from "./setDefault.ts";
import { isSetAsWhole, resetToSubmitted } from "./resetToSubmitted.ts";
import { enterAnswer, leaveAnswer, type Visit } from "./evaluateAnswer.ts";
import type { Place, EvaluationPass } from "./EvaluationPass.ts";

interface Here {
  readonly pass: EvaluationPass;
  readonly at: Place;
}

/** Where the components of a page begin. */
export function topOf(pass: EvaluationPass): Place {
  return {
    row: [],
    path: "",
    template: "",
    base: pass.sent,
    rowIndexes: [],
    isDirectlyInGrid: false,
    conditionallyHidden: false,
    hidden: false,
  };
}

function walkAll(components: readonly CompiledComponent[], here: Here): void {
  for (const component of components) {
    if ((here.pass.visits -= 1) < 0) return;
    if (component.kind === "content") insideOf(component, here);
    else if (component.kind === "layout") {
      const at = { ...insideOf(component, here), isDirectlyInGrid: false };
      for (const area of component.areas) walkAll(area.components, { ...here, at });
    } else walkAnswer(component, here);
  }
}

/** Condition and logic of a component without an answer; the place of what it holds. */
export function insideOf(component: ComponentBase, here: Here): Place {
  const { pass, at } = here;
  pass.order += 1;
  const scope = scopeAt(here, undefined);
  const applied = applyLogic(component, {
    conditionallyHidden: component.condition !== undefined && !isTrue(component.condition, scope),
    isTrue: (expression) => isTrue(expression, scope),
    evaluate: (expression) => evaluateExpression(expression, scope),
    setValue: () => undefined,
  });
  const { overlay } = applied;
  const conditionallyHidden = at.conditionallyHidden || applied.conditionallyHidden;
  const ownHidden = overlay.hidden ?? overlay.component?.hidden ?? component.hidden ?? false;
  const inside = { ...at, conditionallyHidden, hidden: at.hidden || ownHidden };
  show({ ...inside, path: shownPath(component.key, at.path) }, { pass, overlay });
  return inside;
}

function show(
  at: Pick<Place, "path" | "conditionallyHidden" | "hidden">,
  { pass, overlay }: { readonly pass: EvaluationPass; readonly overlay: Overlay },
): void {
  if (!at.conditionallyHidden && !at.hidden) pass.result.visible.push(at.path);
  if (Object.keys(overlay).length > 0) pass.result.overlays.push([at.path, overlay]);
}

/** Where an answer lies: in the row around it, under the keys that its path adds to the path around it. */
export function placeOf(
  component: AnswerComponent,
  at: Place,
): { readonly steps: Steps; readonly path: string } {
  const keys = component.path.slice(at.template === "" ? 0 : at.template.length + 1);
  return { steps: [...at.row, ...keys.split(".")], path: at.path === "" ? keys : `${at.path}.${keys}` };
}

export function walkAnswer(component: AnswerComponent, { pass, at }: Here): void {
  const { steps, path } = placeOf(component, at);
  const before = pass.read.get(path)?.before ?? whatIsRead(component, getIn(pass.data, steps));
  const wasSent = resetToSubmitted(component, { pass, at, steps });
  const visit = enterAnswer(component, { pass, at, steps, path, wasSent });
  show(visit, { pass, overlay: visit.overlay });
  if (component.kind !== "input") walkInside(component, { visit, wasSent });
  leaveAnswer(visit);
  if (!pass.isRead(component.path)) return;
  pass.read.set(path, { before, after: whatIsRead(component, getIn(pass.data, steps)) });
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
  const { pass, steps } = visit;
  const isWhole = isSetAsWhole(component);
  const value = isWhole || wasSent ? getIn(pass.data, steps) : undefined;
  if (isWhole && value !== undefined) setIn(pass.kept, { steps, value: copyValue(value) });
  const isCleared = visit.conditionallyHidden && getIn(pass.data, steps) === undefined;
  const base = isCleared ? {} : isWhole ? onlyAt(steps, pass.data) : visit.at.base;
  for (const at of placesInside(component, { ...visit, at: { ...visit.at, base }, value })) {
    if (isWhole) setDefaults(component.components, { pass, at });
    walkAll(component.components, { pass, at });
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
  const { pass, at } = here;
  for (const component of components) {
    if ((pass.visits -= 1) < 0) return;
    if (component.kind === "layout") {
      for (const area of component.areas) setDefaults(area.components, here);
    } else if (component.kind !== "content") {
      const { steps, path } = placeOf(component, at);
      setDefault(component, { pass, at, steps });
      if (component.kind === "input") continue;
      const around = { ...at, at, steps, path, value: getIn(pass.data, steps) };
      for (const inside of placesInside(component, around)) {
        setDefaults(component.components, { pass, at: inside });
      }
    }
  }
}
