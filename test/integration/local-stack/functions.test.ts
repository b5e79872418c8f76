import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createGateway } from "#infra/laptop/api-gateway/createGateway.ts";
import { createLocalClock } from "#infra/laptop/clock/localClock.ts";
import { listenOn } from "#infra/laptop/front/listenOn.ts";
import { createFunctionPool, type FunctionPool } from "#infra/laptop/lambda/createFunctionPool.ts";
import { openFunctionLogs } from "#infra/laptop/lambda/openFunctionLogs.ts";
import { localAccount } from "#infra/laptop/template/PortalResources.ts";
import { createUsageMeter } from "#infra/tools/usage/usageMeter.ts";
import { eventually } from "#test/eventually.ts";

const port = 4726;
const portal = `http://127.0.0.1:${port}`;
const clock = createLocalClock();

/** Far more than a call takes that waits for nothing: only what is held takes longer. */
const LIMIT_MILLISECONDS = 5_000;
/** What the pool lets run side by side on the largest machine. */
const MOST_AT_ONCE = 20;
/** The limits of functions and routes whose limit is the thing that is shown. */
const FUNCTION_SECONDS: Readonly<Record<string, number>> = { loading: LIMIT_MILLISECONDS / 1000, hanging: 1 };
/** Functions with a file of their own; the others have the first one. */
const OF_OWN_CODE = ["loading", "meeting", "patient", "impatient"];

const code = `
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
let calls = 0;
export const handler = async (event, context) => {
  calls += 1;
  const kind = event.kind ?? event.queryStringParameters?.kind;
  console.log(JSON.stringify({ message: "called", kind }));
  if (kind === "time") return Date.now();
  if (kind === "package beside") return (await import("beside")).default;
  if (kind === "own package") return (await import("own")).default;
  if (kind === "print") {
    for (let line = 0; line < 20; line += 1) console.log(JSON.stringify({ message: "x".repeat(10_000) }));
    console.log(JSON.stringify({ message: "last of " + event.times }));
  }
  if (kind === "calls") return calls;
  if (kind === "environment") return { greeting: process.env.GREETING, endpoint: process.env.AWS_ENDPOINT_URL, home: process.env.HOME ?? null };
  if (kind === "context") return { name: context.functionName, left: context.getRemainingTimeInMillis() };
  if (kind === "throw") throw Object.assign(new Error("no"), { name: "DestinationUnavailable" });
  if (kind === "exit") process.exit(3);
  if (kind === "hang") for (;;);
  if (kind === "slow") await new Promise((resolve) => setTimeout(resolve, 200));
  if (kind === "held") while (!existsSync(new URL("../released", import.meta.url))) await new Promise((resolve) => setTimeout(resolve, 10));
  if (kind === "write") writeFileSync(new URL("./own.txt", import.meta.url), "changed");
  if (kind === "write aside") return appendFileSync(event.file, "x");
  if (kind === "large") return "x".repeat(event.letters);
  if (kind === "malformed") return { nonsense: true };
  if (kind === "cookies") return { statusCode: 302, headers: { location: "/x" }, multiValueHeaders: { "Set-Cookie": ["a=1", "b=2"] } };
  if (kind === "binary") return { statusCode: 200, headers: { "content-type": "application/pdf" }, body: Buffer.from([0, 255]).toString("base64"), isBase64Encoded: true };
  return { statusCode: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(event) };
};`;

/** Answers when three of it run at the same time. */
const meeting = `
import { readdirSync, writeFileSync } from "node:fs";
import { threadId } from "node:worker_threads";
const folder = new URL("../met/", import.meta.url);
export const handler = async () => {
  writeFileSync(new URL(String(threadId), folder), "");
  while (readdirSync(folder).length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  return "met";
};`;

const slowToLoad = `
import { existsSync } from "node:fs";
while (!existsSync(new URL("../released", import.meta.url))) await new Promise((resolve) => setTimeout(resolve, 10));
export const handler = async () => "loaded";`;

/** Its own limit passes before or after a time that is none of its limits. */
const limited = `
export const handler = () =>
  new Promise((resolve) => {
    AbortSignal.timeout(20).addEventListener("abort", () => resolve("its limit"));
    setTimeout(() => resolve("a pause"), 100);
  });`;

let folder: string;
let pool: FunctionPool;
const meter = createUsageMeter();
const accessLog: string[] = [];
/** The functions that the gateway has asked. */
const asked: string[] = [];
let server: { stop: () => Promise<void> };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "functions-"));
  await mkdir(path.join(folder, "code"));
  await writeFile(path.join(folder, "code/index.mjs"), code);
  await writeFile(path.join(folder, "code/loading.mjs"), slowToLoad);
  await writeFile(path.join(folder, "code/meeting.mjs"), meeting);
  for (const name of ["patient", "impatient"])
    await writeFile(path.join(folder, `code/${name}.mjs`), limited);
  await mkdir(path.join(folder, "met"));
  for (const [name, where] of [
    ["beside", "node_modules/beside"],
    ["own", "code/node_modules/own"],
  ] as const) {
    await mkdir(path.join(folder, where), { recursive: true });
    await writeFile(path.join(folder, where, "index.js"), `module.exports = ${JSON.stringify(name)};`);
  }
  pool = createFunctionPool({
    awsEndpoint: "http://127.0.0.1:1",
    accessKeyOf: () => localAccount,
    sharedClockOffset: clock.sharedOffset,
    logs: openFunctionLogs(path.join(folder, "logs")),
    meter,
    functions: [...OF_OWN_CODE, "sample", "reserved", "hanging"].map((name) => ({
      name,
      arn: `arn:${name}`,
      codeFolder: path.join(folder, "code"),
      handler: `${OF_OWN_CODE.includes(name) ? name : "index"}.handler`,
      environment: { GREETING: "hello" },
      timeoutSeconds: FUNCTION_SECONDS[name] ?? 60,
      memoryMegabytes: 128,
      maximumConcurrency: name === "reserved" ? 2 : undefined,
    })),
  });
  const route = { method: "ANY", functionArn: "arn:sample", timeoutMilliseconds: 29_000 };
  const gateway = createGateway({
    meter,
    invoke: (functionArn, given) => {
      asked.push(functionArn);
      return pool.invoke(functionArn, given);
    },
    log: (line) => accessLog.push(line),
    api: {
      id: "api",
      name: "portal",
      stageName: "v1",
      accessLogFormat:
        "$context.httpMethod $context.resourcePath $context.status $context.error.responseType",
      binaryMediaTypes: ["application/pdf"],
      refusals: new Map([
        ["REQUEST_TOO_LARGE", { headers: { "content-type": "text/large" }, body: "too large" }],
        ["DEFAULT_4XX", { headers: { "content-type": "text/refused" }, body: "refused" }],
      ]),
      routes: [
        { ...route, path: "/api/things/{id}" },
        { ...route, path: "/api/hurried/{id}", timeoutMilliseconds: LIMIT_MILLISECONDS },
        { ...route, path: "/api/hanging/{id}", functionArn: "arn:hanging", timeoutMilliseconds: 100 },
        { ...route, path: "/api/reserved/{id}", functionArn: "arn:reserved" },
      ],
    },
  });
  const http = createServer((incoming, outgoing) => void gateway.handle(incoming, outgoing));
  server = await listenOn(http, { port });
});
// Here it is about the limits themselves.
beforeEach(() => vi.stubEnv("LAPTOP_PATIENCE", "1"));
afterAll(async () => {
  await server.stop();
  await pool.stop();
  await rm(folder, { recursive: true, force: true });
});

const invoke = async (kind: string, name = "sample") => pool.invoke(`arn:${name}`, { event: { kind } });
/** What is held goes on. */
const release = () => writeFile(path.join(folder, "released"), "");
const hold = () => rm(path.join(folder, "released"), { force: true });
const get = (query: string) => fetch(`${portal}/api/things/1?${query}`, { redirect: "manual" });

describe("functions", () => {
  it("see the environment of the template and nothing of the machine's", async () => {
    const answer = await invoke("environment");
    expect(answer).toEqual({
      ok: true,
      value: { greeting: "hello", endpoint: "http://127.0.0.1:1", home: null },
    });
  });

  it("know their name and the time they have left", async () => {
    const answer = await invoke("context");
    expect(answer.ok && answer.value).toMatchObject({ name: "sample" });
  });

  it("live in the moved time, also when they were running before the move", async () => {
    const moved = Date.now() + 86_400_000;
    await clock.advance(86_400_000);
    const answer = await invoke("time");
    expect(answer.ok && Number(answer.value)).toBeGreaterThanOrEqual(moved);
  });

  it("run side by side, each worker one event at a time", async () => {
    const meet = () => pool.invoke("arn:meeting", { event: {} });
    const answers = await Promise.all([meet(), meet(), meet()]);
    expect(answers.map((answer) => answer.ok && answer.value)).toEqual(["met", "met", "met"]);
    const answer = await invoke("calls");
    expect(answer.ok && Number(answer.value)).toBeGreaterThan(1);
  });

  it("are not timed before their code is loaded, also when a crowd comes at once", async () => {
    const crowd = Promise.all(Array.from({ length: 30 }, () => invoke("load", "loading")));
    await pause(LIMIT_MILLISECONDS);
    await release();
    const answers = await crowd;
    expect(new Set(answers.map((answer) => answer.ok && answer.value))).toEqual(new Set(["loaded"]));
  });

  it("fail by the name of the error, and a dead one is replaced", async () => {
    expect(await invoke("throw")).toMatchObject({
      failure: { errorType: "DestinationUnavailable", errorMessage: "no" },
    });
    expect(await invoke("exit")).toMatchObject({ failure: { errorType: "Runtime.ExitError" } });
    expect((await invoke("calls")).ok).toBe(true);
    expect(await invoke("hang", "hanging")).toMatchObject({ failure: { errorType: "Sandbox.Timedout" } });
    await eventually(async () => expect((await invoke("calls", "hanging")).ok).toBe(true));
  });

  it("wait for others as long as they say, and longer where the laptop has patience", async () => {
    expect(await pool.invoke("arn:impatient", { event: {} })).toEqual({ ok: true, value: "its limit" });
    vi.stubEnv("LAPTOP_PATIENCE", "10");
    expect(await pool.invoke("arn:patient", { event: {} })).toEqual({ ok: true, value: "a pause" });
  });

  it.each([
    ["as long as they say", "1", "its limit"],
    ["longer where the laptop has patience", "10", "a pause"],
  ])("have their code wait in the process of a test, too, %s", async (...[, patience, first]) => {
    vi.stubEnv("LAPTOP_PATIENCE", patience);
    const limit = once(AbortSignal.timeout(20), "abort").then(() => "its limit");
    expect(await Promise.race([limit, pause(100, "a pause")])).toBe(first);
  });

  it("are throttled beyond their reserved concurrency, and others with them only by processors", async () => {
    const slow = () => pool.invoke("arn:reserved", { event: { kind: "slow" } });
    const answers = await Promise.all([slow(), slow(), slow(), slow()]);
    const refused = { ok: false, failure: { errorType: "Lambda.TooManyRequestsException" } };
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, refused, refused]);
    expect((await slow()).ok).toBe(true);
  });

  it("wait for their turn when nobody waits for their answer", async () => {
    const later = () => pool.invoke("arn:reserved", { event: { kind: "slow" }, asynchronous: true });
    const answers = await Promise.all([later(), later(), later(), later()]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
  });

  it("take no more than 6 MB, asynchronously 256 kB, and answer no more than 6 MB", async () => {
    const tooLarge = { failure: { errorType: "RequestTooLargeException" } };
    const event = { kind: "calls", text: "ü".repeat(3.2e6) };
    expect(await pool.invoke("arn:sample", { event })).toMatchObject(tooLarge);
    const later = { event: { kind: "calls", text: "x".repeat(262_144) } };
    expect(await pool.invoke("arn:sample", { ...later, asynchronous: true })).toMatchObject(tooLarge);
    expect((await pool.invoke("arn:sample", later)).ok).toBe(true);
    const answer = await pool.invoke("arn:sample", { event: { kind: "large", letters: 6.3e6 } });
    expect(answer).toMatchObject({ failure: { errorType: "Function.ResponseSizeTooLarge" } });
  });

  it("have no packages but those in their own folder, as on AWS", async () => {
    const answer = await invoke("package beside");
    expect(!answer.ok && answer.failure.errorMessage).toContain("Cannot find module 'beside'");
    const own = await invoke("own package");
    expect(own).toEqual({ ok: true, value: "own" });
  });

  it("cannot change their code", async () => {
    const answer = await invoke("write");
    expect(!answer.ok && answer.failure.errorMessage).toContain("EROFS");
    const file = path.join(folder, "aside.txt");
    expect((await pool.invoke("arn:sample", { event: { kind: "write aside", file } })).ok).toBe(true);
  });

  it("are counted with their time and what they print, by name", () => {
    const lineOf = (service: string) => meter.usage().lines.find((line) => line.service === service);
    const [lambda, logs] = [lineOf("lambda"), lineOf("logs")];
    expect(lambda).toMatchObject({ operation: "Invoke", by: "sample" });
    expect(lambda?.count).toBeGreaterThan(5);
    // 128 MB are an eighth of a gigabyte.
    expect(lambda?.units).toBeCloseTo((lambda?.milliseconds ?? 0) / 8_000, 6);
    expect(logs?.bytesIn).toBeGreaterThan((logs?.count ?? 0) * '{"message":"called"}'.length);
  });

  it("have written what they printed when their answer is there", async () => {
    for (let times = 0; times < 50; times += 1) {
      await pool.invoke("arn:sample", { event: { kind: "print", times } });
      const log = await readFile(path.join(folder, "logs/sample.log"), "utf8");
      expect(log.includes(`{"message":"last of ${times.toString()}"}`)).toBe(true);
    }
  });

  it("write what they print to a file of their own", async () => {
    const log = await readFile(path.join(folder, "logs/sample.log"), "utf8");
    expect(log).toContain('{"message":"called","kind":"throw"}');
    expect(log).toContain('"errorType":"DestinationUnavailable"');
  });
});

describe("the gateway", () => {
  it("hands requests over as REST API events", async () => {
    const response = await fetch(`${portal}/api/things/a%2Fb?x=1&x=2&y=%C3%A4+b`, {
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json", cookie: "c=1" },
    });
    expect(await response.json()).toMatchObject({
      resource: "/api/things/{id}",
      path: "/api/things/a%2Fb",
      httpMethod: "POST",
      pathParameters: { id: "a%2Fb" },
      queryStringParameters: { x: "2", y: "ä b" },
      multiValueQueryStringParameters: { x: ["1", "2"] },
      headers: { cookie: "c=1", host: new URL(portal).host },
      requestContext: { stage: "v1", path: "/v1/api/things/a%2Fb", identity: { sourceIp: "127.0.0.1" } },
      body: "{}",
      isBase64Encoded: false,
    });
  });

  it("passes several cookies, redirects and binary answers on", async () => {
    const redirected = await get("kind=cookies");
    expect(redirected.status).toBe(302);
    expect(redirected.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    const binary = await get("kind=binary");
    expect(new Uint8Array(await binary.arrayBuffer())).toEqual(new Uint8Array([0, 255]));
  });

  it("answers as API Gateway does when there is no route, too much body or no proper answer", async () => {
    const other = await fetch(`${portal}/api/other`);
    expect([other.status, other.headers.get("content-type"), await other.text()]).toEqual([
      403,
      "text/refused",
      "refused",
    ]);
    expect((await get("kind=malformed")).status).toBe(502);
    const thrown = await get("kind=throw");
    expect([thrown.status, await thrown.json()]).toEqual([502, { message: "Internal server error" }]);
    const large = await fetch(`${portal}/api/things/1`, { method: "POST", body: "x".repeat(11_000_000) });
    expect([large.status, large.headers.get("content-type"), await large.text()]).toEqual([
      413,
      "text/large",
      "too large",
    ]);
    expect(accessLog.slice(-4)).toEqual([
      "GET - 403 MISSING_AUTHENTICATION_TOKEN",
      "GET /api/things/{id} 502 INTEGRATION_FAILURE",
      "GET /api/things/{id} 502 INTEGRATION_FAILURE",
      "POST /api/things/{id} 413 REQUEST_TOO_LARGE",
    ]);
    const counted = meter.usage().lines.filter(({ service }) => service === "api");
    expect(counted.map(({ operation }) => operation)).toEqual([
      "POST /api/things/{id}",
      "GET /api/things/{id}",
    ]);
  });

  it("answers 500 in the words of the template when Lambda throttles, and 413 to what no event can carry", async () => {
    await hold();
    const statuses: number[] = [];
    const calls = Array.from({ length: 5 }, async () => {
      statuses.push((await fetch(`${portal}/api/reserved/1?kind=held`)).status);
    });
    await eventually(() => expect(statuses).toEqual([500, 500, 500]));
    await release();
    await Promise.all(calls);
    expect(statuses).toEqual([500, 500, 500, 200, 200]);
    expect(accessLog.some((line) => line.endsWith("500 API_CONFIGURATION_ERROR"))).toBe(true);
    const large = await fetch(`${portal}/api/things/1`, { method: "POST", body: "x".repeat(7_000_000) });
    expect(large.status).toBe(413);
  });

  it("waits so long for a function and no longer", async () => {
    expect((await fetch(`${portal}/api/hanging/1?kind=hang`)).status).toBe(504);
  });

  it("does not count what a crowd waits for its turn", async () => {
    await hold();
    const before = Array.from({ length: MOST_AT_ONCE }, () => invoke("held"));
    const first = asked.length;
    const crowd = Promise.all(Array.from({ length: 60 }, () => fetch(`${portal}/api/hurried/1`)));
    await eventually(() => expect(asked).toHaveLength(first + 60));
    await pause(LIMIT_MILLISECONDS);
    await release();
    expect((await Promise.all(before)).every(({ ok }) => ok)).toBe(true);
    expect(new Set((await crowd).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
