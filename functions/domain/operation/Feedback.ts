import { z } from "zod";
import { bareAddress, isEmailAddress } from "../text/bareAddress.ts";
import { FEEDBACK_MAX_CHARACTERS, FEEDBACK_RETENTION_DAYS } from "./rateLimits.ts";

export const feedbackKindSchema = z.enum(["barrier", "praise", "blame"]);

/** As links, address books and languages write it. */
export const emailAddressSchema = z.string().max(254).transform(bareAddress).refine(isEmailAddress);

/** Feedback on the portal. Nothing links it to a session, an account or an application. */
export const feedbackSchema = z.object({
  feedbackId: z.string().min(1),
  receivedAt: z.iso.datetime(),
  kind: feedbackKindSchema,
  text: z.string().min(1).max(FEEDBACK_MAX_CHARACTERS),
  /** Only of people who want an answer. */
  replyTo: emailAddressSchema.optional(),
  /** The same, as the release before wrote it: it reads no other domains than those in ASCII. */
  email: z.email().optional(),
  page: z.string(),
  locale: z.enum(["de", "en"]),
});
export type Feedback = z.infer<typeof feedbackSchema>;

const DAY_MILLISECONDS = 86_400_000;

export function feedbackExpiresAt({ receivedAt }: Pick<Feedback, "receivedAt">): Date {
  return new Date(Date.parse(receivedAt) + FEEDBACK_RETENTION_DAYS * DAY_MILLISECONDS);
}
