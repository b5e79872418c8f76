import { z } from "zod";
import { OPERATION_NAMES } from "./soap/actions.ts";
import { ERROR_NUMBERS } from "./soap/XtaFault.ts";

/** What goes wrong, in the words of the console. */
export const MISHAPS = [
  "unavailable",
  "slow",
  "fault",
  "drop-answer",
  "answer-twice",
  "wrong-relates-to",
  "never-delivered",
  "warned",
  "failed",
  "deleted",
] as const;

/** What the authority does: fetch and close what waits, once, or by itself from now on until told to wait. */
export const AUTHORITY_ORDERS = [
  "authority-fetches",
  "authority-fetches-by-itself",
  "authority-waits",
] as const;

/**
 * What can be ordered. `times` counts the requests that are still hit; without it they are until "none". "failed",
 * "deleted" and the authority's orders act at once on what is there.
 */
export const xtaFault = z.object({
  mishap: z.enum([...MISHAPS, ...AUTHORITY_ORDERS, "none"]),
  operation: z.enum(OPERATION_NAMES).optional(),
  /** Error number that "fault" answers with. */
  number: z.enum(Object.keys(ERROR_NUMBERS).filter(isErrorNumber)).default("9030"),
  times: z.number().int().positive().optional(),
  delayMilliseconds: z.number().int().positive().max(120_000).default(3_000),
});
export type XtaOrder = z.infer<typeof xtaFault>;

function isErrorNumber(text: string): text is keyof typeof ERROR_NUMBERS {
  return text in ERROR_NUMBERS;
}
