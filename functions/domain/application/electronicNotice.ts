import { z } from "zod";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "./electronicNoticeText.ts";

/** Setting of a state. */
export const noticeRuleSchema = z.strictObject({
  announcedOnDay: z
    .int()
    .min(1)
    .max(30)
    .describe("Day after its provision on which a decision counts as announced (OZG section 9)."),
  unlessDeclined: z
    .boolean()
    .describe("Whether silence is consent. Off: the person has to choose (GDPR, OZG section 9)."),
});
export type NoticeRule = z.infer<typeof noticeRuleSchema>;

/** What the person decided on receiving decision and letters in the mailbox of the account, and what was said about it. */
export const electronicNoticeSchema = z.object({
  consent: z.boolean(),
  /** `not-declined`: nothing was answered where silence is consent. */
  basis: z.enum(["answered", "not-declined"]),
  decidedAt: z.iso.datetime(),
  textVersion: z.string(),
  announcedOnDay: z.int().positive(),
  /** Handle of the mailbox; absent where it is not to be used. */
  postbox: z.string().optional(),
});
export type ElectronicNotice = z.infer<typeof electronicNoticeSchema>;

/** The mailbox of the account that asks, and the rule of the state. */
export interface NoticeTerms {
  readonly postbox: string | undefined;
  readonly rule: NoticeRule;
}

export function newElectronicNotice(
  { postbox, rule }: NoticeTerms,
  given: Pick<ElectronicNotice, "consent" | "basis" | "decidedAt">,
): ElectronicNotice {
  return {
    ...given,
    textVersion: ELECTRONIC_NOTICE_TEXT_VERSION,
    announcedOnDay: rule.announcedOnDay,
    ...(given.consent && postbox !== undefined && { postbox }),
  };
}
