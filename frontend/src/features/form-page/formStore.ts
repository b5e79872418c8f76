import type {
  CompiledForm,
  CompiledPage,
  FieldError,
  InputComponent,
  Option,
} from "../../../../functions/forms/CompiledForm.ts";
import type { Expression } from "../../../../functions/forms/Expression.ts";
import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import { evaluateExpression, isEmptyAnswer } from "../../../../functions/forms/evaluateExpression.ts";
import { evaluateForm, type FormState } from "../../../../functions/forms/evaluateForm.ts";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";
import { optionsOf } from "../../../../functions/forms/optionsOf.ts";
import { type FieldView, fieldViews, sameAnswer } from "./fieldViews.ts";

export interface FormStore {
  readonly form: () => CompiledForm;
  readonly data: () => FormAnswers;
  readonly state: () => FormState;
  readonly field: (path: string) => FieldView;
  readonly optionsOf: (field: InputComponent) => readonly Option[];
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /** Told after every change, for what depends on many fields. */
  readonly subscribeAll: (listener: () => void) => () => void;
  readonly holds: (conditions: readonly Expression[]) => boolean;
  /** An answer of the person. */
  readonly set: (path: string, value: JsonValue | undefined) => void;
  /** Answers that come from elsewhere: another device, stored files. */
  readonly replace: (data: FormAnswers) => void;
  /** The same form in another language. */
  readonly show: (form: CompiledForm) => void;
  readonly touch: (path: string) => void;
  /** Shows and answers what is wrong on a page. */
  readonly check: (page: CompiledPage) => readonly FieldError[];
  readonly errorsOf: (page: CompiledPage) => readonly FieldError[];
  readonly hasAnswers: (page: CompiledPage) => boolean;
}

export interface FormStoreOptions {
  readonly form: CompiledForm;
  readonly data: FormAnswers;
  /** ISO date. */
  readonly today: string;
  /** Told of every answer of the person. */
  readonly changed: (path: string, value: JsonValue | undefined) => void;
}

/** Answers, visibility and errors outside React, with one subscription per path. */
export function formStore(options: FormStoreOptions): FormStore {
  let { form, data } = options;
  let state = evaluate();
  let views: ReadonlyMap<string, FieldView> = new Map();
  const reported = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  const all = new Set<() => void>();
  views = viewsNow();

  function evaluate(): FormState {
    return evaluateForm(form, { data, today: options.today });
  }

  function viewsNow(): ReadonlyMap<string, FieldView> {
    return fieldViews({ form, data, state, reported }, views);
  }

  function update(): void {
    state = evaluate();
    const before = views;
    views = viewsNow();
    for (const [path, view] of views) {
      if (before.get(path) === view) continue;
      for (const listener of listeners.get(path) ?? []) listener();
    }
    for (const listener of all) listener();
  }

  function pathsOf(page: CompiledPage): readonly string[] {
    return fieldsOf(page).map(({ field }) => field.path);
  }

  function errorsOf(page: CompiledPage): readonly FieldError[] {
    const paths = pathsOf(page);
    return state.errors.filter((error) => paths.includes(error.path));
  }

  return {
    form: () => form,
    data: () => data,
    state: () => state,
    field: (path) => views.get(path) ?? HIDDEN,
    optionsOf: (field) => optionsOf(form, field),
    subscribe(path, listener) {
      const set = listeners.get(path) ?? new Set();
      listeners.set(path, set.add(listener));
      return () => set.delete(listener);
    },
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    holds: (conditions) => conditions.every((condition) => evaluateExpression(condition, state.data)),
    set(path, value) {
      if (sameAnswer(answerAt(data, path), value)) return;
      data = withAnswerAt(data, { path, value });
      options.changed(path, value);
      update();
    },
    replace(given) {
      data = given;
      update();
    },
    show(given) {
      form = given;
      update();
    },
    touch(path) {
      if (isEmptyAnswer(answerAt(data, path)) || reported.has(path)) return;
      reported.add(path);
      update();
    },
    check(page) {
      for (const path of pathsOf(page)) reported.add(path);
      update();
      return errorsOf(page);
    },
    errorsOf,
    hasAnswers: (page) => pathsOf(page).some((path) => !isEmptyAnswer(answerAt(state.data, path))),
  };
}

const HIDDEN: FieldView = { value: undefined, visible: false, error: undefined };
