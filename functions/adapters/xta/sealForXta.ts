import { createHash } from "node:crypto";
import type { DocumentKind } from "#domain/documents/archiveName.ts";
import type { XtaContent, XtaSealed } from "#domain/sending/SealedApplication.ts";
import { ok, type Result } from "#domain/result.ts";
import type {
  SealedPartStore,
  TransportApplication,
  TransportFailure,
} from "#ports/sending/AuthorityTransport.ts";
import { composeMainDocument } from "./composeMainDocument.ts";
import { refused } from "./XtaOptions.ts";
import { CONTAINER_MAX_BYTES } from "./xtaNames.ts";

const MAIN_PART = "antrag.xml";
const ANSWERS_PART = "antragsdaten.json";

const DESCRIPTIONS = {
  form: "Antrag",
  receipt: "Übertragungsprotokoll",
  coverLetter: "Anschreiben",
  attachment: "Nachweis",
} as const satisfies Record<DocumentKind, string>;

/**
 * Composes the main document and notes every content with size and hash. Documents are not copied: they are read when
 * they are sent, and then must have the hash noted here. The same application always gives the same bytes.
 */
export async function sealForXta(
  application: TransportApplication,
  parts: SealedPartStore,
): Promise<Result<XtaSealed, TransportFailure>> {
  const { way } = application;
  if (way.transport !== "xta") throw new Error("a way of another transport");
  const made = way.map === undefined ? ok(application.data[0].text) : await application.mapped(way.map);
  if (!made.ok) return made;
  const data = made.value;
  const attachments: XtaContent[] = [
    partContent(data, {
      id: ANSWERS_PART,
      contentType: "application/json",
      description: "Antragsdaten",
    }),
  ];
  await parts.write(ANSWERS_PART, data);
  for (const document of application.documents) {
    const { attachmentId, kind, fileName, mediaType, question, sha512 } = document;
    const bytes = await document.read();
    if (sha512Of(bytes) !== sha512) return refused("A document changed after its hash was taken");
    attachments.push({
      source: "document",
      id: attachmentId,
      fileName,
      contentType: mediaType,
      description: question === undefined ? DESCRIPTIONS[kind] : `${DESCRIPTIONS[kind]}: ${question}`,
      size: bytes.length,
      sha512,
    });
  }
  const main = composeMainDocument(application, { recipient: way.recipient, attachments });
  await parts.write(MAIN_PART, main);
  const message = partContent(main, {
    id: MAIN_PART,
    contentType: "application/xml",
    description: "Antrag",
  });
  const total = [message, ...attachments].reduce((sum, { size }) => sum + size, 0);
  if (total > CONTAINER_MAX_BYTES) return refused("The application is larger than an XTA container");
  return ok({
    kind: "xta",
    recipient: way.recipient,
    origin: application.applicationDate,
    transferTicketNumber: application.transferTicketNumber,
    contents: [message, ...attachments],
  });
}

function partContent(
  text: string,
  about: Pick<XtaContent, "id" | "contentType" | "description">,
): XtaContent {
  const bytes = new TextEncoder().encode(text);
  return { ...about, source: "part", fileName: about.id, size: bytes.length, sha512: sha512Of(bytes) };
}

export function sha512Of(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}
