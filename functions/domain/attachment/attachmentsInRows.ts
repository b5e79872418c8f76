import type { Attachment } from "./Attachment.ts";

/** What happened to the rows of a list: for each row that there is now, the number that it had before. */
export interface MovedRows {
  /** Path of the list, such as `q`. */
  readonly path: string;
  /** `null`: the row is new. A number that is missing: the row was removed. */
  readonly rows: readonly (number | null)[];
}

/**
 * Files belong to a row by its number. When rows are removed or change places their files go with them; files of a
 * removed row are gone, as its answers are.
 */
export function attachmentsInRows(
  attachments: readonly Attachment[],
  { path, rows }: MovedRows,
): readonly Attachment[] {
  return attachments.flatMap((attachment): readonly Attachment[] => {
    const row = rowOf(attachment.fieldPath, path);
    if (row === undefined) return [attachment];
    const now = rows.indexOf(row.index);
    return now === -1 ? [] : [{ ...attachment, fieldPath: `${path}[${now}]${row.rest}` }];
  });
}

function rowOf(
  fieldPath: string,
  list: string,
): { readonly index: number; readonly rest: string } | undefined {
  if (!fieldPath.startsWith(`${list}[`)) return undefined;
  const end = fieldPath.indexOf("]", list.length);
  const number = fieldPath.slice(list.length + 1, end);
  return /^\d{1,4}$/.test(number) ? { index: Number(number), rest: fieldPath.slice(end + 1) } : undefined;
}
