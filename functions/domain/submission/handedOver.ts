import type { PreparedDocument, Submitting } from "./Submitting.ts";

/** The documents that go to the authority; the English copy is for the person alone. */
export function handedOver({
  documents,
  generatedIds,
}: Pick<Submitting, "documents" | "generatedIds">): readonly PreparedDocument[] {
  return documents.filter(({ documentId }) => documentId !== generatedIds.englishCopy);
}
