import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import type { Submitting } from "#domain/sending/Submitting.ts";
import { failSubmission } from "./steps/failSubmission.ts";
import { recoverSubmissions } from "./recoverSubmissions.ts";
import { submitProcess } from "./submitProcess.ts";

let ports: MemoryPorts;
let id: string;

beforeEach(async () => {
  ports = memoryPorts();
  id = (await aCompletedProcess(ports)).id;
  expect(await submitProcess(ports, { actor: aSession().user, processId: id })).toMatchObject({ ok: true });
});

const stored = () => ports.stored.processes.get(id);
const silentCounts = () =>
  ports.stored.lines
    .filter(({ message }) => message === "silent-failures-counted")
    .map(({ fields }) => fields);

function change(submitting: Partial<Submitting>): void {
  const process = stored();
  if (process?.submitting === undefined) throw new Error("nothing was sent");
  ports.stored.processes.set(id, { ...process, submitting: { ...process.submitting, ...submitting } });
}

describe("an application that was sent and reported no outcome", () => {
  it("is started when the function that sent it died before it could", async () => {
    ports.stored.executions.length = 0;
    ports.clock.advance(3 * MINUTE);
    expect(await recoverSubmissions(ports)).toBe(0);
    expect(ports.stored.executions).toEqual([`${id}_1`]);
    expect(stored()?.status).toBe("SUBMITTED");
  });

  it("is started though the record of another one cannot be read, which is reported", async () => {
    ports.stored.executions.length = 0;
    ports.stored.unreadable.add("p9");
    ports.clock.advance(3 * MINUTE);
    await recoverSubmissions(ports);
    expect(ports.stored.executions).toEqual([`${id}_1`]);
    expect(ports.stored.lines).toContainEqual({ message: "record-unreadable", fields: { processId: "p9" } });
  });

  it("is left alone while its sender may still start it", async () => {
    ports.stored.executions.length = 0;
    ports.clock.advance(MINUTE);
    await recoverSubmissions(ports);
    expect(ports.stored.executions).toEqual([]);
    ports.clock.advance(2 * MINUTE);
    await recoverSubmissions(ports);
    expect(ports.stored.executions).toEqual([`${id}_1`]);
  });

  it("becomes a visible failure that can be sent again when its workflow ended without a word", async () => {
    ports.stored.endedExecutions.add(`${id}_1`);
    ports.clock.advance(3 * MINUTE);
    expect(await recoverSubmissions(ports)).toBe(1);
    expect(stored()).toMatchObject({ status: "SUBMIT_FAILURE", submitting: { failureReason: "unexpected" } });
    expect(await submitProcess(ports, { actor: aSession().user, processId: id })).toMatchObject({ ok: true });
    expect(ports.stored.executions.at(-1)).toBe(`${id}_2`);
  });

  it("is finished by a further attempt under the same ids when its transport had accepted it", async () => {
    const before = stored()?.submitting;
    change({ acceptedAt: ports.clock.now().toISOString() });
    ports.stored.endedExecutions.add(`${id}_1`);
    ports.clock.advance(3 * MINUTE);
    expect(await recoverSubmissions(ports)).toBe(1);
    expect(stored()).toMatchObject({
      status: "SUBMITTED",
      submitting: { attempt: 2, transferTicketNumber: before?.transferTicketNumber },
    });
    expect(ports.stored.executions.at(-1)).toBe(`${id}_2`);
  });

  it("is finished too when it was already called a failure, once and not twice", async () => {
    change({ acceptedAt: ports.clock.now().toISOString() });
    await failSubmission(ports, { target: { processId: id, attempt: 1 }, reason: "unexpected" });
    ports.clock.advance(6 * MINUTE);
    const recovered = await Promise.all([recoverSubmissions(ports), recoverSubmissions(ports)]);
    expect(recovered.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(stored()?.submitting?.attempt).toBe(2);
  });

  it("is counted as silent after the longest time that the pipeline can take", async () => {
    ports.clock.advance(10 * MINUTE);
    await recoverSubmissions(ports);
    ports.clock.advance(70 * MINUTE);
    await recoverSubmissions(ports);
    expect(silentCounts()).toMatchObject([{ count: 0 }, { count: 1, silent: 1, forgotten: 0 }]);
  });

  it("is counted as late after five minutes, until its transport has accepted it", async () => {
    ports.clock.advance(4 * MINUTE);
    await recoverSubmissions(ports);
    ports.clock.advance(MINUTE);
    await recoverSubmissions(ports);
    change({ acceptedAt: ports.clock.now().toISOString() });
    await recoverSubmissions(ports);
    expect(silentCounts()).toMatchObject([{ late: 0 }, { late: 1, count: 0 }, { late: 0 }]);
  });
});
