import { describe, expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { checkArrival } from "./checkArrival.ts";

describe("a delivery check", () => {
  it("that meets statements which prove nothing changes no state, and operators see how many", async () => {
    const ports = memoryPorts();
    await ports.submissions.createOnce(aSubmission());
    ports.transport.delivery = { kind: "in-transit", unproven: 2 };
    expect(await checkArrival(ports, "process-1")).toMatchObject({ ok: true });
    expect(ports.stored.lines).toContainEqual({
      message: "delivery-events-unproven",
      fields: { processId: "process-1", count: 2 },
    });
    expect(await ports.submissions.get("process-1")).toMatchObject({ status: "SUBMITTED", checks: 1 });
  });

  it("notes once when the authority took it, also where the end is reported at the same time", async () => {
    const ports = memoryPorts();
    await ports.submissions.createOnce(aSubmission());
    const fetchedAt = "2026-11-21T13:00:00.000Z";
    ports.transport.delivery = { kind: "in-transit", fetchedAt };
    await checkArrival(ports, "process-1");
    await checkArrival(ports, "process-1");
    const at = "2026-11-21T14:00:00.000Z";
    ports.transport.delivery = { kind: "delivered", at, evidence: [], fetchedAt };
    await checkArrival(ports, "process-1");
    expect((await ports.submissions.get("process-1"))?.receipt.events.slice(2)).toMatchObject([
      { event: "fetched", at: fetchedAt },
      { event: "delivered" },
    ]);
  });
});
