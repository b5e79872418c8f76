import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody } from "../aws/readBody.ts";
import { splitTarget } from "../aws/sigv4/canonicalRequestHash.ts";
import type { InvokeFunction } from "../lambda/InvokeFunction.ts";
import type { RestApiResource } from "../template/PortalResources.ts";
import type { UsageMeter } from "../usage/createUsageMeter.ts";
import { meterExchange } from "../usage/meterExchange.ts";
import { matchRoute } from "./matchRoute.ts";
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

/** The REST API of the template: routes to functions by proxy integration, with API Gateway's own refusals. */
export function createGateway(options: {
  readonly api: RestApiResource;
  readonly invoke: InvokeFunction;
  readonly meter: UsageMeter;
}): Gateway {
  const { api, meter } = options;
  return {
    handle: async (incoming, outgoing) => {
      const { path } = splitTarget(incoming.url ?? "/");
      const matched = matchRoute(api.routes, { method: incoming.method ?? "GET", path });
      if (matched === undefined) {
        incoming.resume();
        refuse(outgoing, { status: 403, message: "Missing Authentication Token" });
        return;
      }
      const operation = `${incoming.method ?? "GET"} ${matched.route.path}`;
      meterExchange({ incoming, outgoing }, { meter, used: { service: "api", operation, by: "outside" } });
      const body = await readBody(incoming, { maximumBytes: largestBody });
      if (!body.ok) {
        refuse(outgoing, { status: 413, message: "Request Too Long" });
        return;
      }
      const event = proxyEvent(incoming, { api, matched, body: body.value });
      const { functionArn, timeoutMilliseconds } = matched.route;
      const answer = await options.invoke(functionArn, { event, answerWithin: timeoutMilliseconds });
      if (!answer.ok) {
        const late = answer.failure.errorType === "Gateway.Timeout";
        refuse(
          outgoing,
          late
            ? { status: 504, message: "Endpoint request timed out" }
            : { status: 502, message: "Internal server error" },
        );
        return;
      }
      const parsed = answerSchema.safeParse(answer.value);
      if (!parsed.success) refuse(outgoing, { status: 502, message: "Internal server error" });
      else writeAnswer(outgoing, { answer: parsed.data, accept: incoming.headers.accept, api });
    },
  };
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

function refuse(outgoing: ServerResponse, answer: { status: number; message: string }): void {
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify({ message: answer.message }));
}
