import { ARCHIVE } from "../../domain/submission/archiveName.ts";
import type { PreparedDocument } from "../../domain/submission/Submitting.ts";
import type { Ports } from "../../ports/Ports.ts";

/** All uploads as one ZIP file for the person, under the names they are sent by. Answers its size; none without uploads. */
export async function makeArchive(
  ports: Pick<Ports, "attachments" | "results">,
  given: {
    readonly processId: string;
    /** ISO 8601: when it was sent. */
    readonly at: string;
    readonly files: readonly PreparedDocument[];
  },
): Promise<number | undefined> {
  const { processId, at, files } = given;
  if (files.length === 0) return undefined;
  return ports.results.writeArchive(
    { processId, name: ARCHIVE },
    files.map(({ documentId, fileName, size }) => ({
      fileName,
      size,
      at,
      read: async () => {
        const bytes = await ports.attachments.read({ processId, attachmentId: documentId });
        if (bytes === undefined) throw new Error("an upload that was just read is gone");
        return bytes;
      },
    })),
  );
}
