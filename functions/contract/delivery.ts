import { z } from "zod";
import { operation } from "./operation.ts";

const submissionIdSchema = z.string().max(64);

export const deliveryOperations = {
  /**
   * The delivery service says that something happened to these submissions. Authenticated by the headers
   * `callback-timestamp` and `callback-authentication`. Which of the two lists is sent depends on its version.
   */
  receiveFitConnectCallback: operation({
    body: z.object({
      type: z.string().startsWith("https://schema.fitko.de/fit-connect/submission-api/callbacks/"),
      submissions: z
        .array(z.object({ submissionId: submissionIdSchema }))
        .max(1_000)
        .default([]),
      submissionIds: z.array(submissionIdSchema).max(1_000).default([]),
    }),
    response: z.null(),
    problems: ["callback-refused", "workflow-unavailable"],
  }),
};
