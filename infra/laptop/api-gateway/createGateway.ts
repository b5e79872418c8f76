import { patiently } from "../settings/patience.ts";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody } from "../aws/readBody.ts";
import { splitTarget } from "../aws/sigv4/canonicalRequestHash.ts";
import type { InvokeFunction } from "../lambda/InvokeFunction.ts";
import type { RestApiResource } from "../template/PortalResources.ts";
import { type UsageMeter, meterExchange } from "#infra/tools/usage/usageMeter.ts";
import { accessLogLine } from "./accessLogLine.ts";
import { matchRoute, type MatchedRoute } from "./matchRoute.ts";
import { isBinary, proxyEvent } from "./proxyEvent.ts";

export type Gateway = {
  readonly handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
};

/** API Gateway's limit for a request. */
const largestBody = 10 * 1024 * 1024;

const headerValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const answerSchema = z.strictObject({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), headerValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

/** What the gateway answers by itself: status and message as on AWS, and the word for it in the access log. */
const REFUSALS = {
  MISSING_AUTHENTICATION_TOKEN: { status: 403, message: "Missing Authentication Token" },
  REQUEST_TOO_LARGE: { status: 413, message: "Request Too Long" },
  INTEGRATION_TIMEOUT: { status: 504, message: "Endpoint request timed out" },
  /** Of a function that Lambda throttles. REST APIs do not hand its 429 on. */
  API_CONFIGURATION_ERROR: { status: 500, message: "Internal server error" },
  INTEGRATION_FAILURE: { status: 502, message: "Internal server error" },
} as const;
type Refusal = keyof typeof REFUSALS;

const REFUSED_BY_LAMBDA: Readonly<Record<string, Refusal>> = {
  "Gateway.Timeout": "INTEGRATION_TIMEOUT",
  "Lambda.TooManyRequestsException": "API_CONFIGURATION_ERROR",
  // An event of the gateway is larger than the body that it carries.
  RequestTooLargeException: "REQUEST_TOO_LARGE",
};

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface GatewayOptions {
  readonly api: RestApiResource;
  readonly invoke: InvokeFunction;
  readonly meter: UsageMeter;
  /** Takes the lines of the access log, where the stage keeps one. */
  readonly log: (line: string) => void;
}

/** The REST API of the template: routes to functions by proxy integration, with API Gateway's own refusals. */
export function createGateway(options: GatewayOptions): Gateway {
  const { api, log } = options;
  return {
    handle: async (incoming, outgoing) => {
      const [at, began, requestId] = [new Date(), performance.now(), randomUUID()];
      const { path } = splitTarget(incoming.url ?? "/");
      const method = incoming.method ?? "GET";
      const matched = matchRoute(api.routes, { method, path });
      const exchange = { incoming, outgoing };
      const refusal = await passOn(exchange, { ...options, matched, requestId });
      if (refusal !== undefined) refuse(exchange, { refusal, api });
      if (api.accessLogFormat === undefined) return;
      const route = matched?.route.path;
      const [status, milliseconds] = [outgoing.statusCode, performance.now() - began];
      log(
        accessLogLine(api.accessLogFormat, { at, requestId, method, route, status, milliseconds, refusal }),
      );
    },
  };
}

/** Has the function of the route answer; where that fails, says what the gateway refuses with. */
async function passOn(
  exchange: Exchange,
  options: GatewayOptions & { readonly matched: MatchedRoute | undefined; readonly requestId: string },
): Promise<Refusal | undefined> {
  const { incoming, outgoing } = exchange;
  const { api, meter, matched, requestId } = options;
  if (matched === undefined) return "MISSING_AUTHENTICATION_TOKEN";
  const operation = `${incoming.method ?? "GET"} ${matched.route.path}`;
  meterExchange(exchange, { meter, used: { service: "api", operation, by: "outside" } });
  const body = await readBody(incoming, { maximumBytes: largestBody });
  if (!body.ok) return "REQUEST_TOO_LARGE";
  const event = proxyEvent(incoming, { api, matched, requestId, body: body.value });
  const { functionArn, timeoutMilliseconds } = matched.route;
  const answer = await options.invoke(functionArn, { event, answerWithin: patiently(timeoutMilliseconds) });
  if (!answer.ok) return REFUSED_BY_LAMBDA[answer.failure.errorType] ?? "INTEGRATION_FAILURE";
  const parsed = answerSchema.safeParse(answer.value);
  if (!parsed.success) return "INTEGRATION_FAILURE";
  writeAnswer(outgoing, { answer: parsed.data, accept: incoming.headers.accept, api });
  return undefined;
}

function writeAnswer(
  outgoing: ServerResponse,
  options: { answer: z.infer<typeof answerSchema>; accept: string | undefined; api: RestApiResource },
): void {
  const { answer, accept, api } = options;
  const headers = new Map<string, string[]>();
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name.toLowerCase(), [value]);
  for (const [name, values] of Object.entries(answer.multiValueHeaders ?? {}))
    headers.set(name.toLowerCase(), values);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  if (!headers.has("content-type")) headers.set("content-type", ["application/json"]);
  // As on AWS, base64 is decoded only for media types that the API declares as binary.
  const accepted = (accept ?? "*/*").split(",").some((type) => isBinary(type, api.binaryMediaTypes));
  const decode =
    answer.isBase64Encoded === true &&
    (accepted || isBinary(headers.get("content-type")?.[0], api.binaryMediaTypes));
  for (const [name, values] of headers)
    outgoing.setHeader(name, values.length === 1 ? (values[0] ?? "") : values);
  outgoing.writeHead(answer.statusCode);
  outgoing.end(Buffer.from(answer.body ?? "", decode ? "base64" : "utf8"));
}

/** In the words of the template: those for this refusal, or for all of its kind; without any, in AWS's own. */
function refuse({ incoming, outgoing }: Exchange, given: { refusal: Refusal; api: RestApiResource }): void {
  incoming.resume();
  const { status, message } = REFUSALS[given.refusal];
  const { refusals } = given.api;
  const written = refusals.get(given.refusal) ?? refusals.get(status < 500 ? "DEFAULT_4XX" : "DEFAULT_5XX");
  outgoing.writeHead(status, written?.headers ?? { "content-type": "application/json" });
  outgoing.end(written?.body ?? JSON.stringify({ message }));
}
