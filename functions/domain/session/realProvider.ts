import { z } from "zod";

/** Whether a laptop goes to the provider itself. */
export const realProviderSchema = z
  .boolean()
  .default(false)
  .describe(
    "On a laptop: goes to this provider itself instead of a stand-in; its secret comes from the file of `npm start -- --secrets <file>`.",
  );
