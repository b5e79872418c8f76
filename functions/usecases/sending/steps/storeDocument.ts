import type { PreparedDocument } from "#domain/sending/Submitting.ts";
import { withDocument } from "#domain/sending/withDocument.ts";
import type { Ports } from "#ports/Ports.ts";
import { withSubmitting, type SubmittingProcess } from "./runSubmitStep.ts";

/** Writes a finished document to the result store and notes it with its hash; written again, it replaces itself. */
export async function storeDocument(
  { results, sha512 }: Pick<Ports, "results" | "sha512">,
  given: {
    readonly processId: string;
    readonly document: Pick<PreparedDocument, "documentId" | "kind" | "fileName">;
    readonly bytes: Uint8Array;
  },
): Promise<(process: SubmittingProcess) => SubmittingProcess> {
  await results.write(
    { processId: given.processId, name: given.document.documentId },
    { body: given.bytes, mediaType: "application/pdf" },
  );
  const prepared: PreparedDocument = {
    ...given.document,
    size: given.bytes.length,
    sha512: sha512(given.bytes),
  };
  return (process) =>
    withSubmitting(process, { documents: withDocument(process.submitting.documents, prepared) });
}

/** Name of the application for machines in the result store, without its files. */
export const APPLICATION_DATA = "application.json";
/** The same by the schema before. */
export const APPLICATION_DATA_V1 = "application-v1.json";
