import { err, ok, type Result } from "#domain/result.ts";
import type { DocumentKind } from "#domain/documents/archiveName.ts";
import type { PostboxDelivery } from "#domain/sending/PostboxDelivery.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { postboxParts, type NotSentYet, type PostboxTry } from "./PostboxSending.ts";

/** The application and the processing report (specification §1). */
const COPIED: readonly DocumentKind[] = ["form", "receipt"];

/**
 * The delivery with its files sealed: once, while the documents are there. Every run seals into a place of its own; the
 * first that is stored counts.
 */
export async function sealForPostbox({
  ports,
  postbox,
  delivery,
  processId,
  documents,
  store,
}: PostboxTry): Promise<Result<PostboxDelivery, TransportFailure | NotSentYet>> {
  if (delivery.files !== undefined) return ok(delivery);
  const copied = documents.filter(({ kind }) => COPIED.includes(kind));
  const contents = new Map<string, Uint8Array>();
  for (const { documentId } of copied) {
    const bytes = await ports.results.read({ processId, name: documentId });
    if (bytes === undefined) return err({ kind: "transport-refused", cause: "documents-gone" });
    contents.set(documentId, bytes);
  }
  const sealingId = ports.ids.uuid();
  const sealed = await postbox.sealFiles(
    copied.map(({ documentId, fileName, sha512 }) => ({
      // Its own: the authority's submission has attachments of the documents' ids.
      attachmentId: ports.ids.uuid(),
      fileName,
      mediaType: "application/pdf",
      size: contents.get(documentId)?.length ?? 0,
      sha512,
      read: () => Promise.resolve(contents.get(documentId) ?? new Uint8Array()),
    })),
    postboxParts(ports, { processId, sealingId }),
  );
  if (!sealed.ok) return sealed;
  return store((current) =>
    current.files === undefined && current.state === "pending"
      ? { ...current, files: sealed.value, sealingId }
      : current,
  );
}
