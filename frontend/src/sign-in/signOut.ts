import { endSession, untilDone } from "../api/user/endSession.ts";
import { notify } from "../components/status/Notifications.tsx";

/** Signs out, and goes home; `failed` is said once while the portal does not answer and it is tried again. */
export function signOut(home: string, failed: string): void {
  let isTold = false;
  untilDone(
    async () => (await endSession(home)).ok,
    () => {
      if (!isTold) notify(failed, { type: "error" });
      isTold = true;
    },
  );
}
