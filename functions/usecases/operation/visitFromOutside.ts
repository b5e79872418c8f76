import type { EventLog } from "#ports/operation/EventLog.ts";

export interface VisitPorts {
  /** What was looked at, and what is wrong with it; undefined: fine. */
  readonly visit: () => Promise<readonly { readonly name: string; readonly wrong: string | undefined }[]>;
  /** Until a short fault of the network is over. */
  readonly pause: () => Promise<void>;
  readonly log: EventLog;
}

/** Visits the portal, and once more before it says that people do not get through. Answers how much was looked at. */
export async function visitFromOutside({ visit, pause, log }: VisitPorts): Promise<number> {
  const first = await visit();
  if (first.every(({ wrong }) => wrong === undefined)) return first.length;
  await pause();
  const second = await visit();
  for (const { name, wrong } of second) {
    if (wrong !== undefined) log.write("portal-unreachable", { what: name });
  }
  return second.length;
}
