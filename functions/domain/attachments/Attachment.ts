import { z } from "zod";
import {
  ACTIVE_CONTENTS,
  BLANK_PAGES,
  MALWARE_VERDICTS,
  SIGNATURE_VERDICTS,
  UPLOAD_REFUSALS,
} from "./UploadVerdict.ts";

type Announced = Pick<Attachment, "size" | "partSha256">;

const [, ...VERDICTS_OF_ONE] = SIGNATURE_VERDICTS;

/** See `UploadInspection`. */
const uploadInspectionSchema = z.object({
  signatures: z.enum(SIGNATURE_VERDICTS),
  found: z
    .array(
      z.object({
        verdict: z.enum(VERDICTS_OF_ONE),
        signer: z.string().optional(),
        claimedTime: z.iso.datetime().optional(),
        isWeak: z.boolean().optional(),
      }),
    )
    .readonly(),
  activeContents: z.array(z.enum(ACTIVE_CONTENTS)).readonly(),
  hasAppendix: z.boolean(),
  /** Files that were looked at before pages were count as those that draw on every page. */
  blankPages: z.enum(BLANK_PAGES).default("none"),
});

/** A file of an application. `reserved`: announced, its parts may arrive; `stored`: joined, checked and hashed. */
export const attachmentSchema = z.object({
  attachmentId: z.string(),
  /** Path of the file field of the form that this file answers. */
  fieldPath: z.string(),
  fileName: z.string(),
  size: z.int().positive(),
  status: z.enum(["reserved", "stored", "refused"]),
  refusal: z.enum(UPLOAD_REFUSALS).optional(),
  /** When it was announced, or last gone on with: room is held from then on (`usedBytes`). */
  reservedAt: z.iso.datetime(),
  /** SHA-256 of each part, base64, as announced; the store takes no other bytes. Absent before parts were announced. */
  partSha256: z.array(z.string()).readonly().optional(),
  /** SHA-512 of the joined file, lower-case hex; present once stored. */
  sha512: z.string().optional(),
  /** Present once stored. */
  inspection: uploadInspectionSchema.optional(),
  /** Asked when it is sent; absent where the state has no scanner. */
  malware: z.enum(MALWARE_VERDICTS).optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Whether two files have the same bytes, by the hashes of their parts that the store holds them to. */
export function isSameFile(one: Announced, other: Announced): boolean {
  const { partSha256: hashes } = other;
  return (
    one.size === other.size &&
    hashes !== undefined &&
    one.partSha256?.length === hashes.length &&
    one.partSha256.every((hash, index) => hash === hashes[index])
  );
}
