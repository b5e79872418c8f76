import { call } from "../../api/call.ts";
import type { Decision } from "../../features/form-page/compare/Difference.ts";
import type { ProcessSession } from "./processSession.ts";

type Opened = Pick<ProcessSession, "process" | "update" | "autosave">;

/** Reads anew what differs from the account: every change can do away with a difference or make one. */
export async function refreshDifferences(session: Opened): Promise<boolean> {
  await session.autosave.flush();
  const current = await call("getProcess", { path: { processId: session.process().id } });
  if (current.ok) session.update(current.value);
  return current.ok;
}

/** Stores what was decided, and shows the answers as they are then. False: it did not arrive. */
export async function decideDifferences(session: Opened, decisions: readonly Decision[]): Promise<boolean> {
  if (!(await refreshDifferences(session))) return false;
  const { id: processId, version } = session.process();
  const decided = await call("decideDifferences", {
    path: { processId },
    body: { version, decisions: [...decisions] },
  });
  if (!decided.ok) return false;
  session.update(decided.value);
  await session.autosave.resume();
  return true;
}
