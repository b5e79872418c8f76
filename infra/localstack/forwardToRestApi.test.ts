import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { listenOn } from "../laptop/front/listenOn.ts";
import { forwardToRestApi } from "./forwardToRestApi.ts";

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  stops.push((await listenOn(server, { port: 0 })).stop);
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`;
}

/** Address of a front before a REST API. */
function front(upstream: string): Promise<string> {
  const { handle } = forwardToRestApi(upstream, { id: "abc", stage: "live" });
  return serve((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  });
}

describe("the front before the REST API of LocalStack", () => {
  it("hands on method, address as it was written, headers and body, and brings back every cookie", async () => {
    const upstream = await serve((incoming, outgoing) => {
      const body: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => body.push(chunk));
      incoming.on("end", () => {
        outgoing.appendHeader("set-cookie", "session=1").appendHeader("set-cookie", "XSRF-TOKEN=2");
        const { method, url: target, headers } = incoming;
        outgoing.writeHead(303, { location: "/elsewhere" });
        outgoing.end(
          JSON.stringify([method, target, headers["x-xsrf-token"], Buffer.concat(body).toString()]),
        );
      });
    });
    const answer = await fetch(`${await front(upstream)}/api/a%2Fb?x=1&x=%C3%A4`, {
      method: "PATCH",
      redirect: "manual",
      headers: { "x-xsrf-token": "2" },
      body: "{}",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/elsewhere"]);
    expect(answer.headers.getSetCookie()).toEqual(["session=1", "XSRF-TOKEN=2"]);
    expect(await answer.json()).toEqual([
      "PATCH",
      "/_aws/execute-api/abc/live/api/a%2Fb?x=1&x=%C3%A4",
      "2",
      "{}",
    ]);
  });

  it("fails one request, and nothing else, when LocalStack does not answer", async () => {
    const url = await front("http://127.0.0.1:1");
    expect((await fetch(`${url}/api/version`)).status).toBe(500);
    expect((await fetch(`${url}/api/version`)).status).toBe(500);
  });
});
