import type { UserSession } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";
import { removeProcess } from "../process/removeProcess.ts";

/**
 * What goes with a session that has ended: all that an anonymous visitor or the user of an identity card typed, except
 * what was paid for or is being paid.
 */
export async function forgetTransient(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "sealed">,
  { user }: UserSession,
): Promise<void> {
  if (user?.transient !== true) return;
  for (const process of await ports.processes.listByOwner(user.ownerId)) {
    const stays = process.status === "SUBMITTED" || process.paymentHeldUntil !== undefined;
    if (!stays) await removeProcess(ports, process);
  }
}
