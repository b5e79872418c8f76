import { describe, expect, it } from "vitest";
import { ANSWER_HEADER } from "#contract/limits.ts";
import { type Call, client, type FailedCall } from "./client.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function setup(answers: readonly (Response | Error)[]): {
  readonly call: Call;
  readonly sent: Sent[];
  readonly waits: number[];
  readonly failed: FailedCall[];
} {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const failed: FailedCall[] = [];
  const call = client({
    fetch: (url, init) => {
      const answer = answers[sent.length];
      sent.push({ url, init });
      return answer instanceof Response
        ? Promise.resolve(answer)
        : Promise.reject(answer ?? new Error("no answer"));
    },
    cookies: () => "language=de; XSRF-TOKEN=abc123",
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    failed: (entry) => failed.push(entry),
  });
  return { call, sent, waits, failed };
}

const portal = (body: unknown): Response => Response.json(body, { headers: { [ANSWER_HEADER]: "1" } });

function problem(kind: string, status: number): Response {
  const body = JSON.stringify({ type: `urn:recognition-portal:problem:${kind}`, title: kind, status });
  return new Response(body, { status, headers: { "content-type": "application/problem+json" } });
}

describe("calls to the API", () => {
  it("fills path and query and always sends cookies", async () => {
    const { call, sent } = setup([portal({ forms: [] })]);
    await call("listForms", { query: { leiKaId: "99150001000000", location: "055150000000", locale: "de" } });
    expect(sent[0]?.url).toBe("/api/forms?leiKaId=99150001000000&location=055150000000&locale=de");
    expect(sent[0]?.init.credentials).toBe("include");
  });

  it("sends the XSRF token with writes and not with reads", async () => {
    const { call, sent } = setup([portal({}), portal({})]);
    await call("touchProcess", { path: { processId: "p1" } });
    await call("getProcess", { path: { processId: "p1" } });
    expect(sent[0]?.init.headers).toHaveProperty("X-XSRF-TOKEN", "abc123");
    expect(sent[1]?.init.headers).not.toHaveProperty("X-XSRF-TOKEN");
  });

  it("asks for the token of the session when a write had another, and leaves the write to whoever made it", async () => {
    const { call, sent, failed } = setup([problem("xsrf-token-invalid", 403), portal(null)]);
    const { signal } = new AbortController();
    const answered = await call("touchProcess", { path: { processId: "p1" }, signal });
    expect(answered).toMatchObject({ ok: false, failure: { problem: "xsrf-token-invalid" } });
    // Whoever limits the write limits this as well.
    expect(sent.map(({ init }) => init.signal)).toEqual([signal, signal]);
    expect(sent.map(({ url, init }) => `${init.method ?? "GET"} ${url}`)).toEqual([
      "PUT /api/processes/p1/touch",
      "GET /api/auth/user",
    ]);
    expect(failed).toHaveLength(1);
  });

  it("keeps a write alive when the window closes, as far as browsers do that", async () => {
    const { call, sent } = setup([portal({}), portal({})]);
    const save = (value: string): Promise<unknown> =>
      call("patchFormData", {
        path: { processId: "p1" },
        body: { version: 1, changes: [{ path: "givenName", value }] },
      });
    await save("Amina");
    await save("A".repeat(30_000));
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "tries a read again when the answer is %i",
    async (status) => {
      const { call, sent, waits } = setup([new Response("", { status }), portal({ processes: [] })]);
      const result = await call("listProcesses", {});
      expect(result.ok).toBe(true);
      expect(sent).toHaveLength(2);
      expect(waits).toHaveLength(1);
    },
  );

  it.each([400, 401, 403, 404, 405, 410, 413, 422, 501])(
    "does not try a read again when the answer is %i",
    async (status) => {
      const { call, sent } = setup([new Response("", { status })]);
      expect((await call("listProcesses", {})).ok).toBe(false);
      expect(sent).toHaveLength(1);
    },
  );

  it("never repeats a write, whatever the answer", async () => {
    const { call, sent } = setup([new Response("", { status: 503 })]);
    await call("submitProcess", { path: { processId: "p1" }, query: {} });
    expect(sent).toHaveLength(1);
  });

  it("tells a lost connection from a refusal", async () => {
    const { call } = setup([new Error("network"), problem("process-expired", 410)]);
    const offline = await call("touchProcess", { path: { processId: "p1" } });
    const refused = await call("touchProcess", { path: { processId: "p1" } });
    expect(offline).toEqual({ ok: false, failure: { kind: "offline" } });
    expect(refused).toMatchObject({ ok: false, failure: { kind: "problem", problem: "process-expired" } });
  });

  it("does not take the page of a proxy for an answer of the portal", async () => {
    const { call } = setup([
      new Response("<html>", { status: 403, headers: { "content-type": "text/html" } }),
    ]);
    const result = await call("touchProcess", { path: { processId: "p1" } });
    expect(result).toEqual({ ok: false, failure: { kind: "unexpected-answer", status: 403 } });
  });

  it("answers null when nobody is signed in", async () => {
    const { call } = setup([new Response(null, { status: 204, headers: { [ANSWER_HEADER]: "1" } })]);
    expect(await call("getUser", {})).toEqual({ ok: true, value: null });
  });

  it("logs the route pattern of a failed call and never the id in its path", async () => {
    const { call, failed } = setup([problem("process-not-found", 404)]);
    await call("getProcess", { path: { processId: "secret-id" } });
    expect(failed).toEqual([
      {
        method: "GET",
        route: "/api/processes/{processId}",
        status: 404,
        statusText: "",
        problemType: "urn:recognition-portal:problem:process-not-found",
      },
    ]);
  });
});
