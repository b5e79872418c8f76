import { type PaperRegion, paperRegion } from "../../domain/authority/paperRegion.ts";
import type { Process } from "../../domain/process/Process.ts";
import type { DocumentBlock } from "../../ports/DocumentRenderer.ts";

/** What differs between the states that also want papers by post. */
const BY_REGION: Readonly<Record<PaperRegion, readonly string[]>> = {
  NW: [
    "Beglaubigte Kopien: Zeugnisse, Urkunden und Nachweise senden Sie als amtlich beglaubigte Kopie.",
    "Übersetzungen: Deutsche Übersetzungen senden Sie als beglaubigte Übersetzung.",
  ],
  RP: [
    "Beglaubigte Kopien: Dokumente in der Originalsprache senden Sie als amtlich beglaubigte Kopie. Beglaubigungen durch Übersetzungsbüros, Wirtschaftsprüfungen oder Anwaltskanzleien und Kopien von beglaubigten Kopien werden nicht anerkannt. Im Ausland beglaubigen eine deutsche Vertretung oder ein Notariat.",
    "Übersetzungen: Deutsche Übersetzungen senden Sie als einfache Kopie.",
  ],
};

const FOR_ALL = [
  "Nicht auf Papier nötig ist, was Sie selbst geschrieben haben, zum Beispiel der Lebenslauf. Einen Lehrplan auf Englisch müssen Sie nicht übersetzen lassen.",
  "Senden Sie keine Originale. Legen Sie dieses Anschreiben obenauf.",
];

/** Who must send what on paper; nothing where the authority takes all papers electronically. */
export function paperNotes(region: Process["location"]["region"]): readonly DocumentBlock[] {
  const paper = paperRegion(region);
  if (paper === undefined) return [];
  return [
    { kind: "heading", level: 2, text: "Hinweise: Was Sie zusätzlich auf Papier senden" },
    ...[...BY_REGION[paper], ...FOR_ALL].map((text): DocumentBlock => ({ kind: "paragraph", text })),
  ];
}
