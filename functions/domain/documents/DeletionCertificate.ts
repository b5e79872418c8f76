import type { DeletionRecord } from "../application/DeletionRecord.ts";

/** What the portal seals of a deletion, for machines. */
export interface DeletionCertificate extends Pick<
  DeletionRecord,
  "processId" | "createdAt" | "destroyedAt" | "cause" | "files" | "destroyed" | "kept"
> {
  readonly type: "deletion-certificate";
  /** Address of the portal that issued it. */
  readonly issuer: string;
}

/** Its seal was verified before, so a member that is there has the type that the portal gave it. */
export function isDeletionCertificate(value: unknown): value is DeletionCertificate {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    value.type === "deletion-certificate" &&
    "processId" in value &&
    typeof value.processId === "string" &&
    "destroyedAt" in value &&
    typeof value.destroyedAt === "string"
  );
}
