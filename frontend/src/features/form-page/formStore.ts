import type {
  CompiledForm,
  CompiledPage,
  InputComponent,
  Option,
} from "../../../../functions/forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormInput, FormState } from "../../../../functions/forms/FormState.ts";
import type { FormAnswers, JsonValue } from "../../../../functions/forms/JsonValue.ts";
import { offeredOptions } from "../../../../functions/forms/optionsOf.ts";
import type { Change } from "./Change.ts";
import { type FieldView, sameValue } from "./FieldView.ts";
import { firstState } from "./firstState.ts";
import type { FormEngine } from "./FormEngine.ts";
import { type Answering, answering, formIndex } from "./formIndex.ts";
import type { PageError } from "./pageErrors.ts";
import { afterRemoval, isWithin } from "./place.ts";
import type { Typing } from "./Typing.ts";
import { viewCache } from "./viewCache.ts";
import { withFirstRows } from "./withFirstRows.ts";

export interface FormStore {
  /** The engine arrived: from now on it decides. */
  readonly run: (engine: FormEngine) => void;
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
  /** `open`: as a row of an editgrid that is thrown away unless it is taken over. */
  readonly addRow: (list: string, how?: "open") => void;
  readonly removeRow: (list: string, row: number) => void;
  /** Opens a row of an editgrid, so that it can be changed. */
  readonly openRow: (list: string, row: number) => void;
  /** Ends the change of the open row, or takes it back. False: something in it is wrong, and now said. */
  readonly closeRow: (list: string, how: "keep" | "revert") => boolean;
  /** Answers that come from elsewhere: another device, stored files. */
  readonly replace: (data: FormAnswers) => void;
  /** The same form in another language, or with the pages that were not there yet. */
  readonly show: (form: CompiledForm) => void;
  /** Answers as the server settles them. */
  readonly settled: (data: FormAnswers) => FormAnswers;
  /** Shows and answers what is wrong on a page. */
  readonly check: (page: CompiledPage) => readonly PageError[];
  readonly errorsOf: (page: CompiledPage) => readonly PageError[];
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

/** Answers, visibility and errors outside React, with one subscription per instance path. */
export function formStore(options: FormStoreOptions): FormStore {
  let { form } = options;
  let index = formIndex(form);
  let engine: FormEngine | undefined;
  let started: () => void = () => undefined;
  const running = new Promise<void>((resolve) => (started = resolve));
  let input = inputOf(withFirstRows(form, options.data));
  let state = evaluated();
  let initial: FormAnswers | undefined;
  let wrong: ReadonlyMap<string, readonly PageError[]> | undefined;
  let messages: ReadonlyMap<string, string> | undefined;
  const typed = new Map<string, Typing>();
  const reported = new Set<string>();
  /** Of each editgrid the row that is open, with what it was before. */
  const open = new Map<string, { readonly row: number; readonly before: JsonValue | undefined }>();
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
    const { context, now } = options;
    return { data, now: now().toISOString(), unknown: "keep", ...(context && { context }) };
  }

  function messageAt(path: string): string | undefined {
    messages ??= engine?.errorMessages(state);
    return messages?.get(path);
  }

  function update(): void {
    messages = undefined;
    wrong = undefined;
    views.refresh();
    for (const listener of all) listener();
  }

  function evaluateAnew(data: FormAnswers): void {
    input = inputOf(withFirstRows(form, data));
    state = evaluated();
  }

  function evaluated(): FormState {
    return engine === undefined ? firstState(form, input) : engine.evaluateForm(form, input);
  }

  function answer(path: string, value: JsonValue | undefined): void {
    if (sameValue(answerAt(state.data, path), value)) return;
    input = { ...input, data: withAnswerAt(state.data, { path, value }) };
    state = engine?.reevaluate(form, { before: state, input, changed: path }) ?? {
      ...state,
      data: input.data,
    };
    // An item of a field with several answers travels with the others.
    const list = path.endsWith("]") ? path.slice(0, path.lastIndexOf("[")) : undefined;
    options.changed({
      path: list ?? path,
      value: (list === undefined ? value : answerAt(state.data, list)) ?? null,
    });
  }

  function rowsAt(list: string): readonly JsonValue[] {
    const value = answerAt(state.data, list);
    return Array.isArray(value) ? value : [];
  }

  /** Rows by the number that each had before; `null` for a new one. */
  function setRows(list: string, rows: readonly (number | null)[]): void {
    const before = rowsAt(list);
    const value = rows.map((row) => (row === null ? {} : (before[row] ?? {})));
    evaluateAnew(withAnswerAt(state.data, { path: list, value }));
    options.changed({ path: list, value: answerAt(state.data, list) ?? null, rows });
  }

  function removeRow(list: string, row: number): void {
    const removed = { list, row };
    const moved = <Value>([path, value]: readonly [string, Value]): readonly (readonly [string, Value])[] => {
      const at = afterRemoval(path, removed);
      return at === undefined ? [] : [[at, value]];
    };
    replaceEntries(typed, [...typed].flatMap(moved));
    const stays = [...reported].flatMap((path) => afterRemoval(path, removed) ?? []);
    reported.clear();
    for (const path of stays) reported.add(path);
    const inside = [...open].flatMap(moved);
    replaceEntries(open, inside);
    const opened = open.get(list);
    if (opened?.row === row) open.delete(list);
    else if (opened !== undefined && opened.row > row) open.set(list, { ...opened, row: opened.row - 1 });
    setRows(
      list,
      rowNumbers(rowsAt(list)).filter((at) => at !== row),
    );
  }

  /** The same list as long as nothing changes, for those who watch it. */
  function errorsOf(page: CompiledPage): readonly PageError[] {
    wrong ??= engine?.pageErrors({ form, index, state, typed, open });
    // What is wrong with the form as a whole keeps every page from going on.
    return wrong?.get(page.key) ?? wrong?.get("") ?? NONE;
  }

  return {
    run(given) {
      engine = given;
      evaluateAnew(state.data);
      started();
      update();
    },
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
      typed.delete(path);
      answer(path, value);
      update();
    },
    type(path, typing) {
      typed.set(path, typing);
      answer(path, typing.value);
      update();
    },
    leave(path) {
      const typing = typed.get(path);
      if (typing !== undefined && typing.wrong === undefined) typed.delete(path);
      const value = answerAt(state.data, path);
      const empty = value === undefined || value === "" || value === null;
      // What is still empty is no error while somebody is filling in.
      if (!empty || typing?.wrong !== undefined) reported.add(path);
      update();
    },
    addRow(list, how) {
      const rows = rowsAt(list);
      if (how === "open") open.set(list, { row: rows.length, before: undefined });
      setRows(list, [...rowNumbers(rows), null]);
      update();
    },
    removeRow(list, row) {
      removeRow(list, row);
      update();
    },
    openRow(list, row) {
      open.set(list, { row, before: rowsAt(list)[row] });
      update();
    },
    closeRow(list, how) {
      const opened = open.get(list);
      if (opened === undefined) return true;
      const inside = `${list}[${opened.row.toString()}]`;
      if (how === "keep") {
        const broken = [
          ...state.errors.map(({ path }) => path),
          ...[...typed].flatMap(([path, typing]) => (typing.wrong === undefined ? [] : [path])),
        ].filter((path) => isWithin(path, inside));
        for (const path of broken) reported.add(path);
        if (broken.length === 0) open.delete(list);
        update();
        return broken.length === 0;
      }
      for (const path of typed.keys()) if (isWithin(path, inside)) typed.delete(path);
      open.delete(list);
      if (opened.before === undefined) removeRow(list, opened.row);
      else {
        const value = rowsAt(list).map((row, at) => (at === opened.row ? (opened.before ?? {}) : row));
        evaluateAnew(withAnswerAt(state.data, { path: list, value }));
        options.changed({ path: list, value: answerAt(state.data, list) ?? null });
      }
      update();
      return true;
    },
    replace(data) {
      evaluateAnew(data);
      update();
    },
    show(given) {
      form = given;
      index = formIndex(form);
      initial = undefined;
      evaluateAnew(state.data);
      update();
    },
    settled: (data) => engine?.evaluateForm(form, inputOf(data)).data ?? data,
    check(page) {
      evaluateAnew(state.data);
      wrong = undefined;
      for (const { path } of errorsOf(page)) reported.add(path);
      update();
      return errorsOf(page);
    },
    errorsOf,
    isReported: (row) => [...reported].some((path) => isWithin(path, row) && messageAt(path) !== undefined),
    hasAnswers(page) {
      initial ??= engine?.evaluateForm(form, inputOf({})).data;
      const untouched = initial ?? {};
      return answering(page.components).some(({ path }) => {
        const value = answerAt(state.data, path);
        return value !== undefined && value !== "" && !sameValue(value, answerAt(untouched, path));
      });
    },
  };
}

function rowNumbers(rows: readonly JsonValue[]): readonly number[] {
  return rows.map((...[, row]) => row);
}

function replaceEntries<Value>(
  map: Map<string, Value>,
  entries: readonly (readonly [string, Value])[],
): void {
  map.clear();
  for (const [path, value] of entries) map.set(path, value);
}
