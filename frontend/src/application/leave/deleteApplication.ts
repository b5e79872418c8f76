import { isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/call.ts";

/** `gone`: nothing is left of it. `payment`, `sending`: money on its way or the way to the authority keep it for now. */
export type Deletion = "gone" | "payment" | "sending" | "unreachable";

/** Of an application that is not there any more, or whose session is over and it with it. */
const GONE = ["process-not-found", "process-expired", "not-signed-in", "session-over"] as const;

/** Deletes an application with its files, and says what the portal answered for it: a refusal is no deletion. */
export async function deleteApplication(id: string): Promise<Deletion> {
  const deleted = await callToSave("deleteProcesses", { query: { id: [id] } });
  if (deleted.ok || isProblem(deleted.failure, ...GONE)) return "gone";
  if (isProblem(deleted.failure, "payment-in-flight")) return "payment";
  return isProblem(deleted.failure, "status-conflict") ? "sending" : "unreachable";
}
