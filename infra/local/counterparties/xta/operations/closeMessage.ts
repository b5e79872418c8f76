import type { StoredMessage } from "../state/storedMessage.ts";
import { isoNow, type XtaWorld } from "../XtaWorld.ts";

/** The reader has it: the report is done. A message that is closed already, or failed, stays as it is. */
export function closeMessage(world: XtaWorld, message: StoredMessage): void {
  if (message.state !== "waiting") return;
  const now = isoNow(world);
  world.messages.save({
    ...message,
    state: message.warnWhenDone ? "warned" : "done",
    initialFetch: message.initialFetch ?? now,
    reception: now,
    reportTime: now,
  });
}
