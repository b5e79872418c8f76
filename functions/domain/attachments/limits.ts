/** Limits of uploads (specification §5; 1 MB = 1,000,000 bytes everywhere). Free of zod. */
export const APPLICATION_MAX_BYTES = 30_000_000;
/** Kept free for the documents that the portal makes itself. */
export const GENERATED_DOCUMENTS_RESERVED_BYTES = 1_000_000;
export const UPLOADS_MAX_BYTES = APPLICATION_MAX_BYTES - GENERATED_DOCUMENTS_RESERVED_BYTES;
export const UPLOAD_PART_MAX_BYTES = 1_000_000;
/**
 * Longer than a part takes on a bad line; short, because it outlives a deletion. A slower upload requests new
 * policies.
 */
export const UPLOAD_POLICY_MINUTES = 3;
/**
 * The link works for anyone who has it, even after sign-out, so it is valid only as long as a browser needs to start
 * the download. A started download continues.
 */
export const UPLOAD_VIEW_MINUTES = 2;
/** An inactive upload keeps its space for this long. */
export const UPLOAD_HOLD_MINUTES = 5;
export const ATTACHMENTS_MAX_COUNT = 60;
export const FILE_NAME_MAX_LENGTH = 200;

/** Sizes of the parts a file of this size is cut into: all full but the last. */
export function partSizes(size: number): readonly number[] {
  const full = Math.floor(size / UPLOAD_PART_MAX_BYTES);
  const rest = size % UPLOAD_PART_MAX_BYTES;
  return [...Array.from({ length: full }, () => UPLOAD_PART_MAX_BYTES), ...(rest > 0 ? [rest] : [])];
}
