import { once } from "node:events";
import { Agent, request as askTarget } from "node:http";
import { createSecureServer } from "node:http2";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import type { Served } from "../form/serveCandidate.ts";

const HOST = "127.0.0.1";
/** Of one connection, which HTTP/2 has no word for (RFC 9113, 8.2.2). */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * What stands at this address, as CloudFront hands it out: over HTTP/2. The laptop speaks HTTP/1.1, of which Lighthouse
 * reckons with six connections that each have to be opened.
 */
export async function serveOverHttp2(target: string): Promise<Served> {
  const { key, certificate } = await selfSignedPair({
    name: "localhost",
    now: Date.now(),
    padding: "RSASSA-PKCS1-v1_5",
  });
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert: certificate }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(":")),
    );
    const asked = askTarget(
      new URL(request.url, target),
      { agent, method: request.method, headers: { ...headers, host: new URL(target).host } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(response);
      },
    );
    asked.on("error", () => response.writeHead(502).end());
    request.pipe(asked);
  });
  server.listen(0, HOST);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `https://${HOST}:${port ?? ""}/`,
    stop() {
      server.close();
      agent.destroy();
    },
  };
}
