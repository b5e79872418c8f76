import { germanDateTime, germanSize, inGroups } from "../../domain/submission/germanFormats.ts";
import type { Receipt } from "../../domain/submission/receiptOf.ts";
import type { DocumentContent } from "../../ports/DocumentRenderer.ts";
import type { SubmittingProcess } from "../submit-steps/runSubmitStep.ts";
import { inspectionText } from "./inspectionText.ts";

/** Which files went when to whom, with a hash per document: what a person keeps as proof. */
export function processingReportDocument(
  process: SubmittingProcess,
  { receipt, portalName }: { readonly receipt: Receipt; readonly portalName: string },
): DocumentContent {
  const ticket = inGroups(receipt.transferTicketNumber);
  const notes = new Map(
    receipt.attachments.map(({ sha512, inspection }) => [sha512, inspectionText(inspection)]),
  );
  const documents = process.submitting.documents.filter(({ kind }) => kind !== "receipt");
  const title = "Übertragungsprotokoll";
  return {
    title: `${title}, Vorgangsnummer ${ticket}`,
    language: "de",
    createdAt: receipt.timestamp,
    footer: `${portalName}, ${title}, Vorgangsnummer ${ticket}`,
    blocks: [
      { kind: "heading", level: 1, text: title },
      {
        kind: "paragraph",
        text: "Dieses Protokoll nennt die Dateien, die für die zuständige Stelle verschlüsselt und übertragen werden. Eingereicht ist der Antrag, sobald die Stelle den Eingang bestätigt hat. Den Stand sehen Sie im persönlichen Bereich.",
      },
      {
        kind: "answers",
        entries: [
          { label: "Vorgangsnummer", value: ticket },
          { label: "Gesendet", value: germanDateTime(receipt.timestamp) },
          { label: "Leistung", value: receipt.service },
          { label: "Zuständige Stelle", value: receipt.authority.name },
          { label: "Nachrichtennummer", value: receipt.messageId ?? "" },
          { label: "Zahlung", value: "keine" },
        ],
      },
      { kind: "heading", level: 2, text: "Dateien und Prüfsummen (SHA-512)" },
      {
        kind: "table",
        columns: ["Nr.", "Datei", "Größe", "Prüfsumme"],
        rows: documents.map(({ fileName, size, sha512 }, index) => [
          String(index + 1),
          [fileName, ...(notes.get(sha512) ?? [])].join("\n"),
          germanSize(size),
          inGroups(sha512, 8),
        ]),
      },
    ],
  };
}
