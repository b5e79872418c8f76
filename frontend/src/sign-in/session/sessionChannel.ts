import { hasChannels, SESSION_CHANNEL, type SignedOut } from "#ui/api/user/sessionEnd.ts";
import type { SessionTimes } from "./sessionClock.ts";

/** What windows of one browser tell each other. `person` is who was there, so that a change of account is noticed. */
export type SessionMessage =
  | { readonly kind: "goes-on"; readonly person: string; readonly times: SessionTimes }
  | { readonly kind: "ended" }
  | SignedOut;

export interface SessionChannel {
  readonly tell: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** The windows of this browser at this portal: prolonged in one is prolonged in all, signed out in one is so in all. */
export function sessionChannel(receive: (message: SessionMessage) => void): SessionChannel {
  if (!hasChannels()) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => receive(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
