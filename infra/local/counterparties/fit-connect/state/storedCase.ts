import { z } from "zod";

const authenticationTags = z.object({
  metadata: z.string(),
  data: z.string(),
  attachments: z.record(z.string(), z.string()),
});

const storedSubmission = z.object({
  submissionId: z.uuid(),
  destinationId: z.uuid(),
  state: z.enum(["announced", "submitted", "forwarded", "accepted", "rejected"]),
  announcedAt: z.number(),
  announcedAttachments: z.array(z.uuid()),
  /** Tags of the attachments that are here already. */
  uploadedTags: z.record(z.string(), z.string()),
  tags: authenticationTags.optional(),
  publicService: z.object({ identifier: z.string(), name: z.string().optional() }),
  region: z.string().optional(),
  callback: z.object({ url: z.string(), secret: z.string() }).optional(),
});

export type StoredSubmission = z.infer<typeof storedSubmission>;

/** One case with its submissions and its event log: written as one file, so they never contradict each other. */
export const storedCase = z.object({
  caseId: z.uuid(),
  senderId: z.string(),
  submissions: z.array(storedSubmission),
  events: z.array(z.object({ submissionId: z.uuid(), jti: z.string(), token: z.string() })),
});

export type StoredCase = z.infer<typeof storedCase>;
