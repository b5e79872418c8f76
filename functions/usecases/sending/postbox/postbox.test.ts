import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { checkDelivery } from "../delivery/checkDelivery.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { submitProcess } from "../submitProcess.ts";

const HANDLE = "3f0c1c7e-5a11-4d0a-9c55-0000000000aa";
const DAY_MINUTES = 24 * 60;
const UNAVAILABLE = { kind: "transport-unavailable", cause: "timeout" } as const;

let ports: MemoryPorts;
let processId: string;

beforeEach(async () => {
  ports = memoryPorts();
  processId = (await aCompletedProcess(ports)).id;
});

/** From the button to the record; the step for the mailbox may fail, as in the state machine. */
async function send(postbox?: string): Promise<Submission> {
  await submitProcess(ports, { actor: aSession().user, processId, postbox });
  for (const step of SUBMIT_STEPS) {
    const done = await submitSteps(ports)[step]({ processId, attempt: 1 });
    if (step !== "SUBMIT_DATA_TO_POSTBOX") expect([step, done.ok]).toEqual([step, true]);
  }
  return record();
}

function record(): Submission {
  const found = ports.stored.submissions.get(processId);
  if (found === undefined) throw new Error("no record");
  return found;
}

async function checkWhenDue(): Promise<Submission["postbox"]> {
  const due = record().postbox?.nextCheckAt ?? "";
  ports.clock.advance(Math.max(0, Date.parse(due) - ports.clock.now().getTime()));
  expect(await checkDelivery(ports, processId)).toMatchObject({ ok: true });
  return record().postbox;
}

const keptForMailbox = (): readonly string[] =>
  [...ports.stored.sealed.keys()].filter((key) => key.includes(".postbox/"));

describe("an account without a mailbox", () => {
  it("gets no copy, and nothing about mailboxes is stored", async () => {
    const { postbox } = await send();
    expect(postbox).toBeUndefined();
    expect(ports.postbox.written).toEqual([]);
    expect(keptForMailbox()).toEqual([]);
    expect(ports.stored.processes.get(processId)).toMatchObject({ postboxSent: false });
  });
});

describe("an account with a mailbox", () => {
  it("is told in both languages what is still to be handed in, also when the copy goes later", async () => {
    const process = ports.stored.processes.get(processId);
    if (process === undefined) throw new Error("no application");
    const formData = withAnswerAt(process.formData, { path: "doc.cvLater", value: true });
    ports.stored.processes.set(processId, { ...process, formData });
    ports.postbox.submitFaults.push(UNAVAILABLE);
    await send(HANDLE);
    await checkWhenDue();
    const { owed = [] } = record();
    expect(owed.length).toBeGreaterThan(0);
    expect(ports.postbox.written).toHaveLength(2);
    for (const { content } of ports.postbox.written) {
      expect(content).toContain(`nachreichen: ${owed.map(({ name }) => name).join("; ")}. Senden Sie`);
      expect(content).toContain(
        `hand in these documents later: ${owed.map(({ nameEn }) => nameEn).join("; ")}.`,
      );
    }
  });

  it("gets application and processing report; handle and ciphertext are forgotten then", async () => {
    const { postbox } = await send(HANDLE);
    expect(postbox).toMatchObject({ state: "sent" });
    expect(postbox?.files?.files.map(({ fileName }) => fileName)).toEqual([
      "Antrag.pdf",
      "Uebertragungsprotokoll.pdf",
    ]);
    expect(ports.postbox.written).toMatchObject([{ mailbox: HANDLE, trustLevel: "low" }]);
    expect(JSON.stringify(record())).not.toContain(HANDLE);
    expect(JSON.stringify(ports.stored.processes.get(processId))).not.toContain(HANDLE);
    expect(keptForMailbox()).toEqual([]);
    expect(ports.stored.processes.get(processId)).toMatchObject({ postboxSent: true });
  });

  it("is never named in a line of the log", async () => {
    ports.postbox.submitFaults.push(UNAVAILABLE, UNAVAILABLE);
    await send(HANDLE);
    await checkWhenDue();
    expect(ports.stored.lines).not.toEqual([]);
    expect(JSON.stringify(ports.stored.lines)).not.toContain(HANDLE);
  });

  it("gets it later from the kept ciphertext, when it was out of reach and the documents are gone", async () => {
    ports.postbox.submitFaults.push(UNAVAILABLE, UNAVAILABLE);
    const { postbox, status } = await send(HANDLE);
    expect([status, postbox?.state]).toEqual(["SUBMITTED", "pending"]);
    expect([keptForMailbox().length > 0, ports.stored.results.size > 0]).toEqual([true, true]);
    ports.clock.advance(30 * 60_000);
    await removeExpiredProcesses(ports);
    expect(ports.stored.results.size).toBe(0);
    expect(await checkWhenDue()).toMatchObject({ state: "pending" });
    expect(await checkWhenDue()).toMatchObject({ state: "sent" });
    expect(ports.postbox.received.size).toBe(1);
    expect(keptForMailbox()).toEqual([]);
  });

  it("is reported as failed when nothing could be encrypted before the documents went", async () => {
    ports.postbox.sealFaults.push(UNAVAILABLE);
    expect((await send(HANDLE)).postbox).toMatchObject({ state: "pending" });
    ports.clock.advance(30 * 60_000);
    await removeExpiredProcesses(ports);
    expect(await checkWhenDue()).toMatchObject({ state: "failed" });
    expect(JSON.stringify(record())).not.toContain(HANDLE);
  });

  it("is tried for three days at most, whatever comes of the application itself", async () => {
    ports.postbox.submitFaults.push(...Array.from({ length: 100 }, () => UNAVAILABLE));
    const sentAt = ports.clock.now().getTime();
    await send(HANDLE);
    let state = record().postbox?.state;
    for (let index = 0; index < 40 && state === "pending"; index += 1) state = (await checkWhenDue())?.state;
    expect(state).toBe("failed");
    expect(ports.clock.now().getTime() - sentAt).toBeLessThanOrEqual(3 * DAY_MINUTES * 60_000);
    expect(keptForMailbox()).toEqual([]);
    expect(record().status).toBe("SUBMITTED");
  });

  it.each([
    ["delivered", { kind: "delivered", at: "2026-11-21T12:00:00.000Z", evidence: [] }],
    ["failed", { kind: "rejected", at: "2026-11-21T12:00:00.000Z", problems: [], evidence: [] }],
    ["failed", { kind: "not-fetched", at: "2026-11-21T12:00:00.000Z", evidence: [] }],
  ] as const)("counts it as %s when the mailbox service says %o", async (state, delivery) => {
    await send(HANDLE);
    ports.postbox.delivery = delivery;
    const last = await checkWhenDue();
    expect(last?.state).toBe(state);
    expect(last?.nextCheckAt).toBeUndefined();
  });
});
