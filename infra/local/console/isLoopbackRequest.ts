import type { IncomingMessage } from "node:http";

/**
 * Whether a request comes from this machine and was meant for it. The Host header is checked because a foreign
 * page can let its own name resolve to 127.0.0.1 (DNS rebinding) and would then count as the same origin.
 */
export function isLoopbackRequest(incoming: IncomingMessage): boolean {
  const remote = incoming.socket.remoteAddress ?? "";
  const isLocal = remote === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(remote);
  const host = incoming.headers.host ?? "";
  const isMeant = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);
  const { origin } = incoming.headers;
  const isOwnPage = origin === undefined || origin === `http://${host}`;
  return isLocal && isMeant && isOwnPage;
}
