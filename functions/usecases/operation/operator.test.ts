import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { failSubmission } from "../sending/steps/failSubmission.ts";
import { submitProcess } from "../sending/submitProcess.ts";
import { resendApplication } from "./resendApplication.ts";
import { sentApplications } from "./SentApplication.ts";

let ports: MemoryPorts;
let id: string;

beforeEach(async () => {
  ports = memoryPorts();
  id = (await aCompletedProcess(ports)).id;
});

const send = () => submitProcess(ports, { actor: aSession().user, processId: id });
const fail = (attempt = 1) =>
  failSubmission(ports, { target: { processId: id, attempt }, reason: "authority-unreachable" });

async function runSteps(attempt: number): Promise<void> {
  for (const step of SUBMIT_STEPS) {
    expect(await submitSteps(ports)[step]({ processId: id, attempt })).toMatchObject({ ok: true });
  }
}

describe("an operator", () => {
  it("sees no draft, and of what was sent neither answers nor names of people or files", async () => {
    expect((await sentApplications(ports)).found).toEqual([]);
    await send();
    const text = JSON.stringify((await sentApplications(ports)).found);
    expect(text).toContain(id);
    for (const personal of ["Amina", "Beispiel", "Tunis", "Reisepass.pdf", "account-owner"]) {
      expect(text).not.toContain(personal);
    }
  });

  it("sees a failed application with its cause, and one that stays silent as stuck", async () => {
    await send();
    expect((await sentApplications(ports)).found).toMatchObject([{ stuck: false, failed: false }]);
    ports.clock.advance(2 * HOUR);
    expect((await sentApplications(ports)).found).toMatchObject([{ stuck: true, failed: false }]);
    await fail();
    expect((await sentApplications(ports)).found).toMatchObject([
      { stuck: false, failed: true, status: "SUBMIT_FAILURE", cause: "authority-unreachable" },
    ]);
  });

  it("sees which record cannot be read, and all others", async () => {
    await send();
    ports.stored.unreadable.add("p9");
    expect(await sentApplications(ports)).toMatchObject({ found: [{ processId: id }], unreadable: ["p9"] });
  });

  it("sees a sent application also after its process went, and as stuck when no execution tracks it", async () => {
    await send();
    await runSteps(1);
    ports.stored.processes.delete(id);
    expect((await sentApplications(ports)).found).toMatchObject([
      { processId: id, status: "SUBMITTED", stuck: false, externalId: "external-1", attempt: null },
    ]);
    ports.clock.advance(2 * HOUR);
    expect((await sentApplications(ports)).found).toMatchObject([{ stuck: true }]);
  });

  it("sends a failed one again under the same ids, so that it arrives once", async () => {
    await send();
    const before = ports.stored.processes.get(id)?.submitting?.transferTicketNumber;
    await fail();
    expect(await resendApplication(ports, id)).toEqual({ ok: true, value: 2 });
    expect(ports.stored.executions.at(-1)).toBe(`${id}_2`);
    await runSteps(2);
    expect(ports.transport.received.size).toBe(1);
    expect(ports.stored.processes.get(id)?.submitting?.transferTicketNumber).toBe(before);
  });

  it("sends again what is stuck, and what its first attempt still does is not reported as a failure", async () => {
    await send();
    ports.clock.advance(2 * HOUR);
    expect((await sentApplications(ports)).found).toMatchObject([{ processId: id, stuck: true }]);
    expect(await resendApplication(ports, id)).toEqual({ ok: true, value: 2 });
    expect((await sentApplications(ports)).found).toMatchObject([{ stuck: false, attempt: 2 }]);
    expect(await fail(1)).toMatchObject({ ok: true });
    expect(ports.stored.lines.map(({ message }) => message)).not.toContain("submission-failed");
    await runSteps(2);
    expect(ports.transport.received.size).toBe(1);
  });

  it("cannot send what did not fail", async () => {
    expect(await resendApplication(ports, id)).toMatchObject({ failure: { kind: "not-failed" } });
    await send();
    expect(await resendApplication(ports, id)).toMatchObject({ failure: { status: "SUBMITTED" } });
    expect(await resendApplication(ports, "other")).toEqual({
      ok: false,
      failure: { kind: "process-not-found" },
    });
    expect(ports.stored.executions).toEqual([`${id}_1`]);
  });
});
