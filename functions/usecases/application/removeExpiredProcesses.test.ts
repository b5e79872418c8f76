import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import { removeExpiredProcesses } from "./removeExpiredProcesses.ts";

let ports: MemoryPorts;
/** More than one page of any store. */
const MANY = 250;

beforeEach(() => {
  ports = memoryPorts();
});

/** So many applications without an account, each with its files, whose session has ended. */
async function endedTogether(count: number, differently: Partial<Process> = {}): Promise<void> {
  const process = await aCompletedProcess(ports, aSession("anonymous"));
  ports.stored.processes.delete(process.id);
  await ports.attachments.deleteProcess(process.id);
  const prefix = differently.status ?? "ended";
  for (let index = 0; index < count; index += 1) {
    const id = `${prefix}-${index}`;
    await ports.processes.create({ ...process, ...differently, id });
    await ports.attachments.write({ processId: id, attachmentId: "passport" }, new Uint8Array(1));
  }
  ports.clock.advance(11 * MINUTE);
}

describe("the sweep over what has ended", () => {
  it("removes everything in one run, however many sessions ended at once", async () => {
    await endedTogether(MANY);
    expect(await removeExpiredProcesses(ports)).toBe(MANY);
    expect([ports.stored.processes.size, ports.stored.uploads.size]).toEqual([0, 0]);
  });

  it("takes the draft of an account after 24 hours, with uploads, results and what was sealed, and a second run does nothing", async () => {
    const { id: processId } = await aCompletedProcess(ports);
    await ports.attachments.write({ processId, attachmentId: "passport" }, new Uint8Array(1));
    const document = { body: "document", mediaType: "application/pdf" };
    await ports.results.write({ processId, name: "application.pdf" }, document);
    await ports.sealed.write({ processId, name: "data" }, document);
    const { processes, uploads, results, sealed } = ports.stored;
    const left = () => [processes.size, uploads.size, results.size, sealed.size];

    ports.clock.advance(24 * 60 * MINUTE - MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(0);
    expect(left()).not.toContain(0);
    ports.clock.advance(2 * MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(1);
    expect(left()).toEqual([0, 0, 0, 0]);
    expect(await removeExpiredProcesses(ports)).toBe(0);
  });

  it("gets past any number that are still being sent", async () => {
    await endedTogether(MANY, { status: "SUBMITTED" });
    await endedTogether(5);
    expect(await removeExpiredProcesses(ports)).toBe(5);
    expect(ports.stored.processes.size).toBe(MANY);
    expect([...ports.stored.processes.values()].every(({ status }) => status === "SUBMITTED")).toBe(true);
  });

  it("ends in the time that a schedule has, and removes the rest with the next run", async () => {
    await endedTogether(MANY);
    const slowly = {
      ...ports.sealed,
      deleteProcess: (processId: string) => {
        ports.clock.advance(MINUTE / 60);
        return ports.sealed.deleteProcess(processId);
      },
    };
    const first = await removeExpiredProcesses({ ...ports, sealed: slowly });
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(MANY);
    expect(await removeExpiredProcesses(ports)).toBe(MANY - first);
  });
});
