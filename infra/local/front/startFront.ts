import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { API_SECURITY_HEADERS } from "../../../functions/contract/securityHeaders.ts";
import type { Gateway } from "../api-gateway/createGateway.ts";
import type { Console } from "../console/createConsole.ts";
import { answerBug } from "./answerBug.ts";
import { forLoopbackNames } from "./isLoopbackRequest.ts";
import { listenOn } from "./listenOn.ts";

export type PageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

/** One address for everything a browser sees: the API, the local console, and else the application. */
export async function startFront(
  parts: { readonly gateway: Gateway; readonly console: Console; readonly pages: PageHandler },
  options: { readonly port: number },
): Promise<{ readonly stop: () => Promise<void> }> {
  const answer: RequestListener = (incoming, outgoing) => {
    // Browsers and SDKs read the time of answers: it is the moved one.
    outgoing.sendDate = false;
    outgoing.setHeader("date", new Date().toUTCString());
    route(incoming, outgoing).catch((error: unknown) => answerBug(outgoing, error));
  };

  async function route(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? "/").split("?", 1).join("");
    if (path === "/__local" || path.startsWith("/__local/")) return parts.console.handle(incoming, outgoing);
    if (path === "/api" || path.startsWith("/api/")) {
      // The gateway's own refusals carry the API's headers too; functions set the same ones themselves.
      for (const [name, value] of Object.entries(API_SECURITY_HEADERS)) outgoing.setHeader(name, value);
      return parts.gateway.handle(incoming, outgoing);
    }
    await parts.pages(incoming, outgoing);
  }

  return listenOn(createServer(forLoopbackNames(answer)), options);
}
