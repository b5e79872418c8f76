import { answerAt, withAnswerAt, isWithin } from "#forms/answers/dataPath.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { Change } from "./changes.ts";
import type { StoreParts } from "./formStore.ts";

/** What happens to rows. Several things of a store move when a row goes. Loads with the first list. */
export interface RowActions {
  /** `open`: as a row of an editgrid that is thrown away unless it is taken over. */
  readonly addRow: (list: string, how?: "open") => void;
  readonly removeRow: (list: string, row: number) => void;
  /** Opens a row of an editgrid, so that it can be changed. */
  readonly openRow: (list: string, row: number) => void;
  /** Ends the change of the open row, or takes it back. False: something in it is wrong, and now said. */
  readonly closeRow: (list: string, how: "keep" | "revert") => boolean;
}

export function rowActions(parts: StoreParts): RowActions {
  const { state, typed, touched, open, hidden, update } = parts;

  function rowsAt(list: string): readonly JsonValue[] {
    const value = answerAt(state().data, list);
    return Array.isArray(value) ? value : [];
  }

  function setList(
    list: string,
    { value, rows }: Pick<Change, "rows"> & { readonly value: JsonValue[] },
  ): void {
    parts.evaluate(withAnswerAt(state().data, { path: list, value }));
    parts.changed({ path: list, value: answerAt(state().data, list) ?? null, ...(rows && { rows }) });
  }

  /** Rows by the number that each had before; `null` for a new one. */
  function setRows(list: string, rows: readonly (number | null)[]): void {
    const before = rowsAt(list);
    setList(list, { value: rows.map((row) => (row === null ? {} : (before[row] ?? {}))), rows });
  }

  function remove(list: string, row: number): void {
    const follow = <Value>(map: Map<string, Value>): void => {
      const entries = [...map];
      map.clear();
      for (const [path, value] of entries) {
        const at = afterRemoval(path, { list, row });
        if (at !== undefined) map.set(at, value);
      }
    };
    const stays = [...touched].flatMap((path) => afterRemoval(path, { list, row }) ?? []);
    touched.clear();
    for (const path of stays) touched.add(path);
    follow(typed);
    follow(open);
    follow(hidden);
    const opened = open.get(list);
    if (opened?.row === row) open.delete(list);
    else if (opened !== undefined && opened.row > row) open.set(list, { ...opened, row: opened.row - 1 });
    setRows(
      list,
      numbers(rowsAt(list)).filter((at) => at !== row),
    );
  }

  return {
    addRow(list, how) {
      const rows = rowsAt(list);
      if (how === "open") open.set(list, { row: rows.length, before: undefined });
      setRows(list, [...numbers(rows), null]);
      update();
    },
    removeRow(list, row) {
      remove(list, row);
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
        const wrong = [...typed].flatMap(([path, typing]) => (typing.wrong === undefined ? [] : [path]));
        const missing = parts.missingFiles();
        const broken = [...state().errors.map(({ path }) => path), ...wrong].filter(
          (path) => isWithin(path, inside) && !missing.includes(path),
        );
        for (const path of broken) touched.add(path);
        if (broken.length === 0) open.delete(list);
        update();
        return broken.length === 0;
      }
      for (const path of typed.keys()) if (isWithin(path, inside)) typed.delete(path);
      open.delete(list);
      if (opened.before === undefined) remove(list, opened.row);
      else
        setList(list, {
          value: rowsAt(list).map((row, at) => (at === opened.row ? (opened.before ?? {}) : row)),
        });
      update();
      return true;
    },
  };
}

function numbers(rows: readonly JsonValue[]): readonly number[] {
  return rows.map((...[, row]) => row);
}

/** The path after a row of a list was taken out; undefined when it lay in that row. */
export function afterRemoval(
  path: string,
  removed: { readonly list: string; readonly row: number },
): string | undefined {
  if (!path.startsWith(`${removed.list}[`)) return path;
  const [, digits = "", rest = ""] = /^\[(\d+)\](.*)$/.exec(path.slice(removed.list.length)) ?? [];
  const row = Number(digits);
  if (row === removed.row) return undefined;
  return row < removed.row ? path : `${removed.list}[${(row - 1).toString()}]${rest}`;
}
