import { createHash } from "node:crypto";
import type { ApplicationData } from "#domain/documents/ApplicationData.ts";
import type { FimDraft } from "#forms/import/fim/fimDraft.ts";
import type { FimExample } from "#forms/import/fim/fimExample.ts";

const MOMENT = "2026-11-21T12:00:00.000Z";

/** An application with these answers, as maps get it (`application-v2`); persons, authority and numbers are invented. */
export function exampleApplication(
  { definition }: Pick<FimDraft, "definition">,
  { machineAnswers, files }: FimExample,
): ApplicationData {
  const name = typeof definition["title"] === "string" ? definition["title"] : "";
  const id = typeof definition["_id"] === "string" ? definition["_id"] : "form";
  return {
    $schema: "https://portal.example/schemas/application-v2.json",
    schema: "application-v2",
    transferTicketNumber: "4F7K-19QD-82MX",
    messageId: "7f0c0d52-4a4e-4c6e-9d2b-0d7f6e1c2a11",
    submittedAt: MOMENT,
    service: { leiKaId: "99000000000000", name, profession: name },
    authority: { id: "example", name: "Musterbehörde", postalAddress: "Beispielweg 1, 20095 Hamburg" },
    location: { ars: "020000000000", postalCode: "20095", place: "Hamburg", region: "HH" },
    applicant: { name: "Amina Beispiel", nameInOwnScript: null },
    representative: null,
    form: { id, version: "draft" },
    signIn: null,
    questions: [],
    requiredDocuments: [],
    consents: [],
    fee: { type: "FREE", amount: 0 },
    payment: { status: "not-required" },
    attachments: files.map(({ path, question, fileName }, index) => ({
      attachmentId: `file-${String(index + 1)}`,
      kind: "attachment",
      path,
      fileName,
      mediaType: "application/pdf",
      size: 1_000,
      sha512: createHash("sha512").update(fileName).digest("hex"),
      question,
    })),
    answers: machineAnswers,
  };
}
