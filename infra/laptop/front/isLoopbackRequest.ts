import type { IncomingMessage, ServerResponse } from "node:http";

/** The last one is what containers call this machine; no page of the web has it as its own. */
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\]|host\.docker\.internal)(:\d+)?$/i;

/**
 * Whether a request comes from this machine and was meant for it, by a page of its own where it comes from one.
 */
export function isLoopbackRequest(incoming: IncomingMessage): boolean {
  const remote = incoming.socket.remoteAddress ?? "";
  const isLocal = remote === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(remote);
  const { origin, host = "" } = incoming.headers;
  const isOwnPage = origin === undefined || origin === `http://${host}`;
  return isLocal && LOOPBACK_HOST.test(host) && isOwnPage;
}

/**
 * Refuses requests under a foreign name (RFC 9110, 15.5.20). A page of the web can let its own name resolve to 127.0.0.1
 * (DNS rebinding); what listens here would then be of the same origin to it.
 */
export function forLoopbackNames<Answer extends ServerResponse>(
  listener: (incoming: IncomingMessage, outgoing: Answer) => void,
): (incoming: IncomingMessage, outgoing: Answer) => void {
  return (incoming, outgoing) => {
    if (LOOPBACK_HOST.test(incoming.headers.host ?? "")) {
      listener(incoming, outgoing);
      return;
    }
    outgoing.writeHead(421, { "content-type": "text/plain" });
    outgoing.end("This port answers only under the names of this machine.");
  };
}
