import { z } from "zod";

const keySchema = z.object({ processId: z.string() });

/** The key that all tables share. Whoever asks for less than a whole item asks for it. */
export function processIdOf(item: unknown): string {
  return keySchema.parse(item).processId;
}
