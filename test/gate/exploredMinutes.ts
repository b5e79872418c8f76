import { parseArgs } from "node:util";
import { z } from "zod";

const minutesSchema = z.coerce.number().positive().default(10);

/** For how long cases are drawn by the words of the command; nothing where they do not say it. */
export function minutesOf(words: readonly string[]): number | undefined {
  const { values } = parseArgs({ args: [...words], options: { minutes: { type: "string" } } });
  return minutesSchema.safeParse(values.minutes).data;
}
