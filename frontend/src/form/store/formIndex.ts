import type {
  CompiledComponent,
  CompiledForm,
  ContainerComponent,
  GridComponent,
  InputComponent,
} from "#forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { rowName } from "#forms/shownFields.ts";
import { templatePath, shownPath } from "#forms/answers/shownPath.ts";

export type Answering = InputComponent | GridComponent | ContainerComponent;

/** Components with an answer, by the path that the definition gives them, and the page each stands on. */
export interface FormIndex {
  /** The component of an answer, or the nearest one around it. */
  readonly componentOf: (path: string) => Answering | undefined;
  readonly pageOf: (path: string) => string | undefined;
}

export function formIndex(form: CompiledForm): FormIndex {
  const placed = new Map<string, { readonly component: Answering; readonly page: string }>();
  for (const page of form.pages) {
    for (const component of answering(page.components))
      placed.set(component.path, { component, page: page.key });
  }
  const find = (path: string) => {
    for (let at = templatePath(path); at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
      const found = placed.get(at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    componentOf: (path) => find(path)?.component,
    pageOf: (path) => find(path)?.page,
  };
}

const known = new WeakMap<readonly CompiledComponent[], readonly Answering[]>();

/** Fields, containers and grids in reading order, each before what is in it. Asked often of the same page. */
export function answering(components: readonly CompiledComponent[]): readonly Answering[] {
  let found = known.get(components);
  if (found === undefined) known.set(components, (found = answeringIn(components)));
  return found;
}

function answeringIn(components: readonly CompiledComponent[]): readonly Answering[] {
  return components.flatMap((component): readonly Answering[] => {
    switch (component.kind) {
      case "content":
        return [];
      case "layout":
        return component.areas.flatMap((area) => answering(area.components));
      case "container":
      case "grid":
        return [component, ...answering(component.components)];
      case "input":
        return [component];
    }
  });
}

export interface AnswersByName extends Pick<FormIndex, "componentOf"> {
  readonly data: () => FormAnswers;
}

/** What an answer is called, with the rows around it: "Qualifikation 2, Name der Schule". */
export function answerLabel(path: string, { componentOf, data }: AnswersByName): string {
  const labels: string[] = [];
  for (const match of path.matchAll(/\[(\d+)\]/g)) {
    const list = path.slice(0, match.index);
    const component = componentOf(list);
    const rows = answerAt(data(), list);
    const name =
      component?.kind === "grid" ? (component.rowLabel ?? component.label) : (component?.label ?? "");
    labels.push(
      rowName(name, { index: Number(match[1]), count: Array.isArray(rows) ? rows.length : Infinity }),
    );
  }
  return path.endsWith("]") ? labels.join(", ") : [...labels, componentOf(path)?.label ?? ""].join(", ");
}

/** Parts of a page up to the last of the first that are seen. */
export function firstVisibleComponents(
  components: readonly CompiledComponent[],
  { visible, most }: { readonly visible: ReadonlySet<string>; readonly most: number },
): readonly CompiledComponent[] {
  let shown = 0;
  const end = components.findIndex((component) => {
    const isShown = visible.has("path" in component ? component.path : shownPath(component.key, ""));
    // What the portal knows by itself is an answer without a place on the screen.
    shown += isShown && !(component.kind === "input" && component.type === "hidden") ? 1 : 0;
    return shown > most;
  });
  return end === -1 ? components : components.slice(0, end);
}

/** A list that must have rows shows its first ones at once. Rows without answers are not stored, so they are made here. */
export function withFirstRows(form: CompiledForm, answers: FormAnswers): FormAnswers {
  let next = answers;
  for (const component of form.pages.flatMap(({ components }) => answering(components))) {
    if (component.kind !== "grid" || component.minRows === undefined) continue;
    const rows = answerAt(answers, component.path);
    if (!Array.isArray(rows) || rows.length >= component.minRows) continue;
    const missing = Array.from({ length: component.minRows - rows.length }, () => ({}));
    next = withAnswerAt(next, { path: component.path, value: [...rows, ...missing] });
  }
  return next;
}
