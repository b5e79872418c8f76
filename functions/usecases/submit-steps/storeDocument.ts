import type { PreparedDocument } from "../../domain/submission/Submitting.ts";
import { withDocument } from "../../domain/submission/withDocument.ts";
import type { Ports } from "../../ports/Ports.ts";
import { withSubmitting, type SubmittingProcess } from "./runSubmitStep.ts";

export type Hash = (bytes: Uint8Array) => string;

/** Writes a finished document to the result store and notes it with its hash; written again, it replaces itself. */
export async function storeDocument(
  { results }: Pick<Ports, "results">,
  given: {
    readonly processId: string;
    readonly document: Pick<PreparedDocument, "documentId" | "kind" | "fileName">;
    readonly bytes: Uint8Array;
    readonly sha512: Hash;
  },
): Promise<(process: SubmittingProcess) => SubmittingProcess> {
  await results.write(
    { processId: given.processId, name: given.document.documentId },
    { body: given.bytes, mediaType: "application/pdf" },
  );
  const prepared: PreparedDocument = {
    ...given.document,
    size: given.bytes.length,
    sha512: given.sha512(given.bytes),
  };
  return (process) =>
    withSubmitting(process, { documents: withDocument(process.submitting.documents, prepared) });
}
