import { describe, expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { startDueChecks } from "./startDueChecks.ts";

const DUE = "2026-11-21T12:00:00.000Z";

async function withDueApplication(): Promise<MemoryPorts> {
  const ports = memoryPorts();
  await ports.submissions.createOnce({ ...aSubmission(), nextCheckAt: DUE });
  ports.clock.advance(60 * 60_000);
  return ports;
}

describe("the delivery checks of sent applications", () => {
  it("are started under the name of the time they were due", async () => {
    const ports = await withDueApplication();
    expect(await startDueChecks(ports)).toBe(1);
    expect(ports.stored.executions).toEqual([`process-1_${DUE}`]);
  });

  it("are one where the schedule comes twice", async () => {
    const ports = await withDueApplication();
    await startDueChecks(ports);
    await startDueChecks(ports);
    expect(new Set(ports.stored.executions)).toEqual(new Set([`process-1_${DUE}`]));
  });

  it("begin anew after one that broke off, because its name is taken", async () => {
    const ports = await withDueApplication();
    ports.stored.endedExecutions.add(`process-1_${DUE}`);
    expect(await startDueChecks(ports)).toBe(1);
    expect(ports.stored.executions).toEqual([`process-1_${ports.clock.now().toISOString()}`]);
  });
});
