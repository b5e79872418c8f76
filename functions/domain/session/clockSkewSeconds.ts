import { z } from "zod";

/** How far the clock of a provider may be from ours, as its settings say. */
export const clockSkewSecondsSchema = z
  .int()
  .min(30)
  .max(180)
  .default(30)
  .describe("Seconds that the provider's clock and the portal's may differ.");
