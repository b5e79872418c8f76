/** What happened to the rows of a list: for each row that there is now, the number that it had before. */
export interface MovedRows {
  /** Path of the list, such as `q`. */
  readonly list: string;
  /** `null`: the row is new. A number that is missing: the row was removed. */
  readonly rows: readonly (number | null)[];
}

/** Path in a row after rows moved; undefined when its row is gone. Other paths stay: browser and server move files alike. */
export function pathAfterMove(path: string, { list, rows }: MovedRows): string | undefined {
  if (!path.startsWith(`${list}[`)) return path;
  const end = path.indexOf("]", list.length);
  const number = path.slice(list.length + 1, end);
  if (!/^\d{1,4}$/.test(number)) return path;
  const row = rows.indexOf(Number(number));
  return row === -1 ? undefined : `${list}[${String(row)}]${path.slice(end + 1)}`;
}
