import { z } from "zod";
import { uploadInspectionSchema } from "../attachment/Attachment.ts";
import { NOTHING_FOUND } from "../attachment/judgeUpload.ts";
import type { Process } from "../process/Process.ts";

/** The facts of a submission for machines; the processing report prints them for people. */
export const receiptSchema = z.object({
  transferTicketNumber: z.string(),
  messageId: z.string().nullable(),
  timestamp: z.iso.datetime(),
  leiKaId: z.string(),
  service: z.string(),
  authority: z.object({ id: z.string(), name: z.string() }),
  location: z.object({ ars: z.string(), place: z.string(), postalCode: z.string() }),
  payment: z.object({ amount: z.int().nullable(), providerName: z.string().nullable() }),
  attachments: z.array(
    z.object({
      fileName: z.string(),
      size: z.int(),
      sha512: z.string(),
      inspection: uploadInspectionSchema,
    }),
  ),
});
export type Receipt = z.infer<typeof receiptSchema>;

export function receiptOf(process: Process): Receipt {
  const { region, ...location } = process.location;
  return {
    transferTicketNumber: process.submitting?.transferTicketNumber ?? "",
    messageId: process.messageId,
    timestamp: process.submitting?.submittedAt ?? process.updatedAt,
    leiKaId: process.metadata.leiKaId,
    service: process.metadata.description,
    authority: { id: process.metadata.authority.id, name: process.metadata.authority.name },
    location,
    payment: { amount: process.paymentAmount, providerName: null },
    attachments: process.attachments
      .filter(({ status }) => status === "stored")
      .map(({ fileName, size, sha512 = "", inspection = NOTHING_FOUND }) => ({
        fileName,
        size,
        sha512,
        inspection,
      })),
  };
}
