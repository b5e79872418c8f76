import type { CompiledPage, InputComponent, Option } from "#forms/CompiledForm.ts";
import { cleanAnswer } from "#forms/answers/cleanAnswer.ts";
import { answerAt, isWithin, withAnswerAt } from "#forms/answers/dataPath.ts";
import { runAgain, runForm } from "#forms/engine/runForm.ts";
import { startPass } from "#forms/engine/startPass.ts";
import type { FormInput, FormState } from "#forms/FormState.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { offeredOptions } from "#forms/optionsOf.ts";
import type { PreparedForm } from "#forms/prepareForm.ts";
import { listenersOf } from "#ui/settings/listeners.ts";
import type { Change } from "./changes.ts";
import { type FieldView, sameValue, type TypedText, viewCache } from "./fieldViews.ts";
import { formForPlace } from "./formForPlace.ts";
import { errorMessages, missingFilesOf, type PageError, pageErrors } from "./pageErrors.ts";
import { type Answering, answering, formIndex, withFirstRows } from "./formIndex.ts";
import { type HiddenAnswers, keepHidden, withHidden } from "./hiddenAnswers.ts";

export interface FormStore {
  readonly form: () => PreparedForm;
  readonly data: () => FormAnswers;
  readonly state: () => FormState;
  /** What stands at an instance path: a field, a grid, a container, or a layout by its own path. */
  readonly field: (path: string) => FieldView;
  readonly optionsOf: (field: InputComponent) => readonly Option[];
  /** The component of an answer, or the nearest one around it. */
  readonly componentOf: (path: string) => Answering | undefined;
  readonly pageOf: (path: string) => string | undefined;
  readonly subscribe: (path: string, listener: () => void) => () => void;
  /** Called after every change, for what depends on many fields. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** An answer of the person. */
  readonly set: (path: string, value: JsonValue | undefined) => void;
  /** Text of the person, which the control keeps as it was typed until the field is left. */
  readonly type: (path: string, typing: TypedText) => void;
  /** The person left the field: its error may be shown. */
  readonly leave: (path: string) => void;
  /** Answers that come from elsewhere: another device, stored files. */
  readonly replace: (data: FormAnswers) => void;
  /** The same form in another language, with the pages that were not there yet, or at another place. */
  readonly show: (form: PreparedForm, context?: FormAnswers) => void;
  /** Answers as the server will keep them: cleared, with defaults and what it calculates. */
  readonly evaluatedAnswers: (data: FormAnswers) => FormAnswers;
  /** Shows and answers what is wrong on a page. */
  readonly check: (page: CompiledPage) => readonly PageError[];
  /** What keeps the person from going on. */
  readonly errorsOf: (page: CompiledPage) => readonly PageError[];
  /** What is needed for sending, and for nothing before. */
  readonly missingFilesOf: (page: CompiledPage) => readonly PageError[];
  /** Whether the person tried to go on from a page, so that its errors are shown. */
  readonly showsErrorsOf: (page: CompiledPage) => boolean;
  /** How many answers are kept that others took out of what is sent. */
  readonly hiddenCount: () => number;
  /** Whether an error is shown in a row, also in one whose fields are not on the screen. */
  readonly showsErrorIn: (row: string) => boolean;
  /** Whether the person answered something on a page; defaults do not count. */
  readonly hasAnswers: (page: CompiledPage) => boolean;
  /** For `rowActions`. */
  readonly parts: StoreParts;
}

export interface OpenRow {
  readonly row: number;
  readonly before: JsonValue | undefined;
}

/** The parts of a store that rows change. */
export interface StoreParts {
  readonly state: () => FormState;
  readonly evaluate: (data: FormAnswers) => void;
  readonly changed: (change: Change) => void;
  readonly update: () => void;
  readonly typed: Map<string, TypedText>;
  /** Paths whose errors may be shown. */
  readonly touched: Set<string>;
  /** Of each editgrid the row that is open, with what it was before. */
  readonly open: Map<string, OpenRow>;
  readonly hidden: HiddenAnswers;
  /** Paths of documents that are needed for sending, and not for the row. */
  readonly missingFiles: () => readonly string[];
}

export interface FormStoreOptions {
  readonly form: PreparedForm;
  readonly data: FormAnswers;
  /** Values of the portal that fields with a source take. */
  readonly context?: FormAnswers;
  /** Who goes back to an answer finds what belongs to it. */
  readonly hidden?: HiddenAnswers;
  readonly now: () => Date;
  /** Called with every answer of the person: one field, or a whole list when its rows changed. */
  readonly changed: (change: Change) => void;
}

/** By the keys of the pages. */
interface WrongByPage {
  readonly errors: ReadonlyMap<string, readonly PageError[]>;
  readonly missingFiles: ReadonlyMap<string, readonly PageError[]>;
}

const NONE: readonly PageError[] = [];
/** An evaluation is as good as new for this long. */
const CURRENT_MILLISECONDS = 60_000;

/** Answers, visibility and errors outside React, with one subscription per instance path. */
export function formStore(options: FormStoreOptions): FormStore {
  const none: HiddenAnswers = new Map();
  const { hidden = none } = options;
  let { context = {} } = options;
  const now = (): string => options.now().toISOString();
  let form = formForPlace(options.form, { ...options, now: now() });
  let index = formIndex(form);
  let input = inputOf(withFirstRows(form, options.data));
  let state = runForm(form, input);
  let lastNotifiedState = state;
  /** Answers of a new form. */
  let initial = initialOf(options.data);
  let wrong: WrongByPage | undefined;
  let messages: ReadonlyMap<string, string> | undefined;
  /** By page; a key press must not look at every answer of the form. */
  const answered = new Map<string | undefined, boolean>();
  const typed = new Map<string, TypedText>();
  /** Answers whose errors are shown. */
  const touched = new Set<string>();
  /** Keys of pages that the person tried to leave with errors. */
  const pagesWithShownErrors = new Set<string>();
  const open = new Map<string, OpenRow>();
  const listeners = listenersOf();
  const views = viewCache((path) => ({
    value: answerAt(state.data, path),
    visible: state.visible.has(path),
    error: touched.has(path) ? (typed.get(path)?.wrong ?? messageAt(path)) : undefined,
    typed: typed.get(path)?.text,
    overlay: state.overlays.get(path),
    open: open.get(path)?.row,
    hides: [...hidden.values()].some(({ by }) => by === path),
  }));

  /** The browser keeps what it does not know: pages that did not arrive yet must not lose their answers. */
  function inputOf(data: FormAnswers): FormInput {
    return { data, now: now(), unknown: "keep", context };
  }

  /** Where only defaults were given, the form as it is, is the form as it begins. Pages to come say nothing of theirs yet. */
  function initialOf(given: FormAnswers): FormAnswers | undefined {
    const begun = startPass(form, { input: inputOf({}) }).data;
    const isNew = form.pages
      .flatMap(({ components }) => answering(components))
      .every(({ path }) => sameValue(answerAt(given, path), answerAt(begun, path)));
    return isNew ? state.data : undefined;
  }

  function messageAt(path: string): string | undefined {
    messages ??= errorMessages(state);
    return messages.get(path);
  }

  /**
   * What is wrong is put together anew only when the engine or a control says something else than before. Where one
   * answer changed and the engine left the rest as it was, only that is looked at, and what was calculated from it.
   */
  function update(path?: string): void {
    const before = lastNotifiedState;
    const isQuiet =
      path !== undefined &&
      state.errors === before.errors &&
      state.visible === before.visible &&
      state.overlays === before.overlays;
    if (!isQuiet) forget();
    lastNotifiedState = state;
    views.refresh((other, key) => !isQuiet || other === path || state.data[key] !== before.data[key]);
    listeners.notify();
  }

  function forget(): void {
    messages = undefined;
    wrong = undefined;
  }

  function keepTyping(path: string, typing: TypedText | undefined): void {
    if (typed.get(path)?.wrong !== typing?.wrong) wrong = undefined;
    if (typing === undefined) typed.delete(path);
    else typed.set(path, typing);
  }

  function evaluateAnew(data: FormAnswers): void {
    input = inputOf(withFirstRows(form, data));
    state = runForm(form, input);
    answered.clear();
  }

  function answer(path: string, given: JsonValue | undefined): void {
    const field = index.componentOf(path);
    // What the server would keep: the text as it is typed stays in the control only.
    const value = given !== undefined && field?.kind === "input" ? cleanAnswer(field, given) : given;
    if (sameValue(answerAt(state.data, path), value)) return;
    input = { ...input, data: withAnswerAt(state.data, { path, value }) };
    const before = state;
    state = runAgain(form, { before, input, changed: path });
    // What is shown was not even looked at when only this one answer changed.
    if (state.visible !== before.visible) answered.clear();
    else answered.delete(index.pageOf(path));
    // An item of a field with several answers travels with the others.
    const list = path.endsWith("]") ? path.slice(0, path.lastIndexOf("[")) : undefined;
    options.changed({
      path: list ?? path,
      value: (list === undefined ? value : answerAt(state.data, list)) ?? null,
    });
    keepHidden(hidden, { before, after: state, by: path });
    // What comes back may show further questions whose answers are kept.
    for (let back = withHidden(hidden, state); back !== undefined; back = withHidden(hidden, state)) {
      evaluateAnew(back.data);
      back.changes.forEach(options.changed);
    }
  }

  /** Whether the person gave this answer; defaults do not count. */
  function isGiven(path: string): boolean {
    const value = answerAt(state.data, path);
    if (value === undefined || value === "") return false;
    // Only what is answered is worth running the form a second time for.
    initial ??= runForm(form, inputOf({})).data;
    return !sameValue(value, answerAt(initial, path));
  }

  /** The same lists as long as nothing changes, for those who watch them. */
  function wrongByPage(): WrongByPage {
    if (wrong !== undefined) return wrong;
    const found = Array.from(pageErrors({ index, state, typed, open }));
    const only = (isMissingFile: boolean): ReadonlyMap<string, readonly PageError[]> =>
      new Map(
        found.map(([key, errors]) => [
          key,
          errors.filter((one) => (one.isMissingFile === true) === isMissingFile),
        ]),
      );
    wrong = { errors: only(false), missingFiles: only(true) };
    return wrong;
  }

  function errorsOf(page: CompiledPage): readonly PageError[] {
    const { errors } = wrongByPage();
    // What is wrong with the form as a whole keeps every page from going on.
    return errors.get(page.key) ?? errors.get("") ?? NONE;
  }

  return {
    form: () => form,
    data: () => state.data,
    state: () => state,
    field: views.get,
    optionsOf: (field) => offeredOptions({ form, data: state.data }, field),
    componentOf: (path) => index.componentOf(path),
    pageOf: (path) => index.pageOf(path),
    subscribe: views.subscribe,
    subscribeAll: listeners.subscribe,
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
      // Do not report `required` on blur.
      if (!empty || typing?.wrong !== undefined) touched.add(path);
      update(path);
    },
    replace(data) {
      evaluateAnew(data);
      update();
    },
    show(given, known = context) {
      const { data } = input;
      const isSamePlace = known === context;
      context = known;
      form = formForPlace(given, { data: options.data, context, now: now() });
      index = formIndex(form);
      evaluateAnew(state.data);
      initial = isSamePlace ? initialOf(data) : undefined;
      update();
    },
    evaluatedAnswers: (data) => runForm(form, inputOf(data)).data,
    check(page) {
      // What depends on the time may have become wrong since the last evaluation.
      if (options.now().getTime() - Date.parse(input.now) > CURRENT_MILLISECONDS) evaluateAnew(state.data);
      forget();
      for (const { path } of errorsOf(page)) {
        touched.add(path);
        pagesWithShownErrors.add(page.key);
      }
      update();
      return errorsOf(page);
    },
    errorsOf,
    missingFilesOf: ({ key }) => wrongByPage().missingFiles.get(key) ?? NONE,
    showsErrorsOf: ({ key }) => pagesWithShownErrors.has(key),
    hiddenCount: () => hidden.size,
    showsErrorIn: (row) => [...touched].some((path) => isWithin(path, row) && messageAt(path) !== undefined),
    hasAnswers(page) {
      const known = answered.get(page.key);
      if (known !== undefined) return known;
      const has = answering(page.components).some(({ path }) => isGiven(path));
      answered.set(page.key, has);
      return has;
    },
    parts: {
      state: () => state,
      evaluate: evaluateAnew,
      changed: options.changed,
      update,
      typed,
      touched,
      open,
      hidden,
      missingFiles: () => missingFilesOf({ index, state }),
    },
  };
}
