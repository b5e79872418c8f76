import type { AttachmentStore } from "../../features/attachments/attachmentStore.ts";
import type { Attachment } from "../../features/attachments/uploadFile.ts";
import type { Change } from "../../features/form-page/Change.ts";

export interface FilesInRows {
  /** The files of a row move with it. */
  readonly move: (change: Change) => void;
  /** The server's version counts now, and these changes wait on top of it. */
  readonly adopt: (waiting: readonly Change[]) => void;
}

export interface FilesInRowsOptions {
  readonly attachments: AttachmentStore;
  /** The files of the version that was read last, in the rows of that version. */
  readonly known: () => readonly Attachment[];
}

/** Files are shown in the rows that they belong to, whichever version of a list counts. */
export function filesInRows({ attachments, known }: FilesInRowsOptions): FilesInRows {
  const move = ({ path: list, rows }: Change): void => {
    if (rows !== undefined) attachments.moveRows({ list, rows });
  };
  return {
    move,
    adopt(waiting) {
      attachments.adopt(known());
      waiting.forEach(move);
    },
  };
}
