import { partStore } from "#test/fixtures/partStore.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tmpdir } from "node:os";
import { runAuthority } from "#infra/counterparties/fit-connect/authority/runAuthority.ts";
import type { FitConnectSent } from "#adapters/fit-connect/submission/fitConnectSent.ts";
import type { AuthorityTransport, SealedPartStore } from "#ports/sending/AuthorityTransport.ts";
import { announced, delivered, newApplication, transportTo } from "./application.ts";
import { startConsole, type RunningConsole } from "./startConsole.ts";
import { startFitConnect, type RunningFitConnect } from "./startFitConnect.ts";

let fitConnect: RunningFitConnect;
let portal: RunningConsole;
let transport: AuthorityTransport;
let ahead = 0;

beforeAll(async () => {
  fitConnect = await startFitConnect();
  portal = await startConsole(fitConnect.description, () => new Date(Date.now() + ahead));
  transport = transportTo(fitConnect.description);
});
afterEach(() => fitConnect.setFault({ kind: "none" }));
afterAll(async () => {
  await portal.stop();
  await fitConnect.stop();
});

async function moveAuthority(milliseconds: number): Promise<void> {
  ahead = milliseconds;
  await fitConnect.moveClock(milliseconds);
}

async function waiting(): Promise<string> {
  return (await runAuthority(["list"], { portalUrl: portal.portalUrl, outputFolder: tmpdir() })).output;
}

const accept = (id: string) =>
  runAuthority(["accept", id], { portalUrl: portal.portalUrl, outputFolder: tmpdir() });

/** Retries transient failures, like the step. */
async function submittedAtLast({
  sent,
  parts,
}: {
  readonly sent: FitConnectSent;
  readonly parts: SealedPartStore;
}): Promise<unknown> {
  let last = await transport.submit(sent, { parts, triedBefore: false });
  for (let tries = 0; !last.ok && last.failure.kind === "transport-unavailable" && tries < 20; tries += 1) {
    last = await transport.submit(sent, { parts, triedBefore: true });
  }
  return last;
}

const UPLOADS = "/submission-api/v2/submissions/";

describe("a delivery service whose answers get lost", () => {
  it.each([1, 2, 3])("after acting, %i times, has the application once in the end", async (upload) => {
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.setFault({ kind: "drop-answer", method: "PUT", path: UPLOADS, times: upload });
    const last = await submittedAtLast({ sent, parts });
    expect(last).toEqual({ ok: true, value: undefined });
    expect((await waiting()).split(sent.reservation.externalId)).toHaveLength(2);
  });

  it("when it is announced keeps nothing that an authority would see", async () => {
    const sealed = await transport.seal(newApplication(), partStore());
    if (!sealed.ok) throw new Error("seal");
    const before = await waiting();
    await fitConnect.setFault({ kind: "drop-answer", method: "POST", path: "/submission-api", times: 1 });
    expect(await transport.reserve(sealed.value)).toMatchObject({
      failure: { kind: "transport-unavailable" },
    });
    expect(await transport.reserve(sealed.value)).toMatchObject({ ok: true });
    expect(await waiting()).toBe(before);
  });
});

describe("a delivery service that answers twice", () => {
  it("confuses no later request", async () => {
    await fitConnect.setFault({ kind: "answer-twice" });
    const parts = partStore();
    const sent = await announced(transport, parts);
    const submitted = await submittedAtLast({ sent, parts });
    await fitConnect.setFault({ kind: "none" });
    expect(submitted).toEqual({ ok: true, value: undefined });
    expect((await waiting()).split(sent.reservation.externalId)).toHaveLength(2);
  });
});

describe("a request that the delivery service refuses", () => {
  it.each([
    [400, "transport-refused"],
    [403, "transport-refused"],
    [404, "reservation-lost"],
    [409, "transport-refused"],
    [413, "transport-refused"],
    [415, "transport-refused"],
    [422, "transport-refused"],
    [429, "transport-unavailable"],
    [500, "transport-unavailable"],
    [502, "transport-unavailable"],
    [504, "transport-unavailable"],
  ])("with %i is a failure that can be seen: %s", async (status, kind) => {
    const parts = partStore();
    const sent = await announced(transport, parts);
    await fitConnect.setFault({ kind: "refuse", status, method: "PUT", path: UPLOADS });
    expect(await transport.submit(sent, { parts, triedBefore: false })).toMatchObject({
      ok: false,
      failure: { kind },
    });
    expect(await waiting()).not.toContain(sent.reservation.externalId);
  });
});

describe("a wrong event log", () => {
  it("with every event twice proves what it proves, and the repetitions are counted", async () => {
    const sent = await delivered(transport);
    expect((await accept(sent.reservation.externalId)).exitCode).toBe(0);
    await fitConnect.setFault({ kind: "repeat-events" });
    expect(await transport.checkDelivery(sent)).toMatchObject({
      ok: true,
      value: { kind: "delivered", unproven: 4, evidence: { length: 4 } },
    });
  });

  it("backwards proves no delivery, because an acceptance cannot come before the submission", async () => {
    const sent = await delivered(transport);
    await accept(sent.reservation.externalId);
    await fitConnect.setFault({ kind: "reverse-events" });
    expect(await transport.checkDelivery(sent)).toEqual({ ok: true, value: { kind: "in-transit" } });
    await fitConnect.setFault({ kind: "none" });
    expect(await transport.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });

  it("with an acceptance signed by another key proves no delivery, and it is counted", async () => {
    const sent = await delivered(transport);
    await fitConnect.setFault({ kind: "forge-acceptance" });
    expect(await transport.checkDelivery(sent)).toEqual({
      ok: true,
      value: { kind: "in-transit", unproven: 1 },
    });
  });

  it("with an event from the future proves it only when that time has come", async () => {
    const sent = await delivered(transport);
    await moveAuthority(10 * 60_000);
    expect((await accept(sent.reservation.externalId)).exitCode).toBe(0);
    await moveAuthority(0);
    expect(await transport.checkDelivery(sent)).toEqual({
      ok: true,
      value: { kind: "in-transit", unproven: 1 },
    });
    const later = transportTo(fitConnect.description, {
      clock: { now: () => new Date(Date.now() + 6 * 60_000) },
    });
    expect(await later.checkDelivery(sent)).toMatchObject({ value: { kind: "delivered" } });
  });
});
