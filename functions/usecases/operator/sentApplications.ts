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
