import { describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import type { HttpExchange, HttpRequest } from "../createHttpExchange.ts";
import { createSubmissionApi } from "./createSubmissionApi.ts";

function scene(statusOf: (request: HttpRequest, tokens: number) => number) {
  let now = 0;
  let tokens = 0;
  const sent: HttpRequest[] = [];
  const exchange: HttpExchange = (request) => {
    if (request.url.endsWith("/token")) {
      tokens += 1;
      const text = JSON.stringify({ access_token: `token-${tokens}`, expires_in: 1_800 });
      return Promise.resolve(ok({ status: statusOf(request, tokens), text }));
    }
    sent.push(request);
    return Promise.resolve(ok({ status: statusOf(request, tokens), text: "" }));
  };
  const api = createSubmissionApi(
    {
      tokenUrl: "http://127.0.0.1/token",
      submissionUrl: "http://127.0.0.1/submission-api",
      credentials: () => Promise.resolve({ id: "sender", secret: "secret" }),
      clock: { now: () => new Date(now) },
    },
    exchange,
  );
  return {
    call: () => api({ method: "GET", path: "/cases/1/events" }),
    wait: (seconds: number) => (now += seconds * 1_000),
    tokens: () => tokens,
    sent,
  };
}

describe("the access token", () => {
  it("is used until a minute before its end, then a new one is fetched", async () => {
    const { call, wait, tokens, sent } = scene(() => 200);
    await call();
    wait(1_739);
    await call();
    expect(tokens()).toBe(1);
    wait(1);
    await call();
    expect(tokens()).toBe(2);
    expect(sent.map(({ headers }) => headers?.["authorization"])).toEqual([
      "Bearer token-1",
      "Bearer token-1",
      "Bearer token-2",
    ]);
  });

  it("is renewed once when the service does not know it any more", async () => {
    const restarted = scene((request, tokens) => (request.url.endsWith("/token") || tokens > 1 ? 200 : 401));
    expect(await restarted.call()).toMatchObject({ ok: true, value: { status: 200 } });
    const locked = scene((request) => (request.url.endsWith("/token") ? 200 : 401));
    expect(await locked.call()).toMatchObject({ ok: true, value: { status: 401 } });
    expect(locked.tokens()).toBe(2);
  });

  it("is refused for good with wrong credentials", async () => {
    expect(await scene(() => 401).call()).toMatchObject({ failure: { kind: "transport-refused" } });
  });
});
