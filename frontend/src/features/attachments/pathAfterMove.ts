/** What happened to the rows of a list: for each row that there is now, the number that it had before. */
export interface MovedRows {
  /** Path of the list. */
  readonly list: string;
  /** `null`: the row is new. A number that is missing: the row was removed. */
  readonly rows: readonly (number | null)[];
}

/** Path of a file's field after rows moved; undefined when its row is gone. The server moves the stored ones alike. */
export function pathAfterMove(fieldPath: string, { list, rows }: MovedRows): string | undefined {
  if (!fieldPath.startsWith(`${list}[`)) return fieldPath;
  const [, digits = "", rest = ""] = /^\[(\d+)\](.*)$/.exec(fieldPath.slice(list.length)) ?? [];
  const row = rows.indexOf(Number(digits));
  return row === -1 ? undefined : `${list}[${row.toString()}]${rest}`;
}
