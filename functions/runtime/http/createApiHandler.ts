import middy from "@middy/core";
import type { APIGatewayProxyResult, Context } from "aws-lambda";
import { WINDOW_HEADER, XSRF_COOKIE, XSRF_HEADER } from "#contract/limits.ts";
import { PROBLEM_TYPE_PREFIX, type ProblemKind } from "#contract/problems.ts";
import { ROUTES, type Route, type ServiceGroup } from "#contract/routes.ts";
import { type Availability, hasNews } from "#domain/operation/Availability.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { SessionStore, BlockList } from "#ports/sign-in/SessionStore.ts";
import { problemAnswer, withNews, blockedAnswer } from "./ApiAnswer.ts";
import { findBlock } from "#usecases/sign-in/findBlock.ts";
import { eventLog } from "../wiring/system.ts";
import { readSettings } from "../deployment.ts";
import { apiEventSchema, queryOf, type ApiEvent } from "./ApiEvent.ts";
import { callerAddress } from "./callerAddress.ts";
import { cookieNames, isAmbiguous, readCookies, findSession, type CurrentSession } from "./cookies.ts";
import type { ApiRoute } from "./defineRoute.ts";
import { changesSomething } from "./changesSomething.ts";
import { matchRoute } from "./matchRoute.ts";
import { cameThroughCloudFront, equalText, type OriginWords } from "./originGuard.ts";
import { bodyTextOf, readBody } from "./readBody.ts";

export interface Api {
  readonly group: ServiceGroup;
  readonly routes: readonly ApiRoute[];
  /** What a call says that came through CloudFront. */
  readonly originWords: () => Promise<OriginWords>;
  /** Where sessions are read from; absent for groups that never look at one. */
  readonly sessions?: () => SessionStore;
  /** Blocked accounts; needed where there are `sessions`. */
  readonly blockList?: () => BlockList;
  /** What operators switched off; absent for groups that go on whatever it is. */
  readonly availability?: () => Promise<Availability>;
}

/** One service group as a Lambda: finds the route, checks XSRF, JSON and session, and answers every failure as a problem document. */
export function createApiHandler(
  api: Api,
): (event: unknown, context: Context) => Promise<APIGatewayProxyResult> {
  const routes = new Map(api.routes.map((route) => [route.name, route]));
  const sessions = api.sessions?.();
  const blockList = api.blockList?.();
  const log = eventLog({ group: api.group });

  const answer = async (raw: unknown): Promise<APIGatewayProxyResult> => {
    const event = apiEventSchema.parse(raw);
    // Nothing of the contract is known to who did not come through CloudFront, not even which addresses there are.
    if (!cameThroughCloudFront(event, await api.originWords())) return problemAnswer("origin-refused");
    const switched = await api.availability?.();
    const answered = await answerOpen(event, switched);
    return switched !== undefined && hasNews(switched, systemClock.now()) ? withNews(answered) : answered;
  };

  const answerOpen = async (
    event: ApiEvent,
    switched: Availability | undefined,
  ): Promise<APIGatewayProxyResult> => {
    const matched = matchRoute({ method: event.httpMethod, path: event.path }, api.group);
    if (!matched.ok) {
      return matched.failure.kind === "route-not-found"
        ? problemAnswer("route-not-found")
        : problemAnswer("method-not-allowed", { headers: { allow: matched.failure.allowed.join(", ") } });
    }
    const route = routes.get(matched.value.name);
    if (route === undefined) return problemAnswer("route-not-found");
    const cookies = readCookies(event.headers["cookie"]);
    const names = cookieNames(readSettings().portal.publicUrl);
    const current =
      sessions === undefined
        ? undefined
        : await findSession({ sessions, clock: systemClock }, cookies.get(names.session));
    const declared: Route = ROUTES[matched.value.name];
    const { sentBy, access, from } = declared;
    // A browser that does not say where a call comes from is believed: it knows no other protection either.
    if (from === "own-pages" && event.headers["sec-fetch-site"] === "cross-site") {
      return problemAnswer("foreign-page");
    }
    const needsProof = event.httpMethod !== "GET" && sentBy === undefined;
    if (needsProof && !hasXsrfProof(event, { cookie: cookies.get(XSRF_COOKIE), current })) {
      return problemAnswer("xsrf-token-invalid");
    }
    if (switched?.readOnly === true && changesSomething(matched.value.name))
      return problemAnswer("read-only");
    // Reads go on until the browser next loads the session; writes are refused at once.
    if (blockList !== undefined && event.httpMethod !== "GET" && access !== "public") {
      const block = await findBlock({ blockList, clock: systemClock }, current?.session.user);
      if (block !== undefined) return blockedAnswer(block);
    }
    const body = readBody(event, declared);
    if (!body.ok) return problemAnswer(body.failure);
    return route.serve({
      path: matched.value.path,
      query: queryOf(event),
      queryText: queryTextOf(event),
      body: body.value,
      current,
      text: bodyTextOf(event),
      headers: event.headers,
      windowId: windowIdOf(event),
      address: callerAddress(event),
      log,
    });
  };

  const handler = middy<unknown, APIGatewayProxyResult>({ timeoutEarlyInMillis: 0 })
    .before((request: MiddyRequest) => {
      log.write("request-started", requestFields(request.event));
    })
    .after((request: MiddyRequest) => {
      const status = request.response?.statusCode ?? 500;
      const refusal = refusalOf(request.response);
      log.write(status >= 400 ? "request-refused" : "request-completed", {
        ...requestFields(request.event),
        status,
        ...refusal,
      });
      if (ATTEMPTS.some((kind) => kind === refusal["problem"])) log.write("access-refused", refusal);
    })
    .onError((request: MiddyRequest) => {
      // The name of the error and never its message: messages can quote what people typed.
      log.write("request-crashed", {
        ...requestFields(request.event),
        error: request.error?.name ?? "unknown",
        at: placeOf(request.error?.stack ?? ""),
      });
      request.response = problemAnswer("unexpected");
    })
    .handler(answer);
  return (event, context) => handler(event, context);
}

/** The first place in the code; a message of several lines stands before it. */
const placeOf = (stack: string): string => /^\s+(at .+)$/m.exec(stack)?.[1] ?? "";

/** A window names itself with what it likes, within reason; anything else is as good as none. */
function windowIdOf({ headers }: ApiEvent): string | undefined {
  const windowId = headers[WINDOW_HEADER.toLowerCase()];
  return windowId !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(windowId) ? windowId : undefined;
}

/**
 * Problems that browsers hardly ever meet, and attackers do. A rise of them raises an alarm (`alarms/EVENT_ALARMS.ts`);
 * the runbook says of each what to do.
 */
export const ATTEMPTS: readonly ProblemKind[] = [
  "xsrf-token-invalid",
  "foreign-page",
  "account-required",
  "account-blocked",
  "trust-level-too-low",
  "process-not-found",
  "attachment-not-found",
  "login-failed",
  "logout-refused",
  "callback-refused",
  "origin-refused",
  "invalid-json",
  "unsupported-media-type",
  "too-many-requests",
];

type MiddyRequest = middy.Request<unknown, APIGatewayProxyResult>;

function requestFields(raw: unknown): Record<string, string> {
  const event = apiEventSchema.safeParse(raw);
  return event.success
    ? { method: event.data.httpMethod, requestId: event.data.requestContext.requestId }
    : { method: "unknown" };
}

/** The problem that was answered, so that an operator sees an attack or a broken client in the log. */
function refusalOf(answer: APIGatewayProxyResult | null | undefined): Record<string, string> {
  const kind = answer?.body.startsWith(`{"type":"${PROBLEM_TYPE_PREFIX}`)
    ? /^[a-z-]+/.exec(answer.body.slice(`{"type":"${PROBLEM_TYPE_PREFIX}`.length))?.[0]
    : undefined;
  return kind === undefined ? {} : { problem: kind };
}

/**
 * Double submit: the header repeats the cookie, and where there is a session both are the session's own token. Without
 * one nothing tells which of two cookies is ours.
 */
function hasXsrfProof(
  event: ApiEvent,
  known: { readonly cookie: string | undefined; readonly current: CurrentSession | undefined },
): boolean {
  const header = event.headers[XSRF_HEADER.toLowerCase()];
  if (header === undefined || known.cookie === undefined || !equalText(header, known.cookie)) return false;
  if (known.current === undefined) return !isAmbiguous(event.headers["cookie"], XSRF_COOKIE);
  return equalText(header, known.current.session.xsrfToken);
}

/** The query as sent, for protocols that sign or verify it as a whole. */
function queryTextOf(event: ApiEvent): string {
  const query = new URLSearchParams();
  for (const [name, values = []] of Object.entries(event.multiValueQueryStringParameters)) {
    for (const value of values) query.append(name, value);
  }
  return query.toString();
}
