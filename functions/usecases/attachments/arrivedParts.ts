import { partSizes } from "#domain/attachments/limits.ts";
import type { Process } from "#domain/application/Process.ts";
import type { Ports } from "#ports/Ports.ts";

/** What the store has of each unfinished upload: numbers of the parts, and their bytes together. */
export interface ArrivedParts {
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly bytes: ReadonlyMap<string, number>;
}

/** Asks the store, which alone knows; finished files cost nothing. */
export async function arrivedParts(
  { attachments }: Pick<Ports, "attachments">,
  process: Process,
): Promise<ArrivedParts> {
  const numbers = new Map<string, readonly number[]>();
  const bytes = new Map<string, number>();
  for (const { attachmentId, status, size } of process.attachments) {
    if (status !== "reserved") continue;
    const sizes = partSizes(size);
    const parts = (await attachments.listParts({ processId: process.id, attachmentId })).filter(
      (part) => sizes[part.number - 1] === part.size,
    );
    numbers.set(
      attachmentId,
      parts.map(({ number }) => number),
    );
    bytes.set(
      attachmentId,
      parts.reduce((sum, part) => sum + part.size, 0),
    );
  }
  return { numbers, bytes };
}
