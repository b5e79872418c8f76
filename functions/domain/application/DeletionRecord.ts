import { z } from "zod";
import type { DataClassName } from "../operation/DATA_CLASSES.ts";

/** Why something was deleted: the person asked for it, a session without an account ended, or its time was over. */
const DELETION_CAUSES = ["person", "session-ended", "time-over"] as const;
export type DeletionCause = (typeof DELETION_CAUSES)[number];

/** Classes of data that go with an application, and those that stay when it was sent. */
const DESTROYED = ["draft", "draftCopies", "uploads", "results"] as const satisfies readonly DataClassName[];
const KEPT = ["ciphertext", "reports"] as const satisfies readonly DataClassName[];

/** What stays of an application that was deleted: whose it was by a hash, when and why it went, and no word of it. */
export const deletionRecordSchema = z.object({
  processId: z.string(),
  ownerId: z.string(),
  /** Whether it belonged to a session alone: then its number is enough to ask for the certificate. */
  transient: z.boolean(),
  cause: z.enum(DELETION_CAUSES),
  createdAt: z.iso.datetime(),
  destroyedAt: z.iso.datetime(),
  /** Uploaded files that went with it. */
  files: z.int().nonnegative(),
  destroyed: z.array(z.enum(DESTROYED)),
  /** What stays until its own end, because it was sent. */
  kept: z.array(z.enum(KEPT)),
});
export type DeletionRecord = z.infer<typeof deletionRecordSchema>;
