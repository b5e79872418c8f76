import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { anXtaRecipient } from "#test/fixtures/anXtaRecipient.ts";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { submitProcess } from "../submitProcess.ts";
import { calculateHashesForAttachments } from "./calculateHashesForAttachments.ts";
import { createMessageId } from "./createMessageId.ts";
import { failSubmission } from "./failSubmission.ts";
import { getFiles } from "./getFiles.ts";
import type { StepTarget } from "./runSubmitStep.ts";
import { saveSubmission } from "./saveSubmission.ts";
import { sealData } from "./sealData.ts";
import { submitDataToAuthority } from "./submitDataToAuthority.ts";

const REFUSED: TransportFailure = { kind: "transport-refused", cause: "9013" };
const UNAVAILABLE: TransportFailure = { kind: "transport-unavailable", cause: "timeout" };
const actor = aSession().user;

let ports: MemoryPorts;

beforeEach(() => {
  ports = xtaFirst();
});

function xtaFirst(): MemoryPorts {
  const made = memoryPorts();
  made.ways.now = [{ transport: "xta", recipient: anXtaRecipient }, { transport: "fit-connect" }];
  return made;
}

async function readyToSeal(): Promise<StepTarget> {
  const process = await aCompletedProcess(ports);
  expect(await submitProcess(ports, { actor, processId: process.id })).toMatchObject({ ok: true });
  const target = { processId: process.id, attempt: 1 };
  for (const step of [
    () => calculateHashesForAttachments(ports, { target }),
    () => createMessageId(ports, { target }),
    () =>
      getFiles(ports, {
        target,
        portalName: "Portal",
        portalNameEn: "Portal",
        issuer: "https://portal.example",
      }),
  ]) {
    expect(await step()).toMatchObject({ ok: true });
  }
  return target;
}

const submittingOf = ({ processId }: StepTarget) => ports.stored.processes.get(processId)?.submitting;

describe("an authority with two transports", () => {
  it("gets the application by the first, under that transport's kind of id", async () => {
    const target = await readyToSeal();
    for (const step of [sealData, submitDataToAuthority, saveSubmission]) {
      expect(await step(ports, { target, issuer: "https://portal.example" })).toMatchObject({ ok: true });
    }
    expect([ports.xta.received.size, ports.transport.received.size]).toEqual([1, 0]);
    expect(ports.stored.submissions.get(target.processId)).toMatchObject({
      externalIdType: "OSCI",
      externalId: "urn:external-1",
    });
  });

  it.each([
    ["while it is sealed", (): unknown => ports.xta.sealFailures.push(REFUSED)],
    ["when it is announced", (): unknown => ports.xta.faults.push(REFUSED)],
  ])("gets it by the second when the first refuses %s", async (_when, refuse) => {
    refuse();
    const target = await readyToSeal();
    for (const step of [sealData, submitDataToAuthority, saveSubmission]) {
      expect(await step(ports, { target, issuer: "https://portal.example" })).toMatchObject({ ok: true });
    }
    expect([ports.xta.received.size, ports.transport.received.size]).toEqual([0, 1]);
    expect(ports.stored.submissions.get(target.processId)?.externalIdType).toBe("FIT_CONNECT");
  });

  it("gets it by the second when the first refuses the first try of sending", async () => {
    const target = await readyToSeal();
    await sealData(ports, { target });
    expect(submittingOf(target)).toMatchObject({ sealed: { kind: "xta" } });
    ports.xta.submitFaults.push(REFUSED);
    expect(await submitDataToAuthority(ports, { target })).toMatchObject({ ok: true });
    expect([ports.xta.received.size, ports.transport.received.size]).toEqual([0, 1]);
    expect(ports.stored.lines.map(({ message }) => message)).toContain("transport-changed");
  });

  it("does not get it by the second while the outcome of the first is unknown", async () => {
    const other = await readyToSeal();
    await sealData(ports, { target: other });
    ports.xta.submitFaults.push("lost-answer", REFUSED);
    expect(await submitDataToAuthority(ports, { target: other })).toMatchObject({
      failure: { kind: "transient" },
    });
    expect(await submitDataToAuthority(ports, { target: other })).toMatchObject({
      failure: { kind: "permanent", reason: "authority-refused" },
    });
    expect([ports.xta.received.size, ports.transport.received.size]).toEqual([1, 0]);
    expect(submittingOf(other)).toMatchObject({ sealed: { kind: "xta" }, submitTries: 2 });
  });

  it("asks the first again in a new attempt when all refused before anything was sealed", async () => {
    ports.xta.sealFailures.push(REFUSED);
    ports.transport.sealFailures.push(REFUSED);
    const target = await readyToSeal();
    expect(await sealData(ports, { target })).toMatchObject({ failure: { reason: "authority-refused" } });
    await failSubmission(ports, { target, reason: "authority-refused" });
    expect(await submitProcess(ports, { actor, processId: target.processId })).toMatchObject({ ok: true });
    expect(await sealData(ports, { target: { ...target, attempt: 2 } })).toMatchObject({ ok: true });
    expect(submittingOf(target)?.sealed?.kind).toBe("xta");
  });

  it("never gets it twice, whatever either transport does and however often the step runs", async () => {
    const fault = fc.constantFrom<TransportFailure | "lost-answer">(REFUSED, UNAVAILABLE, "lost-answer");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 5 }),
        fc.array(fault, { maxLength: 3 }),
        async (atFirst, atSecond) => {
          ports = xtaFirst();
          const target = await readyToSeal();
          await sealData(ports, { target });
          ports.xta.faults.push(...atFirst);
          ports.transport.faults.push(...atSecond);
          let accepted = false;
          for (let run = 0; run < 10 && !accepted; run += 1) {
            accepted = (await submitDataToAuthority(ports, { target })).ok;
          }
          const held = ports.xta.received.size + ports.transport.received.size;
          expect(held).toBeLessThanOrEqual(1);
          if (accepted) expect(held).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});
