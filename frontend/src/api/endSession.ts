import { callToSave } from "./client.ts";
import { goOnLater, pauseBeforeTry } from "./goOnLater.ts";
import { markLoggedOut, takeLoggedOut, tellSignedOut } from "./sessionEnd.ts";
import { leaveOnPurpose } from "../builds/reloadGuards.ts";

/** Ends the session at the portal and in every window of this browser, and goes to where it ends at the provider, or home. False: not ended. */
export async function endSession(home: string): Promise<boolean> {
  markLoggedOut();
  const result = await callToSave("logout", {});
  if (!result.ok) {
    takeLoggedOut();
    return false;
  }
  tellSignedOut();
  // What this tab stored is for nobody who comes next; until the portal's answer the person goes on with it.
  sessionStorage.clear();
  leaveDocument(result.value.endSessionUrl ?? home);
  return true;
}

/** Tries until it is done, with growing pauses; tells each time how often it was in vain. Returns how to stop. */
export function untilDone(attempt: () => Promise<boolean>, notYet: (inVain: number) => void): () => void {
  let inVain = 0;
  let stop = (): void => undefined;
  let stopped = false;
  const run = async (): Promise<void> => {
    if (await attempt()) return;
    if (stopped) return;
    inVain += 1;
    notYet(inVain);
    stop = goOnLater(() => void run(), pauseBeforeTry(inVain));
  };
  void run();
  return () => {
    stopped = true;
    stop();
  };
}

/** Goes on in a document of its own, in place of this one: what this one held in memory goes with it. */
export function leaveDocument(address: string): void {
  leaveOnPurpose();
  location.replace(address);
}
