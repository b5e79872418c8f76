import { isOver } from "#domain/application/retention.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import { ARCHIVE, archiveFileName, type DocumentKind } from "#domain/documents/archiveName.ts";
import type { PreparedDocument } from "#domain/sending/Submitting.ts";
import type { Ports } from "#ports/Ports.ts";
import { getOwnProcess } from "../application/ownProcess.ts";

export type FilesFailure =
  | Exclude<AccessFailure, { readonly kind: "process-expired" }>
  | { readonly kind: "results-expired" }
  | { readonly kind: "document-not-found" };

/** Links to the documents of one kind. They end when the result window ends, never later. */
export async function getFiles(
  ports: Pick<Ports, "processes" | "results" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly kind: DocumentKind },
): Promise<
  Result<
    {
      readonly files: readonly (PreparedDocument & { readonly url: string })[];
      /** The uploads as one ZIP file. */
      readonly archive: { readonly fileName: string; readonly size: number; readonly url: string } | null;
      readonly availableUntil: string;
    },
    FilesFailure
  >
> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) {
    const { kind } = opened.failure;
    return err({ kind: kind === "process-expired" ? "results-expired" : kind });
  }
  const { resultsAvailableUntil: until, submitting } = opened.value;
  if (until === undefined || submitting === undefined) return err({ kind: "document-not-found" });
  if (isOver(until, ports.clock.now())) return err({ kind: "results-expired" });
  const documents = submitting.documents.filter(({ kind }) => kind === request.kind);
  const files = await Promise.all(
    documents.map(async (document) => ({
      ...document,
      url: await ports.results.signDownload(
        { processId: request.processId, name: document.documentId },
        { fileName: document.fileName, mediaType: "application/pdf", until: new Date(until) },
      ),
    })),
  );
  const { archiveSize: size, transferTicketNumber } = submitting;
  if (request.kind !== "attachment" || size === undefined)
    return ok({ files, archive: null, availableUntil: until });
  const fileName = archiveFileName(transferTicketNumber);
  const url = await ports.results.signDownload(
    { processId: request.processId, name: ARCHIVE },
    { fileName, mediaType: "application/zip", until: new Date(until) },
  );
  return ok({ files, archive: { fileName, size, url }, availableUntil: until });
}
