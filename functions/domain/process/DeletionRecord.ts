import { z } from "zod";
import { DATA_CLASSES, type DataClassName } from "../retention/DATA_CLASSES.ts";

/** Why something was deleted: the person asked for it, a session without an account ended, or its time was over. */
export const DELETION_CAUSES = ["person", "session-ended", "time-over"] as const;
export type DeletionCause = (typeof DELETION_CAUSES)[number];

const dataClassSchema = z.custom<DataClassName>(
  (name) => typeof name === "string" && Object.hasOwn(DATA_CLASSES, name),
);

/** What stays of an application that was deleted: whose it was by a hash, when and why it went, and no word of it. */
export const deletionRecordSchema = z.object({
  processId: z.string(),
  ownerId: z.string(),
  cause: z.enum(DELETION_CAUSES),
  createdAt: z.iso.datetime(),
  destroyedAt: z.iso.datetime(),
  /** Uploaded files that went with it. */
  files: z.int().nonnegative(),
  destroyed: z.array(dataClassSchema),
  /** What stays until its own end, because it was sent. */
  kept: z.array(dataClassSchema),
});
export type DeletionRecord = z.infer<typeof deletionRecordSchema>;
