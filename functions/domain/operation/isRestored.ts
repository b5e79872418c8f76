import { z } from "zod";

const endsSchema = z.object({
  /** When people can no longer open it. */
  availableUntil: z.iso.datetime().optional(),
  /** When the store may delete it, in seconds. */
  expiresAt: z.number().optional(),
});

/** Whether an item of a copy comes back: what was over meanwhile stays over (specification §9). */
export function isRestored(item: unknown, now: Date): boolean {
  const { availableUntil, expiresAt } = endsSchema.parse(item);
  const ends = [
    ...(availableUntil === undefined ? [] : [Date.parse(availableUntil)]),
    ...(expiresAt === undefined ? [] : [expiresAt * 1000]),
  ];
  return ends.every((end) => end > now.getTime());
}

/** Folders that begin with a process belong to it: they come back with it, or with the record of what was sent. */
export function isRestoredObject(
  { bucket, key }: { readonly bucket: string; readonly key: string },
  restored: { readonly processes: ReadonlySet<string>; readonly submissions: ReadonlySet<string> },
): boolean {
  const [owner = ""] = key.split("/");
  switch (bucket) {
    case "uploads":
    case "results":
      return restored.processes.has(owner);
    case "sealed":
      return restored.processes.has(owner) || restored.submissions.has(owner);
    default:
      return true;
  }
}
