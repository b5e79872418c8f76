import { expect } from "vitest";
import { z } from "zod";
import { until } from "./portalUnderTest.ts";
import type { Visitor } from "./Visitor.ts";

const progressSchema = z.object({
  status: z.string(),
  progress: z.string().nullable(),
  completedSteps: z.array(z.string()),
  transferTicketNumber: z.string().nullable(),
});
const submissionsSchema = z.object({
  submissions: z.array(
    z.object({
      processId: z.string(),
      status: z.string(),
      externalIdType: z.string(),
      externalId: z.string().nullable(),
    }),
  ),
});
const SUBMITTED = "/api/processes/submitted";
type SentSubmission = z.infer<typeof submissionsSchema>["submissions"][number];

/** Sends it with two clicks at once and waits for the end of the pipeline. */
export async function sent(visitor: Visitor, processId: string): Promise<z.infer<typeof progressSchema>> {
  const completed = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
  expect([completed.status, completed.body]).toMatchObject([200, { status: "COMPLETED" }]);
  const submit = { method: "POST", path: `/api/processes/${processId}/submit` };
  const [first, second] = await Promise.all([visitor.call(submit), visitor.call(submit)]);
  expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThan(0);
  const ended = await until(async () => {
    const progress = progressSchema.parse((await visitor.get(`/api/processes/${processId}/progress`)).body);
    return progress.progress === "SUBMISSION_COMPLETED" || progress.status === "SUBMIT_FAILURE"
      ? progress
      : undefined;
  });
  // The personal area is read by an index, which shows it a little later. Without an account there is none.
  if (ended.progress === "SUBMISSION_COMPLETED")
    await until(async () => {
      const listed = submissionsSchema.safeParse((await visitor.get(SUBMITTED)).body);
      if (!listed.success) return true;
      const entry = listed.data.submissions.find((one) => one.processId === processId);
      return entry === undefined || entry.status === "pending" ? undefined : true;
    });
  return ended;
}

/** The application as the personal area lists it. */
export async function submissionOf(visitor: Visitor, processId: string): Promise<SentSubmission | undefined> {
  const { body } = await visitor.get(SUBMITTED);
  return submissionsSchema.parse(body).submissions.find((submission) => submission.processId === processId);
}

/** What its authority calls it, once the personal area knows: an index shows a moment later what was written. */
export function externalIdOf(visitor: Visitor, processId: string): Promise<string> {
  return until(async () => (await submissionOf(visitor, processId))?.externalId ?? undefined);
}
