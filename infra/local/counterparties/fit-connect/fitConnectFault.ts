import { z } from "zod";

/** Mishaps that can be ordered. `times` counts the requests they still hit; without it they last until "none". */
export const fitConnectFault = z.object({
  mishap: z.enum(["unavailable", "slow", "reject-finalize", "none"]),
  times: z.number().int().positive().optional(),
  /** Only requests whose path begins so. */
  path: z.string().startsWith("/").optional(),
  /** How long "slow" holds a request back. */
  delayMilliseconds: z.number().int().positive().max(60_000).default(3_000),
});

export type FitConnectFault = z.infer<typeof fitConnectFault>;
