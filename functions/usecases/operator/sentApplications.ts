import type { Ports } from "../../ports/Ports.ts";
import { sentApplication, type SentApplication } from "./SentApplication.ts";

/** Every application that was sent and is still known, the oldest first. */
export async function sentApplications({
  processes,
  submissions,
  clock,
}: Pick<Ports, "processes" | "submissions" | "clock">): Promise<readonly SentApplication[]> {
  const now = clock.now();
  const sent = new Map((await processes.listSent()).map((process) => [process.id, process]));
  const records = new Map((await submissions.listAll()).map((record) => [record.processId, record]));
  return [...new Set([...sent.keys(), ...records.keys()])]
    .flatMap((id) => sentApplication({ process: sent.get(id), record: records.get(id) }, now) ?? [])
    .sort((one, other) => one.sentAt.localeCompare(other.sentAt));
}

/** One of them; undefined when no application of this id was sent. */
export async function findSentApplication(
  { processes, submissions, clock }: Pick<Ports, "processes" | "submissions" | "clock">,
  id: string,
): Promise<SentApplication | undefined> {
  const [process, record] = await Promise.all([processes.get(id), submissions.get(id)]);
  const sent = process?.submitting === undefined ? undefined : process;
  return sent === undefined && record === undefined
    ? undefined
    : sentApplication({ process: sent, record }, clock.now());
}
