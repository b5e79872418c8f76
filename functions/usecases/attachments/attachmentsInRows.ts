import type { Attachment } from "#domain/attachments/Attachment.ts";
import { pathAfterMove, type MovedRows } from "#forms/answers/pathAfterMove.ts";

/**
 * Files belong to a row by its number. When rows are removed or change places their files go with them; files of a
 * removed row are gone, as its answers are.
 */
export function attachmentsInRows(
  attachments: readonly Attachment[],
  { path: list, rows }: { readonly path: string; readonly rows: MovedRows["rows"] },
): readonly Attachment[] {
  return attachments.flatMap((attachment): readonly Attachment[] => {
    const fieldPath = pathAfterMove(attachment.fieldPath, { list, rows });
    return fieldPath === undefined ? [] : [{ ...attachment, fieldPath }];
  });
}
