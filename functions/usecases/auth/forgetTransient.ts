import type { UserSession } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";
import { removeProcess } from "../process/removeProcess.ts";

/** What goes with a session that has ended: all that an anonymous visitor or the user of an identity card typed. */
export async function forgetTransient(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "sealed">,
  { user }: UserSession,
): Promise<void> {
  if (user?.transient !== true) return;
  for (const process of await ports.processes.listByOwner(user.ownerId)) {
    if (process.status !== "SUBMITTED") await removeProcess(ports, process);
  }
}
