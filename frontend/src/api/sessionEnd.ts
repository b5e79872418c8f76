import { liveValue } from "../settings/listeners.ts";

/** Whether the person chose to sign out: then a session that is gone needs no notice. */
let loggedOut = false;

export function markLoggedOut(): void {
  loggedOut = true;
}

export function takeLoggedOut(): boolean {
  const was = loggedOut;
  loggedOut = false;
  return was;
}

/** Where the windows of one browser tell each other of their session. */
export const SESSION_CHANNEL = "session";

export interface SignedOut {
  readonly kind: "signed-out";
}

/** Older browsers have none: there each window notices by its own next call. */
export const hasChannels = (): boolean => "BroadcastChannel" in window;

/** Tells the other windows at once: what keeps the times of the session may not have loaded in this one. */
export function tellSignedOut(): void {
  if (!hasChannels()) return;
  const message: SignedOut = { kind: "signed-out" };
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Whether the session of this window is over: then its page is shown no more. */
export const sessionOver = liveValue(false);
