import { isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";

/** Nothing is there to be deleted any more, or money and sending keep it, as the privacy policy says. */
const SETTLED = [
  "process-not-found",
  "process-expired",
  "not-signed-in",
  "session-over",
  "payment-in-flight",
  "status-conflict",
] as const;

/** Deletes an application with its files; whether the portal has answered for it. */
export async function deleteAtPortal(id: string): Promise<boolean> {
  const deleted = await call("deleteProcesses", { query: { id: [id] } });
  return deleted.ok || isProblem(deleted.failure, ...SETTLED);
}
