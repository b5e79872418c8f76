import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { startLocalPortal, type LocalPortal } from "#infra/laptop/supervisor/startLocalPortal.ts";
import { PORTS_IN_A_ROW } from "#test/fixtures/PORTS_IN_A_ROW.ts";
import { samplePortal } from "./samplePortal.ts";

const port = 4900;
/** Taken before a portal in this process moves it. */
const realNow = Date.now.bind(Date);
const DAY_SECONDS = 86_400;
const portal = `http://127.0.0.1:${port}`;
const parent = path.resolve(import.meta.dirname, "../../../.local");

const identitySchema = z.object({
  identity: z.object({
    providers: z.array(
      z.object({
        id: z.string(),
        issuer: z.string(),
        accounts: z.array(z.unknown()),
        faults: z.array(z.string()),
      }),
    ),
  }),
});

let folder: string;
let running: LocalPortal;

const options = () => ({ port, stateFolder: path.join(folder, "state"), fresh: false, settings: "demo" });
async function start(extra: Record<string, unknown> = {}) {
  return startLocalPortal(options(), { builder: samplePortal(folder, extra), tell: () => undefined });
}
async function started(): Promise<LocalPortal> {
  const portal = await start();
  if (!portal.ok) throw new Error(portal.failure.sentence);
  return portal.value;
}

/** What the function of a sample may do is no right of the portal's. */
const recordNothing = (): void => {
  vi.stubEnv("RIGHTS_FOLDER", undefined);
};
beforeEach(recordNothing);
beforeAll(async () => {
  recordNothing();
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(path.join(parent, "test-"));
  running = await started();
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function seen(): Promise<{ now: string; fired: number }> {
  const response = await fetch(`${portal}/api/anything`);
  return z.looseObject({ now: z.string(), fired: z.number() }).parse(await response.json());
}
/** Whether a time of the portal lies between the real moments before and after the question, moved by so much. */
async function isMovedBy(seconds: number, ask: () => Promise<string> | string): Promise<boolean> {
  const before = realNow();
  const asReal = Date.parse(await ask()) - seconds * 1000;
  return before <= asReal && asReal <= realNow();
}
const post = (target: string, body: unknown) =>
  fetch(`${portal}${target}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("a started portal", () => {
  it("ends no connection that a client keeps: one that was busy meanwhile loses no call", async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: PORTS_IN_A_ROW }, (_, place) => fetch(`http://127.0.0.1:${port + place}/`)),
    );
    const ends = answers.flatMap((one) =>
      one.status === "fulfilled" ? [one.value.headers.get("keep-alive")] : [],
    );
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.filter((after) => after !== null)).toEqual([]);
  });

  it("serves pages, API and console from one address", async () => {
    const page = await fetch(`${portal}/en/antrag/start`);
    expect(await page.text()).toContain("<title>Sample</title>");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toBe("default-src 'none'");
    const asset = await fetch(`${portal}/assets/main.js`, { headers: { "accept-encoding": "identity" } });
    expect(asset.headers.get("cache-control")).toContain("immutable");
    // As a bucket answers who may not list it, and CloudFront a method that the distribution does not have.
    expect((await fetch(`${portal}/assets/missing.js`)).status).toBe(403);
    expect((await fetch(`${portal}/`, { method: "POST" })).status).toBe(403);
    expect(await seen()).toMatchObject({ fired: 0, path: "/api/anything" });
  });

  it("describes itself to outside clients in the agreed form", async () => {
    const response = await fetch(`${portal}/__local`, { headers: { accept: "application/json" } });
    const local: unknown = await response.json();
    expect(local).toMatchObject({
      portal: { url: portal },
      aws: { endpoint: `http://127.0.0.1:${port + 1}`, region: "eu-central-1", tables: ["sample-Table"] },
      fitConnect: { submissionUrl: `http://127.0.0.1:${port + 3}/submission-api` },
    });
    const { providers } = identitySchema.parse(local).identity;
    expect(providers.find(({ id }) => id === "sk")?.issuer).toBe(`http://localhost:${port + 2}`);
    const citizenAccount = providers.find(({ id }) => id === "nkb");
    expect(citizenAccount?.accounts.length).toBeGreaterThan(0);
    expect(citizenAccount?.faults).toContain("wrong-signature");
    expect(JSON.stringify(local)).not.toContain("clientSecret");
    const page = await fetch(`${portal}/__local`, { headers: { accept: "text/html" } });
    expect(await page.text()).toContain("Local console");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("moves the clock of functions and schedules", async () => {
    expect((await post("/__local/clock", { advanceSeconds: DAY_SECONDS })).status).toBe(200);
    expect((await seen()).fired).toBe(1);
    expect(await isMovedBy(DAY_SECONDS, async () => (await seen()).now)).toBe(true);
    expect(await isMovedBy(DAY_SECONDS, () => running.local().clock.now)).toBe(true);
    // Back again, as a real provider needs it.
    expect((await post("/__local/clock", { advanceSeconds: -DAY_SECONDS })).status).toBe(200);
    expect(await isMovedBy(0, () => running.local().clock.now)).toBe(true);
  });

  it("lets counterparties fail on demand", async () => {
    const status = async () =>
      (await fetch(`http://127.0.0.1:${port + 3}/submission-api/v2/submissions`)).status;
    expect((await post("/__local/faults", { counterparty: "fit-connect", kind: "unavailable" })).status).toBe(
      200,
    );
    expect(await status()).toBe(503);
    expect((await post("/__local/faults", { counterparty: "fit-connect", kind: "none" })).status).toBe(200);
    expect(await status()).toBe(401);
    expect((await post("/__local/faults", { counterparty: "nobody", kind: "none" })).status).toBe(404);
    expect((await post("/__local/faults", { counterparty: "fit-connect", kind: "what" })).status).toBe(422);
  });
});

describe("the console", () => {
  function asked(headers: Record<string, string>, method = "GET"): Promise<number | undefined> {
    return new Promise((resolve) => {
      request(`${portal}/__local/clock`, { method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end(method === "POST" ? '{"advanceSeconds":1}' : undefined);
    });
  }

  it("answers no request by another host name or from another page", async () => {
    const json = { "content-type": "application/json" };
    expect(await asked({ ...json, host: "evil.example" }, "POST")).toBe(421);
    expect(await asked({ ...json, origin: "http://evil.example" }, "POST")).toBe(403);
    expect(await asked({ ...json, origin: portal }, "POST")).toBe(200);
  });

  it("takes JSON only, because a foreign page can send forms", async () => {
    expect(await asked({ "content-type": "text/plain" }, "POST")).toBe(415);
    expect(await asked({})).toBe(405);
    expect((await post("/__local/clock", { advanceSeconds: 0 })).status).toBe(422);
  });
});

describe("starting again", () => {
  it("finds the state again, at real time", async () => {
    await running.stop();
    running = await started();
    expect((await seen()).fired).toBe(1);
    expect(await isMovedBy(0, async () => (await seen()).now)).toBe(true);
  });

  it("names a port that is in use and what to do", async () => {
    const second = await start();
    expect(!second.ok && second.failure.sentence).toContain(`Port ${port} is in use`);
    expect(!second.ok && second.failure.sentence).toContain("PORT=");
  });

  it("stops at a resource it cannot provide, names it, and leaves nothing running", async () => {
    await running.stop();
    const failed = await start({ Stream: { Type: "AWS::Kinesis::Stream", Properties: {} } });
    expect(!failed.ok && failed.failure.sentence).toContain("AWS::Kinesis::Stream");
    for (const one of [port, port + 1, port + 2, port + 3]) {
      await new Promise<void>((resolve, reject) => {
        const probe = createServer().once("error", reject);
        probe.listen({ port: one, host: "127.0.0.1" }, () => probe.close(() => resolve()));
      });
    }
    running = await started();
    expect((await seen()).fired).toBe(1);
  });
});
