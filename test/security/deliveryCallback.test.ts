import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import { checkArrival } from "#usecases/sending/delivery/checkArrival.ts";
import { aSubmission } from "../fixtures/aSubmission.ts";
import { CALLBACK_SECRET } from "../fixtures/memoryPorts.ts";
import { aPortal, type Answer, type Portal } from "./aPortal.ts";

const { method, path, group } = ROUTES.receiveFitConnectCallback;
const TYPE = "https://schema.fitko.de/fit-connect/submission-api/callbacks/new-events";
const KNOWN = "0b1f4a52-0000-4000-8000-000000000001";
const UNKNOWN = "0b1f4a52-0000-4000-8000-000000000002";

let portal: Portal;

beforeEach(() => {
  portal = aPortal();
  const submission = { ...aSubmission(), externalId: KNOWN, nextCheckAt: "2036-01-01T00:00:00.000Z" };
  portal.stored.submissions.set(submission.processId, submission);
});

const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

function send(
  given: { readonly body?: string; readonly seconds?: number; readonly secret?: string } = {},
): Promise<Answer> {
  const body = given.body ?? callbackBody({ submissions: [{ submissionId: KNOWN }] });
  const timestamp = String(given.seconds ?? nowSeconds());
  const authentication = createHmac("sha512", given.secret ?? CALLBACK_SECRET)
    .update(`${timestamp}.${body}`)
    .digest("hex");
  return portal.call(group, {
    method,
    path,
    headers: { "Callback-Timestamp": timestamp, "Callback-Authentication": authentication },
    body,
  });
}

const callbackBody = (members: object): string => JSON.stringify({ type: TYPE, ...members });

describe("a callback of the delivery service", () => {
  it("starts a check of the application that it names, by either list, and answers nothing", async () => {
    const seconds = nowSeconds();
    expect(await send({ seconds })).toMatchObject({ status: 204, body: "" });
    const look = `process-1_${new Date(seconds * 1_000).toISOString()}`;
    expect(portal.stored.executions).toEqual([look]);
    expect(
      (await send({ body: callbackBody({ submissionIds: [KNOWN] }), seconds: seconds - 1 })).status,
    ).toBe(204);
    expect(portal.stored.executions).toHaveLength(2);
  });

  it("names its checks after itself, so that a repeated one asks for the same check", async () => {
    const seconds = nowSeconds();
    await send({ seconds });
    await send({ seconds });
    expect(new Set(portal.stored.executions).size).toBe(1);
  });

  it("changes nothing by itself: only what the check finds in the signed log counts", async () => {
    const before = portal.stored.submissions.get("process-1");
    await send();
    expect(portal.stored.submissions.get("process-1")).toEqual(before);
    await checkArrival(portal.ports, "process-1");
    expect(portal.stored.submissions.get("process-1")?.status).toBe("SUBMITTED");
  });

  it("is answered alike for unknown applications, and starts nothing", async () => {
    const body = callbackBody({ submissions: [{ submissionId: UNKNOWN }, { submissionId: "process-1" }] });
    expect((await send({ body })).status).toBe(204);
    expect(portal.stored.executions).toEqual([]);
    expect((await send()).status).toBe(204);
    expect(portal.stored.executions).toHaveLength(1);
  });

  it("is refused when it is forged, old or of the future, and the log says why", async () => {
    const seconds = nowSeconds();
    const refused = [
      await send({ secret: "another-secret-that-is-long-enough-too" }),
      await send({ seconds: seconds - 302 }),
      await send({ seconds: seconds + 302 }),
      await portal.call(group, { method, path, body: callbackBody({ submissionIds: [KNOWN] }) }),
    ];
    for (const answer of refused) {
      expect([answer.status, answer.body.includes("callback-refused")]).toEqual([403, true]);
    }
    expect(portal.stored.executions).toEqual([]);
    expect((await send({ seconds: seconds - 298 })).status).toBe(204);
    expect(portal.stored.executions).toHaveLength(1);
  });

  it("is asked for again while looks cannot be started", async () => {
    portal = aPortal({
      delivery: {
        startCheck: () => Promise.resolve({ ok: false, failure: { kind: "workflow-unavailable" } }),
      },
    });
    const submission = { ...aSubmission(), externalId: KNOWN };
    portal.stored.submissions.set(submission.processId, submission);
    expect((await send()).status).toBe(503);
  });
});
