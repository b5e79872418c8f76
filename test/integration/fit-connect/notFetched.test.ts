import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArrival } from "#usecases/sending/delivery/checkArrival.ts";
import { sealedParts } from "#usecases/sending/steps/sealedParts.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { announced, transportTo } from "./application.ts";
import { startFitConnect, type RunningFitConnect } from "./startFitConnect.ts";

const DAY = 86_400_000;
const START = Date.now();

let fitConnect: RunningFitConnect;
let offset = 0;
const now = (): Date => new Date(START + offset);

beforeAll(async () => {
  fitConnect = await startFitConnect();
});

afterAll(() => fitConnect.stop());

async function moveTo(days: number): Promise<void> {
  offset = days * DAY;
  await fitConnect.moveClock(offset);
}

describe("an application that no authority fetches", () => {
  it("is given up on day 14 by the delivery service, sent again once, and in the end visibly not delivered", async () => {
    const memory = memoryPorts();
    const transport = transportTo(fitConnect.description, { clock: { now } });
    const ports = {
      ...memory,
      clock: { now },
      transports: { ...memory.transports, by: () => transport },
    };
    const parts = sealedParts(ports, { processId: "process-1", sealingId: "s" });
    const sent = await announced(transport, parts);
    expect(await transport.submit(sent, { parts, triedBefore: false })).toMatchObject({ ok: true });
    const at = now().toISOString();
    memory.stored.submissions.set("process-1", {
      ...aSubmission(),
      ...sent,
      externalId: sent.reservation.externalId,
      sealingId: "s",
      submissionDate: at,
      nextCheckAt: at,
    });
    const looked = async () => {
      expect(await checkArrival(ports, "process-1")).toMatchObject({ ok: true });
      return memory.stored.submissions.get("process-1");
    };

    await moveTo(13.9);
    expect(await looked()).toMatchObject({ status: "SUBMITTED", externalId: sent.reservation.externalId });
    expect(memory.stored.sealed.size).toBeGreaterThan(0);
    await moveTo(14.1);
    const again = await looked();
    expect(again?.externalId).not.toBe(sent.reservation.externalId);
    expect(again).toMatchObject({ status: "SUBMITTED", sealed: sent.sealed });
    // The service that has it now holds the very same content: its event names the same tags.
    await moveTo(27);
    expect(await looked()).toMatchObject({ status: "SUBMITTED" });
    await moveTo(28.2);
    expect(await looked()).toMatchObject({ status: "PROCESSING_ERROR" });
    expect(memory.stored.sealed.size).toBe(0);
  });
});
