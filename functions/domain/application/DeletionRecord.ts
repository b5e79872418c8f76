import { z } from "zod";
import type { DataClassName } from "../operation/DATA_CLASSES.ts";

/** Why something was deleted: the person asked for it, a session without an account ended, or its time was over. */
const DELETION_CAUSES = ["person", "session-ended", "time-over"] as const;
export type DeletionCause = (typeof DELETION_CAUSES)[number];

/** Classes of data that go with an application, and those that may stay: of one that was sent or paid for. */
const DESTROYED = ["draft", "draftCopies", "uploads", "results"] as const satisfies readonly DataClassName[];
const KEPT = ["ciphertext", "mailboxCopy", "reports", "payments"] as const satisfies readonly DataClassName[];

/** What stays of an application that was deleted: whose it was by a hash, when and why it went, and no word of it. */
export const deletionRecordSchema = z.object({
  processId: z.string(),
  ownerId: z.string(),
  /** Whether it belonged to a session alone: then its number is enough to ask for the certificate. */
  transient: z.boolean(),
  cause: z.enum(DELETION_CAUSES),
  createdAt: z.iso.datetime(),
  /** When its key was gone, and then, once they are, its files as well. */
  destroyedAt: z.iso.datetime(),
  /** Uploaded files that went with it. */
  files: z.int().nonnegative(),
  destroyed: z.array(z.enum(DESTROYED)),
  /** What stays until its own end. */
  kept: z.array(z.enum(KEPT)),
});
export type DeletionRecord = z.infer<typeof deletionRecordSchema>;
