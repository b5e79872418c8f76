import { z } from "zod";
import { PROCESS_STATUSES } from "../../domain/process/ProcessStatus.ts";
import { SUBMISSION_STATUSES } from "../../domain/submission/SubmissionStatus.ts";
import { resendApplication } from "../../usecases/operator/resendApplication.ts";
import type { SentApplication } from "../../usecases/operator/SentApplication.ts";
import { findSentApplication, sentApplications } from "../../usecases/operator/sentApplications.ts";
import { unable, type CommandAnswer } from "../CommandAnswer.ts";
import { openApplications, PLACE_OPTIONS, placeSchema } from "./openApplications.ts";
import { readWords } from "./readWords.ts";

const USAGE = `operator list [--stuck] [--failed] [--status STATUS] [--json]
operator show ID [--json]
operator resend ID [--json]
Each speaks to the portal on this machine (PORT, 4000), or with --tables PROCESSES,SUBMISSIONS --state-machine ARN to AWS.`;

const flag = z.boolean().optional();
const OPTIONS = {
  ...PLACE_OPTIONS,
  json: { type: "boolean" },
  stuck: { type: "boolean" },
  failed: { type: "boolean" },
  status: { type: "string" },
} as const;
const listWords = z.object({
  positionals: z.tuple([]),
  options: z.intersection(
    placeSchema,
    z.object({
      json: flag,
      stuck: flag,
      failed: flag,
      status: z.enum([...PROCESS_STATUSES, ...SUBMISSION_STATUSES]).optional(),
    }),
  ),
});
const oneWords = z.object({
  positionals: z.tuple([z.string().min(1)]),
  options: z.intersection(
    placeSchema,
    z.object({
      json: flag,
      stuck: z.undefined().optional(),
      failed: z.undefined().optional(),
      status: z.undefined().optional(),
    }),
  ),
});

/** What was sent, the oldest first. */
export const list = (args: readonly string[]): Promise<CommandAnswer> =>
  answered(async () => {
    const given = listWords.safeParse(readWords(args, OPTIONS));
    if (!given.success) return unable(USAGE);
    const { json, stuck, failed, status } = given.data.options;
    const ports = await openApplications(given.data.options);
    if (!ports.ok) return unable(ports.failure);
    const wanted = (await sentApplications(ports.value)).filter(
      (one) =>
        (stuck !== true || one.stuck) &&
        (failed !== true || one.failed) &&
        (status === undefined || one.status === status),
    );
    if (json === true) return said(JSON.stringify(wanted, null, 2));
    return said(wanted.length === 0 ? "No application." : wanted.map(line).join("\n"));
  });

/** One application. */
export const show = (args: readonly string[]): Promise<CommandAnswer> =>
  answered(async () => {
    const given = oneWords.safeParse(readWords(args, OPTIONS));
    if (!given.success) return unable(USAGE);
    const [id] = given.data.positionals;
    const ports = await openApplications(given.data.options);
    if (!ports.ok) return unable(ports.failure);
    const found = await findSentApplication(ports.value, id);
    if (found === undefined) return refused(`No application ${id} was sent.`);
    if (given.data.options.json === true) return said(JSON.stringify(found, null, 2));
    return said(
      Object.entries(found)
        .map(([name, value]) => `${name}: ${String(value ?? "none")}`)
        .join("\n"),
    );
  });

/** Sends again what visibly failed. */
export const resend = (args: readonly string[]): Promise<CommandAnswer> =>
  answered(async () => {
    const given = oneWords.safeParse(readWords(args, OPTIONS));
    if (!given.success) return unable(USAGE);
    const [id] = given.data.positionals;
    const ports = await openApplications(given.data.options);
    if (!ports.ok) return unable(ports.failure);
    const sent = await resendApplication(ports.value, id);
    if (sent.ok) {
      const json = given.data.options.json === true;
      return said(
        json
          ? JSON.stringify({ processId: id, attempt: sent.value })
          : `${id} is sent again, attempt ${sent.value}.`,
      );
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

function said(text: string): CommandAnswer {
  return { exitCode: 0, out: `${text}\n`, err: "" };
}

function refused(text: string): CommandAnswer {
  return { exitCode: 1, out: "", err: `${text}\n` };
}

/** Tables and workflows are outside systems: a wrong name, missing rights or a lost connection is nobody's bug. */
async function answered(run: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
  try {
    return await run();
  } catch (error) {
    return unable(
      `The applications cannot be read. ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`,
    );
  }
}
