import { useState } from "react";
import type { JsonValue } from "#forms/JsonValue.ts";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import { recordOf } from "../fields/control/textOf.ts";
import type { FormStore } from "../store/formStore.ts";
import { isWithin } from "#forms/answers/dataPath.ts";
import type { Rows } from "./useRows.ts";

export interface FoldedRows {
  readonly folded: ReadonlySet<number>;
  /** Folds every row that is complete: another one is begun. */
  readonly fold: () => void;
  readonly open: (row: number) => void;
  /** A row is taken out: those after it get its numbers. */
  readonly close: (row: number) => void;
}

/** Which rows of a list show their answers instead of their fields. A row never folds while it is filled in. */
export function useFoldedRows({ store, rows }: Pick<Rows, "store" | "rows">, path: string): FoldedRows {
  const complete = (): ReadonlySet<number> => completeRows(store, { path, rows });
  const [folded, setFolded] = useState(() => (rows.length > 1 ? complete() : new Set<number>()));
  return {
    folded,
    fold: () => setFolded(complete()),
    open: (row) => setFolded(new Set([...folded].filter((one) => one !== row))),
    close: (row) =>
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
