import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormState } from "../../../../functions/forms/FormState.ts";
import type { FormAnswers, JsonValue } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./Change.ts";
import { afterRemoval, isWithin } from "./place.ts";
import type { Typing } from "./Typing.ts";

/** What happens to rows. Several things of a store move when a row goes. */
export interface RowActions {
  /** `open`: as a row of an editgrid that is thrown away unless it is taken over. */
  readonly addRow: (list: string, how?: "open") => void;
  readonly removeRow: (list: string, row: number) => void;
  /** Opens a row of an editgrid, so that it can be changed. */
  readonly openRow: (list: string, row: number) => void;
  /** Ends the change of the open row, or takes it back. False: something in it is wrong, and now said. */
  readonly closeRow: (list: string, how: "keep" | "revert") => boolean;
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
  readonly typed: Map<string, Typing>;
  /** Paths whose errors may be shown. */
  readonly reported: Set<string>;
  /** Of each editgrid the row that is open, with what it was before. */
  readonly open: Map<string, OpenRow>;
}

export function rowActions(parts: StoreParts): RowActions {
  const { state, typed, reported, open, update } = parts;

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
    const moved = <Value>([path, value]: readonly [string, Value]): readonly (readonly [string, Value])[] => {
      const at = afterRemoval(path, { list, row });
      return at === undefined ? [] : [[at, value]];
    };
    const stays = [...reported].flatMap((path) => afterRemoval(path, { list, row }) ?? []);
    reported.clear();
    for (const path of stays) reported.add(path);
    refill(typed, [...typed].flatMap(moved));
    refill(open, [...open].flatMap(moved));
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
        const broken = [...state().errors.map(({ path }) => path), ...wrong].filter((path) =>
          isWithin(path, inside),
        );
        for (const path of broken) reported.add(path);
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

function refill<Value>(map: Map<string, Value>, entries: readonly (readonly [string, Value])[]): void {
  map.clear();
  for (const [path, value] of entries) map.set(path, value);
}
