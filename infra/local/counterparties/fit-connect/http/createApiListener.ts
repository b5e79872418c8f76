import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { readRequestBody } from "../../process/readRequestBody.ts";
import { problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";
import type { ApiRoute, OAuthClient } from "./ApiRoute.ts";
import { matchRoutes } from "./matchRoutes.ts";

export interface ApiServices {
  readonly routes: readonly ApiRoute[];
  /** The client that holds this token, if it is known and not expired. */
  clientOf(token: string): OAuthClient | undefined;
  /** An answer that a mishap puts in place of the real one. */
  intervene(request: { readonly method: string; readonly path: string }): Promise<ApiAnswer | undefined>;
}

const NOBODY: OAuthClient = { id: "", role: "sender" };

export function createApiListener(services: ApiServices): RequestListener {
  return (request, response) => {
    answerTo(request, services)
      .catch((error: unknown) => {
        process.stderr.write(`FIT-Connect counterparty: ${String(error)}\n`);
        return problem(500, { name: "internal-error", title: "Internal error" });
      })
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  };
}

async function answerTo(request: IncomingMessage, services: ApiServices): Promise<ApiAnswer> {
  const method = request.method ?? "";
  const url = new URL(request.url ?? "/", "http://counterparty");
  const mishap = await services.intervene({ method, path: url.pathname });
  if (mishap !== undefined) return mishap;

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

function send(response: ServerResponse, answer: ApiAnswer): void {
  response.writeHead(answer.status, {
    ...(answer.contentType === undefined ? {} : { "content-type": answer.contentType }),
    "cache-control": "no-store",
    ...answer.headers,
  });
  response.end(answer.body);
}
