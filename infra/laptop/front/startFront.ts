import { createServer, IncomingMessage, type ServerResponse } from "node:http";
import type { Gateway } from "../api-gateway/createGateway.ts";
import type { Console } from "../console/createConsole.ts";
import type { BehaviourResource, DistributionResource } from "../template/DistributionResource.ts";
import { EdgeAnswer } from "./EdgeAnswer.ts";
import { createKeptErrors, secondsKept } from "./keptErrors.ts";
import { answerBug, listenOn } from "./listenOn.ts";
import { forLoopbackNames } from "./isLoopbackRequest.ts";
import { acceptedEncodings, cacheKey, passedOn, rewrite, type SentRequest } from "./passedOn.ts";

export type PageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

/** What CloudFront says where it asks no origin. */
const REFUSALS = {
  method:
    "This distribution is not configured to allow the HTTP request method that was used for this request.",
  body: "A GET request may not have a body.",
} as const;

/** One address for everything a browser sees: the local console, and else what the distribution has behind it. */
export async function startFront(
  parts: { readonly gateway: Gateway; readonly console: Console; readonly pages: PageHandler },
  options: {
    readonly port: number;
    readonly distribution: DistributionResource;
    /** What the distribution adds to calls of the API. */
    readonly originHeaders: ReadonlyMap<string, string>;
  },
): Promise<{ readonly stop: () => Promise<void> }> {
  const { behaviours, errorSeconds } = options.distribution;
  const errors = createKeptErrors();

  async function route(incoming: IncomingMessage, outgoing: EdgeAnswer): Promise<void> {
    const sent: SentRequest = { url: incoming.url ?? "/", rawHeaders: incoming.rawHeaders };
    const path = sent.url.split("?", 1).join("");
    if (path === "/__local" || path.startsWith("/__local/")) return parts.console.handle(incoming, outgoing);
    const behaviour = behaviours.find(({ pattern }) => fits(pattern, path));
    if (behaviour === undefined) throw new Error(`The distribution answers no ${path}.`);
    const refusal = refusalOf(incoming, behaviour);
    if (refusal !== undefined) {
      incoming.resume();
      outgoing.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(`${REFUSALS[refusal]}\n`);
      return undefined;
    }
    const key = cacheKey(sent, behaviour);
    const kept = incoming.method === "GET" ? errors.find(key) : undefined;
    if (kept !== undefined) {
      outgoing.writeHead(kept.status, { ...kept.headers }).end(kept.body);
      return undefined;
    }
    outgoing.follow(behaviour, (error) => {
      if (incoming.method !== "GET") return;
      const cacheControl = String(error.headers["cache-control"] ?? "");
      const seconds = secondsKept({ status: error.status, cacheControl }, { behaviour, errorSeconds });
      errors.keep(key, { ...error, seconds });
    });
    if (behaviour.origin.kind === "api") {
      rewrite(incoming, passedOn(sent, { behaviour, own: options.originHeaders }));
      return parts.gateway.handle(incoming, outgoing);
    }
    // The function of addresses reads cookie and language; the bucket behind it gets neither.
    const accepted = incoming.headers["accept-encoding"] ?? "";
    incoming.headers["accept-encoding"] = acceptedEncodings(accepted, behaviour);
    return parts.pages(incoming, outgoing);
  }

  const answer = (incoming: IncomingMessage, outgoing: EdgeAnswer): void => {
    // Browsers and SDKs read the time of answers: it is the moved one.
    outgoing.sendDate = false;
    outgoing.setHeader("date", new Date().toUTCString());
    route(incoming, outgoing).catch((error: unknown) => answerBug(outgoing, error));
  };
  const server = createServer({ IncomingMessage, ServerResponse: EdgeAnswer }, forLoopbackNames(answer));
  return listenOn(server, options);
}

/** CloudFront, "Cache behavior settings": allowed methods; "GET requests that include a body". */
function refusalOf(
  { method = "GET", headers }: IncomingMessage,
  { methods }: BehaviourResource,
): keyof typeof REFUSALS | undefined {
  if (!methods.includes(method)) return "method";
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  return method === "GET" && hasBody ? "body" : undefined;
}

/** CloudFront, "Path pattern": `*` stands for any letters, `?` for one. */
function fits(pattern: string, path: string): boolean {
  const letters = pattern.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${letters.replaceAll("*", ".*").replaceAll("?", ".")}$`).test(path);
}
