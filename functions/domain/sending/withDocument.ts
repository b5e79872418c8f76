import type { PreparedDocument, Submitting } from "./Submitting.ts";

/**
 * The documents with this one: in the place it has already, or at the end. So their order, which the processing report
 * prints, stays the same however often a step runs.
 */
export function withDocument(
  documents: readonly PreparedDocument[],
  prepared: PreparedDocument,
): PreparedDocument[] {
  return documents.some(({ documentId }) => documentId === prepared.documentId)
    ? documents.map((document) => (document.documentId === prepared.documentId ? prepared : document))
    : [...documents, prepared];
}

/** The documents that go to the authority; the English copy is for the person alone. */
export function handedOver({
  documents,
  generatedIds,
}: Pick<Submitting, "documents" | "generatedIds">): readonly PreparedDocument[] {
  return documents.filter(({ documentId }) => documentId !== generatedIds.englishCopy);
}
