import type { PreparedDocument } from "./Submitting.ts";

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
