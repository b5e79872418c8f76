import { z } from "zod";
import { emailAddressSchema, feedbackKindSchema } from "#domain/operation/Feedback.ts";
import { operation, localeSchema } from "./operation.ts";
import { FEEDBACK_MAX_CHARACTERS } from "#domain/operation/rateLimits.ts";
import { BROWSER_ERROR_NAMES, POLICY_RULES } from "./browserErrors.ts";
import { PAGE_IDS } from "./pageIds.ts";

/** Where it was, by the name of the page: an address could carry an answer. */
const pageSchema = z.enum([...PAGE_IDS, "not-found"]);

export const feedbackOperations = {
  sendFeedback: operation({
    body: z.strictObject({
      kind: feedbackKindSchema,
      /** With at least one character that can be seen. */
      text: z
        .string()
        .max(FEEDBACK_MAX_CHARACTERS)
        .regex(/[^\s\p{C}]/u),
      email: emailAddressSchema.optional(),
      page: pageSchema,
      locale: localeSchema,
    }),
    response: z.null(),
    problems: ["too-many-requests"],
  }),
  /** An error that nothing in the browser caught. Lists, numbers and names of files only: no text of an error fits in. */
  reportBrowserError: operation({
    body: z.strictObject({
      message: z.enum(["window-error", "unhandled-rejection", "page-crashed", "policy-breach"]),
      error: z.enum([...BROWSER_ERROR_NAMES, "other"]),
      build: z.string().regex(/^[0-9a-z]{1,16}-[0-9a-z]{1,12}$/),
      page: pageSchema,
      locale: localeSchema,
      /** Of a breach of the content security policy: which rule. Never the address that it was about. */
      rule: z.enum([...POLICY_RULES, "other"]).optional(),
      /** File of the build, line and column. */
      place: z
        .string()
        .regex(/^[A-Za-z0-9_-]{1,60}\.js:\d{1,6}:\d{1,7}$/)
        .optional(),
    }),
    response: z.null(),
    problems: ["too-many-requests"],
  }),
};
