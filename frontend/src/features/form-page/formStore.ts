import type {
  CompiledForm,
  CompiledPage,
  InputComponent,
  Option,
} from "../../../../functions/forms/CompiledForm.ts";
import { cleanAnswer } from "../../../../functions/forms/cleanAnswer.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormInput, FormState } from "../../../../functions/forms/FormState.ts";
import type { FormAnswers, JsonValue } from "../../../../functions/forms/JsonValue.ts";
import { offeredOptions } from "../../../../functions/forms/optionsOf.ts";
import type { Change } from "./Change.ts";
import { type FieldView, sameValue } from "./FieldView.ts";
import { askedHere } from "./askedHere.ts";
import { firstState } from "./firstState.ts";
import type { FormEngine } from "./FormEngine.ts";
import { type Answering, answering, formIndex } from "./formIndex.ts";
import type { PageError } from "./pageErrors.ts";
import { isWithin } from "./place.ts";
import type { OpenRow, RowActions } from "./rowActions.ts";
import type { Typing } from "./Typing.ts";
import { viewCache } from "./viewCache.ts";
import { withFirstRows } from "./withFirstRows.ts";

export interface FormStore extends RowActions {
  /** The engine arrived: after the last of these steps it decides. One task each, so that a key press can come between. */
  readonly starting: (engine: FormEngine) => readonly (() => void)[];
  readonly isRunning: () => boolean;
  /** Resolves when the engine decides. */
  readonly running: () => Promise<void>;
  readonly form: () => CompiledForm;
  readonly data: () => FormAnswers;
  readonly state: () => FormState;
  /** What stands at an instance path: a field, a grid, a container, or a layout by its own path. */
  readonly field: (path: string) => FieldView;
  readonly optionsOf: (field: InputComponent) => readonly Option[];
  /** The component of an answer, or the nearest one around it. */
  readonly componentOf: (path: string) => Answering | undefined;
  readonly pageOf: (path: string) => string | undefined;
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /** Told after every change, for what depends on many fields. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** An answer of the person. */
  readonly set: (path: string, value: JsonValue | undefined) => void;
  /** Text of the person, which the control keeps as it was typed until the field is left. */
  readonly type: (path: string, typing: Typing) => void;
  /** The person left the field: what is wrong with it may be said. */
  readonly leave: (path: string) => void;
  /** Answers that come from elsewhere: another device, stored files. */
  readonly replace: (data: FormAnswers) => void;
  /** The same form in another language, with the pages that were not there yet, or at another place. */
  readonly show: (form: CompiledForm, context?: FormAnswers) => void;
  /** Answers as the server settles them. */
  readonly settled: (data: FormAnswers) => FormAnswers;
  /** Shows and answers what is wrong on a page. */
  readonly check: (page: CompiledPage) => readonly PageError[];
  readonly errorsOf: (page: CompiledPage) => readonly PageError[];
  /** Whether the person tried to go on from a page and was told what is wrong. */
  readonly wasTold: (page: CompiledPage) => boolean;
  /** Whether something is shown to be wrong in a row, also in one whose fields are not on the screen. */
  readonly isReported: (row: string) => boolean;
  /** Whether the person answered something on a page; defaults do not count. */
  readonly hasAnswers: (page: CompiledPage) => boolean;
}

export interface FormStoreOptions {
  readonly form: CompiledForm;
  readonly data: FormAnswers;
  /** Values of the portal that fields with a source take. */
  readonly context?: FormAnswers;
  readonly now: () => Date;
  /** Told of every answer of the person: one field, or a whole list when its rows changed. */
  readonly changed: (change: Change) => void;
}

const NONE: readonly PageError[] = [];
/** An evaluation is as good as new for this long. */
const CURRENT_MILLISECONDS = 60_000;

/** `grid` of `grid[0].name`. */
function firstKey(path: string): string {
  const end = path.search(/[.[]/);
  return end === -1 ? path : path.slice(0, end);
}

/** Answers, visibility and errors outside React, with one subscription per instance path. */
export function formStore(options: FormStoreOptions): FormStore {
  let { context = {} } = options;
  let form = askedHere(options.form, options);
  let index = formIndex(form);
  let engine: FormEngine | undefined;
  let started: () => void = () => undefined;
  const running = new Promise<void>((resolve) => (started = resolve));
  let input = inputOf(withFirstRows(form, options.data));
  let state = evaluated();
  let told = state;
  let initial: FormAnswers | undefined;
  /** Nothing was answered yet: the form as it is, is the form as it begins. */
  let isUntouched = Object.keys(options.data).length === 0;
  let wrong: ReadonlyMap<string, readonly PageError[]> | undefined;
  let messages: ReadonlyMap<string, string> | undefined;
  /** By page; a key press must not look at every answer of the form. */
  const answered = new Map<string | undefined, boolean>();
  const typed = new Map<string, Typing>();
  const reported = new Set<string>();
  /** Pages that did not let somebody go on. */
  const held = new Set<string>();
  const open = new Map<string, OpenRow>();
  let rows: RowActions | undefined;
  const all = new Set<() => void>();
  const views = viewCache((path) => ({
    value: answerAt(state.data, path),
    visible: state.visible.has(path),
    error: reported.has(path) ? (typed.get(path)?.wrong ?? messageAt(path)) : undefined,
    typed: typed.get(path)?.text,
    overlay: state.overlays.get(path),
    open: open.get(path)?.row,
  }));

  /** The browser keeps what it does not know: pages that did not arrive yet must not lose their answers. */
  function inputOf(data: FormAnswers): FormInput {
    return { data, now: options.now().toISOString(), unknown: "keep", context };
  }

  function messageAt(path: string): string | undefined {
    messages ??= engine?.errorMessages(state);
    return messages?.get(path);
  }

  /**
   * What is wrong is put together anew only when the engine or a control says something else than before. Where one
   * answer changed and the engine left the rest as it was, only that is looked at, and what was calculated from it.
   */
  function update(path?: string): void {
    const before = told;
    const isQuiet =
      path !== undefined &&
      state.errors === before.errors &&
      state.visible === before.visible &&
      state.overlays === before.overlays;
    if (!isQuiet) forget();
    told = state;
    views.refresh((other) => {
      const key = firstKey(other);
      return !isQuiet || other === path || state.data[key] !== before.data[key];
    });
    for (const listener of all) listener();
  }

  function forget(): void {
    messages = undefined;
    wrong = undefined;
  }

  function keepTyping(path: string, typing: Typing | undefined): void {
    if (typed.get(path)?.wrong !== typing?.wrong) wrong = undefined;
    if (typing === undefined) typed.delete(path);
    else typed.set(path, typing);
  }

  function evaluateAnew(data: FormAnswers): void {
    input = inputOf(withFirstRows(form, data));
    state = evaluated();
    answered.clear();
  }

  function evaluated(): FormState {
    return engine === undefined ? firstState(form, input) : engine.evaluateForm(form, input);
  }

  function answer(path: string, given: JsonValue | undefined): void {
    const field = index.componentOf(path);
    // What the server would keep: the text as it is typed stays in the control only.
    const value = given !== undefined && field?.kind === "input" ? cleanAnswer(field, given) : given;
    if (sameValue(answerAt(state.data, path), value)) return;
    input = { ...input, data: withAnswerAt(state.data, { path, value }) };
    isUntouched = false;
    const { visible } = state;
    state = engine?.reevaluate(form, { before: state, input, changed: path }) ?? {
      ...state,
      data: input.data,
    };
    // What is shown was not even looked at when only this one answer changed.
    if (state.visible !== visible) answered.clear();
    else if (!isGiven(path)) answered.delete(index.pageOf(path));
    else answered.set(index.pageOf(path), true);
    // An item of a field with several answers travels with the others.
    const list = path.endsWith("]") ? path.slice(0, path.lastIndexOf("[")) : undefined;
    options.changed({
      path: list ?? path,
      value: (list === undefined ? value : answerAt(state.data, list)) ?? null,
    });
  }

  /** Whether the person gave this answer; defaults do not count. */
  function isGiven(path: string): boolean {
    const value = answerAt(state.data, path);
    if (value === undefined || value === "") return false;
    // Only what is answered is worth running the form a second time for.
    initial ??= engine?.evaluateForm(form, inputOf({})).data;
    return !sameValue(value, answerAt(initial ?? {}, path));
  }

  /** The same list as long as nothing changes, for those who watch it. */
  function errorsOf(page: CompiledPage): readonly PageError[] {
    wrong ??= engine?.pageErrors({ index, state, typed, open });
    // What is wrong with the form as a whole keeps every page from going on.
    return wrong?.get(page.key) ?? wrong?.get("") ?? NONE;
  }

  function decide(given: FormEngine): void {
    engine = given;
    rows = given.rowActions({
      state: () => state,
      evaluate: evaluateAnew,
      changed: options.changed,
      update,
      typed,
      reported,
      open,
    });
    evaluateAnew(state.data);
  }

  return {
    starting: (given) => [
      () => given.prepareForm(form),
      () => {
        if (!isUntouched) initial = given.evaluateForm(form, inputOf({})).data;
      },
      () => {
        decide(given);
        if (isUntouched) initial = state.data;
      },
      () => {
        started();
        update();
      },
    ],
    isRunning: () => engine !== undefined,
    running: () => running,
    form: () => form,
    data: () => state.data,
    state: () => state,
    field: views.get,
    optionsOf: (field) => offeredOptions({ form, data: state.data }, field),
    componentOf: (path) => index.componentOf(path),
    pageOf: (path) => index.pageOf(path),
    subscribe: views.subscribe,
    subscribeAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    set(path, value) {
      keepTyping(path, undefined);
      answer(path, value);
      update(path);
    },
    type(path, typing) {
      keepTyping(path, typing);
      answer(path, typing.value);
      update(path);
    },
    leave(path) {
      const typing = typed.get(path);
      if (typing !== undefined && typing.wrong === undefined) keepTyping(path, undefined);
      const value = answerAt(state.data, path);
      const empty = value === undefined || value === "" || value === null;
      // What is still empty is no error while somebody is filling in.
      if (!empty || typing?.wrong !== undefined) reported.add(path);
      update(path);
    },
    // Rows are shown by what loads after the engine.
    addRow: (list, how) => rows?.addRow(list, how),
    removeRow: (list, row) => rows?.removeRow(list, row),
    openRow: (list, row) => rows?.openRow(list, row),
    closeRow: (list, how) => rows?.closeRow(list, how) ?? true,
    replace(data) {
      isUntouched &&= sameValue(data, state.data);
      evaluateAnew(data);
      update();
    },
    show(given, known = context) {
      context = known;
      form = askedHere(given, { data: options.data, context });
      index = formIndex(form);
      initial = undefined;
      evaluateAnew(state.data);
      update();
    },
    settled: (data) => engine?.evaluateForm(form, inputOf(data)).data ?? data,
    check(page) {
      // What depends on the time may have become wrong while somebody thought about it.
      if (options.now().getTime() - Date.parse(input.now) > CURRENT_MILLISECONDS) evaluateAnew(state.data);
      forget();
      for (const { path } of errorsOf(page)) {
        reported.add(path);
        held.add(page.key);
      }
      update();
      return errorsOf(page);
    },
    errorsOf,
    wasTold: ({ key }) => held.has(key),
    isReported: (row) => [...reported].some((path) => isWithin(path, row) && messageAt(path) !== undefined),
    hasAnswers(page) {
      const known = answered.get(page.key);
      if (known !== undefined) return known;
      const has = answering(page.components).some(({ path }) => isGiven(path));
      answered.set(page.key, has);
      return has;
    },
  };
}
