import { mkdir, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { z } from "zod";
import { cutText } from "#domain/text/cutText.ts";
import { answerSubmission } from "./answerSubmission.ts";
import { createSubscriber, type Subscriber } from "./createSubscriber.ts";
import { findSubmitted, openSubmission, type OpenedSubmission } from "./openSubmission.ts";
import { readConsole, type AuthorityAddresses } from "./requestJson.ts";

interface AuthorityRun {
  readonly portalUrl: string;
  /** Where fetched submissions are put. */
  readonly outputFolder: string;
}

export interface AuthorityReport {
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
  readonly error: string;
}

const USAGE = `Usage: npm run -s authority -- <command> [--json]
  list                   submissions that wait for the authority
  fetch <id>             decrypt into .local/authority/<id>/ and check hashes and tags
  accept <id>            confirm receipt
  reject <id> [reason]   refuse, with a reason for the applicant
`;

const DEFAULT_REASON = "Der Antrag konnte nicht übernommen werden.";

/** The authority's side of the counterparty: one command, one report. */
export async function runAuthority(words: readonly string[], run: AuthorityRun): Promise<AuthorityReport> {
  const asJson = words.includes("--json");
  const [command = "", id, ...reason] = words.filter((word) => word !== "--json");
  const isKnown = ["list", "fetch", "accept", "reject"].includes(command);
  if (
    !isKnown ||
    (command === "list") !== (id === undefined) ||
    (reason.length > 0 && command !== "reject")
  ) {
    return { exitCode: 2, output: "", error: USAGE };
  }
  if (id !== undefined && !z.uuid().safeParse(id).success) {
    return { exitCode: 2, output: "", error: `The id of a submission is a UUID: ${id}\n` };
  }
  const addresses = await readConsole(run.portalUrl);
  if (!addresses.ok) return failure(addresses.failure);
  const subscriber = await createSubscriber(addresses.value.fitConnect);
  if (!subscriber.ok) return failure(subscriber.failure);
  const context = { ...run, asJson, addresses: addresses.value, subscriber: subscriber.value };
  if (id === undefined) return list(context);
  if (command === "fetch") return fetchOne(id, context);
  return answerOne(id, {
    ...context,
    accept: command === "accept",
    reason: reason.length === 0 ? DEFAULT_REASON : reason.join(" "),
  });
}

interface AuthorityContext extends AuthorityRun {
  readonly asJson: boolean;
  readonly addresses: AuthorityAddresses;
  readonly subscriber: Subscriber;
}

async function list({ subscriber, asJson }: AuthorityContext): Promise<AuthorityReport> {
  const waiting = await subscriber.list();
  if (!waiting.ok) return failure(waiting.failure);
  if (asJson) return success(JSON.stringify(waiting.value));
  if (waiting.value.length === 0) return success("No submission waits.");
  return success(
    waiting.value.map(({ submissionId, caseId }) => `${submissionId}  case ${caseId}`).join("\n"),
  );
}

async function fetchOne(id: string, context: AuthorityContext): Promise<AuthorityReport> {
  const { subscriber, addresses, asJson, outputFolder } = context;
  const opened = await openSubmission(id, { subscriber, addresses: addresses.fitConnect });
  if (!opened.ok) return failure(opened.failure);
  const folder = join(outputFolder, id);
  const paths = await writeSubmission(folder, opened.value);
  if (asJson) return success(JSON.stringify({ submissionId: id, folder, files: paths }));
  return success(`All hashes and authentication tags are right.\n${paths.join("\n")}`);
}

/** Accepts only what was opened and found right; rejects whatever arrived, unreadable content above all. */
async function answerOne(
  id: string,
  context: AuthorityContext & { readonly accept: boolean; readonly reason: string },
): Promise<AuthorityReport> {
  const { subscriber, addresses, asJson, accept, reason } = context;
  const event = accept ? "accept-submission" : "reject-submission";
  const found = accept
    ? await openSubmission(id, { subscriber, addresses: addresses.fitConnect })
    : await findSubmitted(id, { subscriber, addresses: addresses.fitConnect });
  if (!found.ok) return failure(found.failure);
  const verdict = { event, reason } as const;
  const posted = await answerSubmission(found.value, { verdict, addresses, subscriber });
  if (!posted.ok) return failure(posted.failure);
  if (asJson) return success(JSON.stringify({ submissionId: id, event }));
  return success(accept ? `Accepted: ${id}` : `Rejected: ${id}`);
}

function success(output: string): AuthorityReport {
  return { exitCode: 0, output: `${output}\n`, error: "" };
}

function failure(sentence: string): AuthorityReport {
  return { exitCode: 1, output: "", error: `${sentence}\n` };
}

/** File systems take 255; some are left for a number. */
const MAX_BYTES = 240;

/** Writes everything into one folder and answers the paths. Names come from outside: no path, no twin. */
async function writeSubmission(folder: string, opened: OpenedSubmission): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const taken = new Set<string>();
  const paths: string[] = [];
  const contents = [
    { name: "metadata.json", bytes: opened.metadata },
    { name: "data.json", bytes: opened.data },
    ...opened.files,
  ];
  for (const { name, bytes } of contents) {
    const free = freeName(harmlessName(name), taken);
    taken.add(free.toLowerCase());
    const path = join(folder, free);
    await writeFile(path, bytes);
    paths.push(path);
  }
  return paths;
}

function harmlessName(name: string): string {
  const visible = name
    .normalize("NFC")
    .replace(/[\p{C}/\\:*?"<>|]/gu, "_")
    .replace(/^\.+/, "_");
  if (visible === "") return "file";
  if (Buffer.byteLength(visible) <= MAX_BYTES) return visible;
  const ending = cutText(parse(visible).ext, { bytes: 16 });
  return `${cutText(visible, { bytes: MAX_BYTES - Buffer.byteLength(ending) })}${ending}`;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const { name: stem, ext } = parse(name);
  let candidate = name;
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1) {
    candidate = `${stem} (${number})${ext}`;
  }
  return candidate;
}
