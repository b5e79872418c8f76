import { z } from "zod";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { SUBMISSION_STATUSES } from "#domain/sending/SubmissionStatus.ts";
import { resendApplication } from "#usecases/operation/resendApplication.ts";
import {
  type SentApplication,
  findSentApplication,
  sentApplications,
} from "#usecases/operation/SentApplication.ts";
import { refused, answered, unable, type CommandAnswer, withUnreadable } from "#commands/CommandAnswer.ts";
import {
  APPLICATION_OPTIONS,
  applicationSchema,
  onApplication,
  onApplications,
  USAGE,
} from "./onApplications.ts";
import { readWords } from "../readWords.ts";

const flag = { type: "boolean" } as const;
const LIST_OPTIONS = {
  ...APPLICATION_OPTIONS,
  stuck: flag,
  failed: flag,
  status: { type: "string" },
} as const;
const listSchema = z.object({
  positionals: z.tuple([]),
  options: z.intersection(
    applicationSchema,
    z.object({
      stuck: z.boolean().optional(),
      failed: z.boolean().optional(),
      status: z.enum([...PROCESS_STATUSES, ...SUBMISSION_STATUSES]).optional(),
    }),
  ),
});

/** What was sent, the oldest first. */
export async function list(args: readonly string[]): Promise<CommandAnswer> {
  const given = listSchema.safeParse(readWords(args, LIST_OPTIONS));
  if (!given.success) return unable(USAGE);
  const { json, stuck, failed, status } = given.data.options;
  return onApplications({ options: given.data.options, command: "list" }, async (ports) => {
    const all = await sentApplications(ports);
    const wanted = all.found.filter(
      (one) =>
        (stuck !== true || one.stuck) &&
        (failed !== true || one.failed) &&
        (status === undefined || one.status === status),
    );
    const text = wanted.length === 0 ? "No application." : wanted.map(line).join("\n");
    return withUnreadable(answered({ json }, { facts: wanted, text }), all);
  });
}

/** One application. */
export const show = onApplication("show", async ({ id, json, ...ports }) => {
  const found = await findSentApplication(ports, id);
  if (found === undefined) return refused(`No application ${id} was sent.`);
  const lines = Object.entries(found).map(([name, value]) => `${name}: ${String(value ?? "none")}`);
  return answered({ json }, { facts: found, text: lines.join("\n") });
});

/** Sends again what visibly failed. */
export const resend = onApplication("resend", async ({ id, json, ...ports }) => {
  const sent = await resendApplication(ports, id);
  if (sent.ok) {
    const text = `${id} is sent again, attempt ${sent.value.toString()}.`;
    return answered({ json }, { facts: { processId: id, attempt: sent.value }, text });
  }
  switch (sent.failure.kind) {
    case "process-not-found":
      return refused(`There is no application ${id}.`);
    case "not-failed":
      return refused(`${id} has not failed (${sent.failure.status}): nothing is sent again.`);
    default:
      return unable(`${id}: ${sent.failure.kind}. What was begun is finished by the sweep within minutes.`);
  }
});

function line(one: SentApplication): string {
  const marks = [one.stuck ? "stuck" : "", one.cause ?? "", one.progress ?? ""].filter((mark) => mark !== "");
  return `${one.processId}  ${one.status}  since ${one.statusChanged}  ${one.service}  ${one.authority}  ${marks.join("  ")}`.trimEnd();
}
