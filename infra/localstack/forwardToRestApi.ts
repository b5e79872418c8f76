import { request } from "node:http";
import { API_SECURITY_HEADERS } from "#contract/securityHeaders.ts";
import type { Gateway } from "../laptop/api-gateway/createGateway.ts";

/** Headers that belong to one connection and not to the message. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding"]);

/** `/api/*` of the portal's address, sent on to a REST API of LocalStack as CloudFront does. */
export function forwardToRestApi(
  awsEndpoint: string,
  api: { readonly id: string; readonly stage: string },
): Gateway {
  const { hostname, port } = new URL(awsEndpoint);
  return {
    handle: (incoming, outgoing) =>
      new Promise((resolve, reject) => {
        // Refusals of LocalStack's own carry them too; functions write them themselves.
        for (const [name, value] of Object.entries(API_SECURITY_HEADERS)) outgoing.setHeader(name, value);
        outgoing.once("close", resolve);
        const upstream = request(
          {
            hostname,
            port,
            path: `/_aws/execute-api/${api.id}/${api.stage}${incoming.url ?? "/"}`,
            method: incoming.method,
            headers: { ...incoming.headers, host: `${hostname}:${port}` },
          },
          (answer) => {
            // Values of a repeated name stay apart: several cookies are set by one answer.
            for (const [name, values = []] of Object.entries(answer.headersDistinct))
              if (!OF_THE_CONNECTION.has(name) && name !== "date") outgoing.setHeader(name, values);
            outgoing.writeHead(answer.statusCode ?? 502);
            answer.pipe(outgoing);
          },
        );
        upstream.once("error", reject);
        incoming.pipe(upstream);
      }),
  };
}
