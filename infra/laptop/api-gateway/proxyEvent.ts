import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { splitTarget } from "../aws/sigv4/canonicalRequestHash.ts";
import { localAccount, type RestApiResource } from "../template/PortalResources.ts";
import type { MatchedRoute } from "./matchRoute.ts";

/** The event that a REST API (v1) hands to a proxy integration. */
export function proxyEvent(
  incoming: IncomingMessage,
  options: {
    readonly api: RestApiResource;
    readonly matched: MatchedRoute;
    readonly requestId: string;
    readonly body: Buffer;
  },
): Record<string, unknown> {
  const { api, matched, requestId, body } = options;
  const { path, parameters } = splitTarget((incoming.url ?? "/").replaceAll("+", "%20"));
  const ownHost = `${api.id}.execute-api.${localAccount.region}.amazonaws.com`;
  const headers = headersOf(incoming);
  const method = incoming.method ?? "GET";
  const binary = isBinary(incoming.headers["content-type"], api.binaryMediaTypes);
  return {
    resource: matched.route.path,
    path,
    httpMethod: method,
    headers: lastOf(headers),
    multiValueHeaders: allOf(headers),
    queryStringParameters: parameters.length === 0 ? null : lastOf(parameters),
    multiValueQueryStringParameters: parameters.length === 0 ? null : allOf(parameters),
    pathParameters: matched.pathParameters,
    stageVariables: null,
    requestContext: {
      accountId: localAccount.accountId,
      apiId: api.id,
      authorizer: null,
      domainName: ownHost,
      domainPrefix: api.id,
      extendedRequestId: randomUUID(),
      httpMethod: method,
      identity: { sourceIp: "127.0.0.1", userAgent: incoming.headers["user-agent"] ?? null },
      path: `/${api.stageName}${path}`,
      protocol: "HTTP/1.1",
      requestId,
      requestTime: new Date().toUTCString(),
      requestTimeEpoch: Date.now(),
      resourceId: matched.route.path,
      resourcePath: matched.route.path,
      stage: api.stageName,
    },
    body: body.length === 0 ? null : body.toString(binary ? "base64" : "utf8"),
    isBase64Encoded: body.length > 0 && binary,
  };
}

/** Whether a media type is among the API's binary ones. */
export function isBinary(mediaType: string | undefined, binaryMediaTypes: readonly string[]): boolean {
  const type = (mediaType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return binaryMediaTypes.some(
    (binary) =>
      binary === "*/*" || binary === type || (binary.endsWith("/*") && type.startsWith(binary.slice(0, -1))),
  );
}

function headersOf(incoming: IncomingMessage): [string, string][] {
  const headers: [string, string][] = [];
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? "";
    headers.push([name, incoming.rawHeaders[index + 1] ?? ""]);
  }
  return [...headers, ["X-Forwarded-For", "127.0.0.1"], ["X-Forwarded-Proto", "http"]];
}

function lastOf(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(pairs);
}

function allOf(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(values);
}
