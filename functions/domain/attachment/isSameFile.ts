import type { Attachment } from "./Attachment.ts";

type Announced = Pick<Attachment, "size" | "partSha256">;

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
