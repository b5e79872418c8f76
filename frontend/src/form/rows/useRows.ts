import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { GridComponent } from "#forms/CompiledForm.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { announce } from "#ui/components/announcements.ts";
import { fieldId, useField, useForm } from "../fields/control/useControl.ts";
import type { FieldView } from "../store/fieldViews.ts";
import { focusLater } from "../fields/control/focusAnswer.ts";
import type { FormStore } from "../store/formStore.ts";
import { rowActions, type RowActions } from "../store/rowActions.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import { recordOf } from "../fields/control/answerText.ts";
import { isWithin } from "#forms/answers/dataPath.ts";

export interface Rows {
  readonly store: FormStore;
  readonly actions: RowActions;
  readonly view: FieldView;
  readonly rows: readonly JsonValue[];
  readonly label: string;
  readonly required: boolean;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly locked: boolean;
  /** "Qualifikation 2 von 3"; the only row has no number. */
  readonly titleOf: (row: number) => string;
  readonly add: (how?: "open") => void;
  readonly remove: (row: number) => void;
}

/** Id of the heading of a row, which takes the focus. */
export function rowId(list: string, row: number): string {
  return `${fieldId(`${list}[${row.toString()}]`)}-title`;
}

/** The rows of a grid, and what can be done with them. What happened is said once, and the focus stays nearby. */
export function useRows(grid: GridComponent, path: string): Rows {
  const { t } = useTranslation();
  const { store, locked: closed } = useForm();
  const actions = rowActions(store.parts);
  const view = useField(path);
  const rows = Array.isArray(view.value) ? view.value : [];
  const name = grid.rowLabel ?? t("form.row.name");
  const locked = closed || view.overlay?.disabled === true;
  const titleOf = (row: number): string =>
    t("form.row.title", { label: name, number: row + 1, count: rows.length });
  return {
    store,
    actions,
    view,
    rows,
    label: view.overlay?.label ?? grid.label,
    required: view.overlay?.required ?? isRequired(grid),
    locked,
    canAdd: !locked && rows.length < (grid.maxRows ?? Infinity),
    canRemove: !locked && rows.length > (grid.minRows ?? 0),
    titleOf,
    add(how) {
      actions.addRow(path, how);
      announce(t("form.row.added", { label: name, count: rows.length + 1 }));
      focusLater(rowId(path, rows.length));
    },
    remove(row) {
      actions.removeRow(path, row);
      announce(t("form.row.removed", { label: name, number: row + 1, count: rows.length - 1 }));
      // The neighbour that takes its place, or the way to a new one.
      const last = row === rows.length - 1;
      focusLater(rows.length === 1 ? fieldId(path) : rowId(path, last ? row - 1 : row));
    },
  };
}

/**
 * Which rows of a list show their answers instead of their fields. A row never folds while it is filled in; out of sight, the
 * list is as it will be shown anew, whether its page is kept until then or not.
 */
export function useFoldedRows({ store, rows }: Pick<Rows, "store" | "rows">, path: string) {
  const complete = (): ReadonlySet<number> => completeRows(store, { path, rows });
  const atFirst = (): ReadonlySet<number> => (rows.length > 1 ? complete() : new Set());
  const [folded, setFolded] = useState(atFirst);
  const goesOutOfSight = useEffectEvent(() => setFolded(atFirst()));
  useEffect(() => () => goesOutOfSight(), []);
  return {
    folded,
    /** Folds every row that is complete: another one is begun. */
    fold: (): void => setFolded(complete()),
    open: (row: number): void => setFolded(new Set([...folded].filter((one) => one !== row))),
    /** A row is taken out: those after it get its numbers. */
    close: (row: number): void =>
      setFolded(new Set([...folded].flatMap((one) => (one === row ? [] : [one > row ? one - 1 : one])))),
  };
}

/** Rows with answers in which nothing is wrong and nothing is missing. */
export function completeRows(
  store: Pick<FormStore, "errorsOf" | "missingFilesOf" | "pageOf" | "form">,
  { path, rows }: { readonly path: string; readonly rows: readonly JsonValue[] },
): ReadonlySet<number> {
  const key = store.pageOf(path);
  const page = store.form().pages.find((one) => one.key === key);
  if (page === undefined) return new Set();
  const lacking = [...store.errorsOf(page), ...store.missingFilesOf(page)];
  return new Set(
    rows.flatMap((row, index) => {
      const inside = `${path}[${index.toString()}]`;
      const isGiven = Object.values(recordOf(row)).some((answer) => !isEmptyAnswer(answer));
      return isGiven && !lacking.some((one) => isWithin(one.path, inside)) ? [index] : [];
    }),
  );
}
