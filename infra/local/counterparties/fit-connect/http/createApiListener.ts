import { setTimeout as wait } from "node:timers/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readRequestBody } from "../../process/readRequestBody.ts";
import type { FitConnectFault } from "../fitConnectFault.ts";
import { problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";
import type { ApiRoute, OAuthClient } from "./ApiRoute.ts";
import { matchRoutes } from "./matchRoutes.ts";

export interface ApiServices {
  readonly routes: readonly ApiRoute[];
  /** The client that holds this token, if it is known and not expired. */
  clientOf(token: string): OAuthClient | undefined;
  /** The mishap that hits this request, if one does. */
  mishapOf(request: { readonly method: string; readonly path: string }): FitConnectFault | undefined;
  /** What a mishap makes of an event log. */
  distort(answer: ApiAnswer, mishap: FitConnectFault["mishap"]): ApiAnswer;
}

const NOBODY: OAuthClient = { id: "", role: "sender" };

export function createApiListener(services: ApiServices): RequestListener {
  return (request, response) => {
    const { pathname: path } = new URL(request.url ?? "/", "http://counterparty");
    const fault = services.mishapOf({ method: request.method ?? "", path });
    underMishap(fault, { answer: () => answerTo(request, services), services })
      .catch((error: unknown) => {
        process.stderr.write(`FIT-Connect counterparty: ${String(error)}\n`);
        return problem(500, { name: "internal-error", title: "Internal error" });
      })
      .then((answer) => send(response, { answer, mishap: fault?.mishap }))
      .catch(() => response.destroy());
  };
}

/** The answer, or what a mishap puts in its place. */
async function underMishap(
  fault: FitConnectFault | undefined,
  { answer, services }: { readonly answer: () => Promise<ApiAnswer>; readonly services: ApiServices },
): Promise<ApiAnswer> {
  switch (fault?.mishap) {
    case "unavailable":
      return problem(503, { name: "unavailable", title: "Service unavailable" });
    case "refuse":
      return problem(fault.status, { name: "refused", title: "The request was refused" });
    case "reject-finalize":
      return problem(422, { name: "submission-invalid", title: "The submission was refused" });
    case "slow":
      await wait(fault.delayMilliseconds);
      return answer();
    default:
      return fault === undefined ? answer() : services.distort(await answer(), fault.mishap);
  }
}

async function answerTo(request: IncomingMessage, services: ApiServices): Promise<ApiAnswer> {
  const method = request.method ?? "";
  const url = new URL(request.url ?? "/", "http://counterparty");
  const matches = matchRoutes(services.routes, url.pathname);
  if (matches.length === 0) return problem(404, { name: "not-found", title: "No such resource" });
  const match = matches.find(({ route }) => route.method === method);
  if (match === undefined) {
    const allowed = matches.map(({ route }) => route.method).join(", ");
    return {
      ...problem(405, { name: "method-not-allowed", title: "Method not allowed" }),
      headers: { allow: allowed },
    };
  }
  const client = match.route.access === "public" ? NOBODY : clientIn(request, services);
  if (client === undefined) {
    return {
      ...problem(401, { name: "unauthorized", title: "Access token missing, unknown or expired" }),
      headers: { "www-authenticate": "Bearer" },
    };
  }
  const { access } = match.route;
  if (access !== "public" && access !== "both" && access !== client.role) {
    return problem(403, { name: "forbidden", title: "The client has no right to do this" });
  }
  return match.route.handle({
    query: url.searchParams,
    contentType: (request.headers["content-type"] ?? "").split(";", 1).join("").trim().toLowerCase(),
    client,
    part: (name) => match.parts.get(name) ?? "",
    body: (limitBytes) => readRequestBody(request, limitBytes),
  });
}

function clientIn(request: IncomingMessage, services: ApiServices): OAuthClient | undefined {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : services.clientOf(token);
}

function send(
  response: ServerResponse,
  { answer, mishap }: { readonly answer: ApiAnswer; readonly mishap: FitConnectFault["mishap"] | undefined },
): void {
  if (mishap === "drop-answer") {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, {
    ...(answer.contentType === undefined ? {} : { "content-type": answer.contentType }),
    "cache-control": "no-store",
    ...answer.headers,
  });
  response.end(answer.body, () => {
    // A second answer nobody asked for, on a connection that clients keep for their next request.
    if (mishap === "answer-twice") {
      response.socket?.write(`HTTP/1.1 ${answer.status.toString()} Again\r\nContent-Length: 0\r\n\r\n`);
    }
  });
}
