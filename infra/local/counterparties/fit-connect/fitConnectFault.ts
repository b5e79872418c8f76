import { z } from "zod";

/** What goes wrong with requests. */
const REQUEST_MISHAPS = [
  "unavailable",
  "slow",
  "refuse",
  "reject-finalize",
  "drop-answer",
  "answer-twice",
] as const;
/** What goes wrong with the event log as it is told; the log itself stays as it is. */
const LOG_MISHAPS = ["repeat-events", "reverse-events", "forge-acceptance"] as const;
/** The mailbox service refuses the next message. */
const MAILBOX_MISHAPS = ["refuse-message"] as const;
export const MISHAPS = [...REQUEST_MISHAPS, ...LOG_MISHAPS, ...MAILBOX_MISHAPS] as const;

/** Mishaps that can be ordered. `times` counts the requests they still hit; without it they last until "none". */
export const fitConnectFault = z.object({
  mishap: z.enum([...MISHAPS, "none"]),
  times: z.number().int().positive().optional(),
  /** Only requests with this method. */
  method: z.enum(["GET", "POST", "PUT"]).optional(),
  /** Only requests whose path begins so. */
  path: z.string().startsWith("/").optional(),
  /** Status that "refuse" answers with, as a problem document. */
  status: z.number().int().min(400).max(599).default(422),
  /** Only requests whose path names this destination, or a submission to it. */
  destination: z.enum(["authority", "mailbox"]).optional(),
  /** Only the last upload of a submission, with which it is handed over. */
  finalize: z.literal(true).optional(),
  /** How long "slow" holds a request back. */
  delayMilliseconds: z.number().int().positive().max(60_000).default(3_000),
});

export type FitConnectFault = z.infer<typeof fitConnectFault>;

export function isLogMishap(mishap: FitConnectFault["mishap"]): boolean {
  return LOG_MISHAPS.some((one) => one === mishap);
}
