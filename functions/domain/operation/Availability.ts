import { z } from "zod";
import { bilingualText } from "../bilingualText.ts";

/** What an operator switched off or announces, for a while and without a deployment. */
export const availabilitySchema = z.object({
  /** Nothing can be changed or sent; reading and downloading go on, and so does what was sent. */
  readOnly: z.boolean(),
  /** Services (codes of 14 digits) that cannot be started anew; drafts finish. */
  closedServices: z.array(z.string().regex(/^99\d{12}$/)),
  /** What every page says. */
  notice: z.object({ text: bilingualText, until: z.iso.datetime().optional() }).optional(),
});
export type Availability = z.infer<typeof availabilitySchema>;
export type Notice = NonNullable<Availability["notice"]>;

/** Until an operator switches anything. */
export const ALL_OPEN: Availability = { readOnly: false, closedServices: [] };

/** What is announced now: a notice ends by itself. */
export function noticeAt({ notice }: Availability, now: Date): Notice | undefined {
  if (notice?.until === undefined) return notice;
  return Date.parse(notice.until) > now.getTime() ? notice : undefined;
}

/** Whether every page has to show an announcement or the read-only notice. */
export function hasNews(availability: Availability, now: Date): boolean {
  return availability.readOnly || noticeAt(availability, now) !== undefined;
}
