import type { Ports } from "../../ports/Ports.ts";
import type { StoredList } from "../../ports/StoredList.ts";
import { sentApplication, type SentApplication } from "./SentApplication.ts";

/** Every application that was sent and is still known, the oldest first. */
export async function sentApplications({
  processes,
  submissions,
  clock,
}: Pick<Ports, "processes" | "submissions" | "clock">): Promise<StoredList<SentApplication>> {
  const now = clock.now();
  const [running, recorded] = await Promise.all([processes.listSent(), submissions.listAll()]);
  const sent = new Map(running.found.map((process) => [process.id, process]));
  const records = new Map(recorded.found.map((record) => [record.processId, record]));
  return {
    found: [...new Set([...sent.keys(), ...records.keys()])]
      .flatMap((id) => sentApplication({ process: sent.get(id), record: records.get(id) }, now) ?? [])
      .sort((one, other) => one.sentAt.localeCompare(other.sentAt)),
    unreadable: [...new Set([...running.unreadable, ...recorded.unreadable])],
  };
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
