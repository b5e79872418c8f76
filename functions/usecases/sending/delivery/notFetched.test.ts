import { beforeEach, describe, expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { NOT_FETCHED } from "#domain/sending/deliveryProblems.ts";
import type { Process } from "#domain/application/Process.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { checkArrival } from "./checkArrival.ts";

const DAY = 86_400_000;

let ports: MemoryPorts;
let sent: Submission;

beforeEach(async () => {
  ports = memoryPorts();
  const now = ports.clock.now().toISOString();
  sent = { ...aSubmission(), sealingId: "sealing-1", submissionDate: now, nextCheckAt: now };
  ports.stored.submissions.set(sent.processId, sent);
  await ports.sealed.write(
    { processId: sent.processId, name: "sealing-1/metadata" },
    { body: "ciphertext", mediaType: "application/octet-stream" },
  );
  ports.clock.advance(14 * DAY);
  ports.transport.delivery = { kind: "not-fetched", at: now, evidence: ["token"] };
});

const check = (): ReturnType<typeof checkArrival> => checkArrival(ports, sent.processId);
const record = (): Submission | undefined => ports.stored.submissions.get(sent.processId);
const ciphertext = (): number => ports.stored.sealed.size;

describe("an application that the authority did not fetch in time", () => {
  it("is sent again from the same ciphertext, which is gone then, under a new id, and is tracked further", async () => {
    expect(await check()).toMatchObject({ ok: true });
    expect([...ports.transport.received.keys()]).toEqual(["external-1"]);
    expect(record()).toMatchObject({
      status: "SUBMITTED",
      externalId: "external-1",
      reservation: { externalId: "external-1", caseId: "case-1" },
      sealed: sent.sealed,
      resentAt: ports.clock.now().toISOString(),
    });
    expect(record()?.receipt.events.at(-1)?.event).toBe("resent");
    expect(ciphertext()).toBe(0);
    ports.transport.delivery = { kind: "in-transit" };
    ports.clock.advance(20 * DAY);
    await check();
    expect(record()?.status).toBe("SUBMITTED");
    expect(record()?.nextCheckAt).toBeDefined();
  });

  it("arrives once, however often checks break off or answers get lost", async () => {
    ports.transport.submitFaults.push("lost-answer", { kind: "transport-unavailable", cause: "timeout" });
    for (let index = 0; index < 3; index += 1) await check();
    expect([...ports.transport.received.keys()]).toEqual(["external-1"]);
    expect(record()?.resentAt).toBeDefined();
  });

  it("is reserved anew when the new reservation was not completed within a day", async () => {
    ports.transport.submitFaults.push({ kind: "reservation-lost" });
    await check();
    expect(record()?.resending).toBeUndefined();
    await check();
    expect([...ports.transport.received.keys()]).toEqual(["external-2"]);
    expect(record()?.externalId).toBe("external-2");
  });

  it.each([
    [
      "the authority's side refuses it, as after a change of keys",
      () => ports.transport.submitFaults.push({ kind: "transport-refused", cause: "kid" }),
    ],
    [
      "no new reservation is given",
      () => ports.transport.reserveFaults.push({ kind: "transport-refused", cause: "inactive" }),
    ],
    ["the ciphertext is gone", () => ports.stored.sealed.clear()],
    ["the 21 days are over", () => ports.clock.advance(8 * DAY)],
    [
      "it was sent again before",
      () => ports.stored.submissions.set(sent.processId, { ...sent, resentAt: sent.submissionDate }),
    ],
  ])("ends visibly, with what was wrong, when %s", async (_why, happen) => {
    expect(ciphertext()).toBe(1);
    happen();
    await check();
    expect(ports.transport.received.size).toBe(0);
    expect(record()).toMatchObject({
      status: "PROCESSING_ERROR",
      problems: [{ type: NOT_FETCHED, title: "", detail: "" }],
    });
    expect(record()?.nextCheckAt).toBeUndefined();
    expect(ciphertext()).toBe(0);
  });
});

describe("what is kept of a sent application", () => {
  it.each([
    ["delivered", { kind: "delivered", at: "x", evidence: [] }],
    ["rejected", { kind: "rejected", at: "x", problems: [], evidence: [] }],
  ] as const)("is no ciphertext any more once it is %s", async (_state, delivery) => {
    ports.transport.delivery = delivery;
    expect(ciphertext()).toBe(1);
    await check();
    expect(ciphertext()).toBe(0);
  });

  it.each([
    ["unknown to the transport", () => undefined],
    [
      "sent again on day 14",
      () => (ports.transport.delivery = { kind: "not-fetched", at: "x", evidence: [] }),
    ],
    [
      "sent again after a check in which the transport did not answer",
      () => {
        ports.transport.delivery = { kind: "not-fetched", at: "x", evidence: [] };
        ports.transport.submitFaults.push({ kind: "transport-unavailable", cause: "timeout" });
      },
    ],
  ])("is no ciphertext any more on day 22, also where it was %s", async (_story, happen) => {
    ports.transport.delivery = { kind: "in-transit" };
    await check();
    expect([record()?.status, ciphertext()]).toEqual(["SUBMITTED", 1]);
    happen();
    for (let day = 14; day < 22; day += 1) {
      await check();
      if (record()?.resentAt !== undefined) {
        expect([day, ciphertext()]).toEqual([day, 0]);
        ports.transport.delivery = { kind: "in-transit" };
      }
      ports.clock.advance(DAY);
    }
    expect(ciphertext()).toBe(0);
  });

  it("is only the ciphertext after the result window: answers, uploads and documents are gone", async () => {
    const process = await aCompletedProcess(ports);
    const over = ports.clock.now().toISOString();
    const accepted: Process = {
      ...process,
      id: sent.processId,
      status: "SUBMITTED",
      resultsAvailableUntil: over,
      availableUntil: over,
      submitting: {
        attempt: 1,
        submittedAt: over,
        progress: "SUBMISSION_COMPLETED",
        completedSteps: [],
        transferTicketNumber: "TICKET",
        generatedIds: { form: "f", coverLetter: "c", receipt: "r" },
        documents: [],
        externalIdType: "FIT_CONNECT",
        sealed: sent.sealed,
        acceptedAt: over,
      },
    };
    ports.stored.processes.clear();
    ports.stored.processes.set(accepted.id, accepted);
    ports.stored.uploads.set(`${accepted.id}/upload`, new Uint8Array(1));
    ports.stored.results.set(`${accepted.id}/document`, new Uint8Array(1));
    await removeExpiredProcesses(ports);
    const own = (keys: Iterable<string>): readonly string[] =>
      [...keys].filter((key) => key.startsWith(accepted.id));
    expect(own(ports.stored.processes.keys())).toEqual([]);
    expect(own(ports.stored.uploads.keys())).toEqual([]);
    expect(own(ports.stored.results.keys())).toEqual([]);
    expect(ciphertext()).toBe(1);
  });
});
