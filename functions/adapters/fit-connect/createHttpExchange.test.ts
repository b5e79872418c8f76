import { describe, expect, it } from "vitest";
import { createHttpExchange } from "./createHttpExchange.ts";

const product = { name: "Recognition portal", version: "1.2.3", manufacturer: "Test" };
const request = { method: "GET", url: "http://127.0.0.1/x?secret=1" } as const;

function answering(status: number) {
  const seen: (RequestInit | undefined)[] = [];
  const exchange = createHttpExchange({
    product,
    fetch: (_, init) => {
      seen.push(init);
      return Promise.resolve(new Response("{}", { status }));
    },
  });
  return { exchange, seen };
}

describe("requests to FIT-Connect", () => {
  it("name the portal, follow no redirect and end after a time", async () => {
    const { exchange, seen } = answering(200);
    expect(await exchange(request)).toEqual({ ok: true, value: { status: 200, text: "{}" } });
    expect(new Headers(seen[0]?.headers).get("user-agent")).toBe("Recognition-portal/1.2.3");
    expect(seen[0]?.redirect).toBe("error");
    expect(seen[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it("is transient after 5xx, 408 and 429; other statuses are answers", async () => {
    for (const status of [408, 429, 500, 502, 503, 504]) {
      expect(await answering(status).exchange(request)).toMatchObject({
        failure: { kind: "transport-unavailable" },
      });
    }
    for (const status of [200, 204, 400, 401, 403, 404, 409, 413, 415, 422]) {
      const { exchange } = answering(status === 204 ? 200 : status);
      expect((await exchange(request)).ok).toBe(true);
    }
  });

  it("read no more of an answer than the limit", async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        given += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const exchange = createHttpExchange({ product, fetch: () => Promise.resolve(new Response(endless)) });
    expect(await exchange(request)).toMatchObject({ failure: { kind: "transport-unavailable" } });
    expect(given).toBeLessThan(30);
  });

  it("name neither path nor query in the cause of a failure", async () => {
    const exchange = createHttpExchange({ product, fetch: () => Promise.reject(new TypeError("secret")) });
    expect(await exchange(request)).toEqual({
      ok: false,
      failure: { kind: "transport-unavailable", cause: "GET http://127.0.0.1 failed: TypeError" },
    });
  });
});
