import type { IncomingMessage, RequestListener } from "node:http";
import { z } from "zod";
import { type Hit, throughFault } from "../kit/createFaults.ts";
import { parseJson } from "../kit/json.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { type Answer, createListener, type Call, matchRoutes } from "../kit/http.ts";
import type { FitConnectFault } from "./faults.ts";

export interface OAuthClient {
  readonly id: string;
  readonly role: "sender" | "subscriber";
}

export interface ApiCall {
  readonly query: URLSearchParams;
  /** Media type in lower case, without parameters. */
  readonly contentType: string;
  /** The client behind the token; on public routes an empty id. */
  readonly client: OAuthClient;
  /** A variable part of the path. */
  part(name: string): string;
  /** The body, or undefined when it exceeds the route's limit. */
  body(limitBytes: number): Promise<Buffer | undefined>;
}

export interface ApiRoute {
  readonly method: string;
  /** Variable parts are written `:name`. */
  readonly path: string;
  readonly access: "public" | "sender" | "subscriber" | "both";
  handle(call: ApiCall): Answer | Promise<Answer>;
}

/** A route from its address, for example `GET /token`; the listener checks the role of the caller. */
const routeFor =
  (access: ApiRoute["access"]) =>
  (address: string, handle: ApiRoute["handle"]): ApiRoute => {
    const [method = "", path = ""] = address.split(" ");
    return { method, path, access, handle };
  };
export const forAnyone = routeFor("public");
export const forSender = routeFor("sender");
export const forSubscriber = routeFor("subscriber");
export const forBoth = routeFor("both");

interface ApiServices {
  readonly routes: readonly ApiRoute[];
  /** The client that holds this token, if it is known and not expired. */
  clientOf(token: string): OAuthClient | undefined;
  /** The fault that hits this request, if one does. */
  faultOf(request: { readonly method: string; readonly path: string }): Hit<FitConnectFault> | undefined;
  /** What a fault makes of an event log. */
  distort(answer: Answer, kind: FitConnectFault["kind"]): Answer;
}

const NOBODY: OAuthClient = { id: "", role: "sender" };

export function createApiListener(services: ApiServices): RequestListener {
  return createListener({
    name: "FIT-Connect counterparty",
    // Every route names its own limit.
    bodyMaxBytes: 0,
    answer: async (call) => {
      const fault = services.faultOf({ method: call.request.method ?? "", path: call.url.pathname });
      return throughFault(fault, () =>
        underFault(fault, { answer: () => answerTo(call, services), services }),
      );
    },
    failed: problem(500, { name: "internal-error", title: "Internal error" }),
  });
}

/** The answer, or what a fault puts in its place. */
async function underFault(
  fault: FitConnectFault | undefined,
  { answer, services }: { readonly answer: () => Promise<Answer>; readonly services: ApiServices },
): Promise<Answer> {
  switch (fault?.kind) {
    case "unavailable":
      return problem(503, { name: "unavailable", title: "Service unavailable" });
    case "refuse":
      return problem(fault.status, { name: "refused", title: "The request was refused" });
    case "reject-finalize":
      return problem(422, { name: "submission-invalid", title: "The submission was refused" });
    default:
      return fault === undefined ? answer() : services.distort(await answer(), fault.kind);
  }
}

async function answerTo({ request, url, body }: Call, services: ApiServices): Promise<Answer> {
  const matches = matchRoutes(services.routes, url.pathname);
  if (matches.length === 0) return problem(404, { name: "not-found", title: "No such resource" });
  const match = matches.find(({ route }) => route.method === request.method);
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
    body,
  });
}

function clientIn(request: IncomingMessage, services: ApiServices): OAuthClient | undefined {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return token === undefined ? undefined : services.clientOf(token);
}

const PROBLEM_PREFIX = "https://schema.fitko.de/fit-connect/submission-api/problems/";

interface ProblemText {
  readonly name: string;
  readonly title: string;
  readonly detail?: string;
  /** Extra member with which `POST events` explains a 422. */
  readonly issue?: string;
}

/** RFC 9457. Only three names are documented by FIT-Connect; the others are ours, clients decide on the status. */
export function problem(status: number, text: ProblemText): Answer {
  const { name, ...rest } = text;
  return {
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type: `${PROBLEM_PREFIX}${name}`, status, ...rest }),
  };
}

interface JsonBodyRules<Value> {
  readonly schema: z.ZodType<Value>;
  readonly limitBytes: number;
}

/** 415 for another type, 413 for too much, 400 for what is no JSON or not of this shape. */
export async function parseJsonBody<Value>(
  call: ApiCall,
  rules: JsonBodyRules<Value>,
): Promise<Result<Value, Answer>> {
  if (call.contentType !== "application/json") {
    return err(problem(415, { name: "unsupported-media-type", title: "application/json is needed" }));
  }
  const body = await call.body(rules.limitBytes);
  if (body === undefined) return err(problem(413, { name: "too-large", title: "Request too large" }));
  const value = parseJson(body.toString("utf8"));
  const parsed = rules.schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return err(
    problem(400, {
      name: "bad-request",
      title: value === undefined ? "The body is no JSON" : "The body has not the required members",
      detail: z.prettifyError(parsed.error),
    }),
  );
}

const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

type Page = z.infer<typeof pageQuery>;

/** `offset` and `limit` as every list of FIT-Connect takes them. */
export function readPage(query: URLSearchParams): Page | undefined {
  const given = pageQuery.safeParse({
    offset: query.get("offset") ?? undefined,
    limit: query.get("limit") ?? undefined,
  });
  return given.success ? given.data : undefined;
}

export const pageRefused: Answer = problem(400, {
  name: "bad-paging",
  title: "offset must be 0 or more, limit between 1 and 500",
});

export function pageOf<Item>(items: readonly Item[], page: Page) {
  const shown = items.slice(page.offset, page.offset + page.limit);
  return { offset: page.offset, count: shown.length, totalCount: items.length, shown };
}
