import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SUBMIT_STEPS, type SubmitStep } from "#domain/sending/submitSteps.ts";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { NOTHING_FOUND } from "#test/fixtures/uploads/NOTHING_FOUND.ts";
import { submitSteps, type Step } from "#test/fixtures/submitSteps.ts";
import { memoryPorts, sha512, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { getFiles as getResultFiles } from "../getFiles.ts";
import { ok } from "#domain/result.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { removeProcess } from "#usecases/application/removeProcess.ts";
import { submitProcess } from "../submitProcess.ts";
import { failSubmission } from "./failSubmission.ts";
import type { StepTarget } from "./runSubmitStep.ts";

const BEFORE_SEALING = SUBMIT_STEPS.slice(0, SUBMIT_STEPS.indexOf("SEAL_DATA"));
const UNTIL_SEALED = [...BEFORE_SEALING, "SEAL_DATA"] as const;

let ports: MemoryPorts;
let steps: Record<SubmitStep, Step>;

beforeEach(() => {
  ports = memoryPorts();
  steps = submitSteps(ports);
});

const actor = aSession().user;

async function submitted(): Promise<StepTarget> {
  const process = await aCompletedProcess(ports);
  const started = await submitProcess(ports, { actor, processId: process.id });
  expect(started).toMatchObject({ ok: true });
  return { processId: process.id, attempt: 1 };
}

async function runAll(target: StepTarget): Promise<void> {
  for (const step of SUBMIT_STEPS)
    expect([step, await steps[step](target)]).toEqual([step, { ok: true, value: undefined }]);
}

describe("sending an application", () => {
  it("gives the authority one application with form, letter, report and every file", async () => {
    const target = await submitted();
    await runAll(target);
    expect([...ports.transport.received.keys()]).toEqual(["external-1"]);
    expect(ports.transport.received.get("external-1")).toHaveLength(5);
    const process = ports.stored.processes.get(target.processId);
    expect(process?.submitting?.progress).toBe("SUBMISSION_COMPLETED");
    expect(process?.submitting?.completedSteps).toEqual([...SUBMIT_STEPS]);
    expect(ports.stored.submissions.get(target.processId)).toMatchObject({
      status: "SUBMITTED",
      externalId: "external-1",
      name: "Gesundheits- und Krankenpflegerin / -pfleger",
    });
  });

  it("names each document that is handed in later in the letter and in what is kept of it, and no other", async () => {
    const process = await aCompletedProcess(ports);
    const formData = withAnswerAt(process.formData, { path: "doc.cvLater", value: true });
    await ports.processes.create({ ...process, formData });
    const rendered = vi.spyOn(ports.documents, "render");
    expect(await submitProcess(ports, { actor, processId: process.id })).toMatchObject({ ok: true });
    await runAll({ processId: process.id, attempt: 1 });
    const { owed = [] } = ports.stored.submissions.get(process.id) ?? {};
    const names = [
      "Tabellarischer Lebenslauf",
      "Strafregisterauszug des Herkunfts- oder Ausbildungsstaats",
      "Ärztliche Bescheinigung",
    ];
    expect(owed.map(({ name }) => name)).toEqual(names);
    expect(JSON.stringify(rendered.mock.calls)).toContain(
      `"Diese Unterlagen reiche ich nach: ${names.join("; ")}."`,
    );
  });

  it("does not send a file of a question that is no longer asked", async () => {
    const process = await aCompletedProcess(ports);
    const [passport] = process.attachments;
    const hidden = {
      ...passport!,
      attachmentId: "power",
      fieldPath: "doc.powerOfAttorney",
      fileName: "V.pdf",
    };
    await ports.processes.create({ ...process, attachments: [...process.attachments, hidden] });
    expect(await submitProcess(ports, { actor, processId: process.id })).toMatchObject({ ok: true });
    await runAll({ processId: process.id, attempt: 1 });
    const sent = ports.stored.processes
      .get(process.id)
      ?.submitting?.documents.map(({ fileName }) => fileName);
    expect(sent).toEqual(expect.arrayContaining(["Reisepass.pdf", "Diplom.pdf"]));
    expect(sent).not.toContain("V.pdf");
  });

  it("names every file in the report with the hash of its stored bytes", async () => {
    const target = await submitted();
    await runAll(target);
    const documents = ports.stored.processes.get(target.processId)?.submitting?.documents ?? [];
    for (const { documentId, sha512: hash } of documents) {
      const bytes = await ports.results.read({ processId: target.processId, name: documentId });
      expect(sha512(bytes ?? new Uint8Array())).toBe(hash);
    }
    const report = documents.find(({ kind }) => kind === "receipt");
    const text = await ports.results.readText({
      processId: target.processId,
      name: report?.documentId ?? "",
    });
    for (const { fileName, kind } of documents) if (kind !== "receipt") expect(text).toContain(fileName);
  });

  it("stays one application however often steps run twice, in any pattern of repetition", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3 }), {
          minLength: SUBMIT_STEPS.length,
          maxLength: SUBMIT_STEPS.length,
        }),
        async (repetitions) => {
          ports = memoryPorts();
          steps = submitSteps(ports);
          const target = await submitted();
          for (const [index, step] of SUBMIT_STEPS.entries()) {
            for (let run = 0; run < (repetitions[index] ?? 1); run += 1) {
              expect(await steps[step](target)).toMatchObject({ ok: true });
            }
          }
          expect(ports.transport.received.size).toBe(1);
          expect(ports.stored.submissions.size).toBe(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("comes with the bytes that its tags belong to when two runs seal side by side", async () => {
    const target = await submitted();
    for (const step of SUBMIT_STEPS) {
      const duplicate =
        step === "SEAL_DATA" ? [steps[step](target), steps[step](target)] : [steps[step](target)];
      for (const done of await Promise.all(duplicate)) expect(done).toMatchObject({ ok: true });
    }
    const places = [...ports.stored.sealed.keys()].flatMap((key) => key.split("/")[1] ?? []);
    expect(new Set(places).size).toBe(2);
    expect([ports.transport.received.size, ports.transport.unreadable.size]).toEqual([1, 0]);
  });

  it("leaves nothing of two sealings behind when the process goes", async () => {
    const target = await submitted();
    for (const step of BEFORE_SEALING) await steps[step](target);
    await Promise.all([steps.SEAL_DATA(target), steps.SEAL_DATA(target)]);
    const left = () => [ports.stored.results.size, ports.stored.sealed.size];
    expect(left()).not.toContain(0);
    await removeProcess(ports, { processId: target.processId, cause: "time-over", judge: ok });
    expect(left()).toEqual([0, 0]);
  });

  it.each(UNTIL_SEALED)(
    "keeps its documents when a duplicate invocation of %s comes after the sealing",
    async (step) => {
      const target = await submitted();
      for (const done of UNTIL_SEALED) await steps[done](target);
      const sealed = ports.stored.processes.get(target.processId)?.submitting;
      const bytes = new Map(ports.stored.results);
      // A newer version of the portal would make other bytes.
      ports.documents.render = () => Promise.resolve(new TextEncoder().encode("%PDF-1.7 newer %%EOF"));
      expect(await steps[step](target)).toMatchObject({ ok: true });
      const { progress, ...after } = ports.stored.processes.get(target.processId)?.submitting ?? {};
      expect(after).toEqual({ ...sealed, progress: undefined });
      expect(ports.stored.results).toEqual(bytes);
    },
  );

  it.each(BEFORE_SEALING)("keeps bytes and order of its documents when %s runs again later", async (step) => {
    const target = await submitted();
    for (const done of BEFORE_SEALING) await steps[done](target);
    const documents = ports.stored.processes.get(target.processId)?.submitting?.documents;
    const bytes = new Map(ports.stored.results);
    await steps[step](target);
    await steps.CREATE_PROTOCOL(target);
    expect(ports.stored.processes.get(target.processId)?.submitting?.documents).toEqual(documents);
    expect(ports.stored.results).toEqual(bytes);
  });

  it("keeps a newer reservation when a duplicate invocation learns late that an older one is lost", async () => {
    const target = await submitted();
    const submit = steps.SUBMIT_DATA_TO_AUTHORITY;
    for (const step of UNTIL_SEALED) await steps[step](target);
    ports.transport.submitFaults.push({ kind: "reservation-lost" });
    const original = ports.transport.submit.bind(ports.transport);
    ports.transport.submit = async (sent, sending) => {
      ports.transport.submit = original;
      const lost = await original(sent, sending);
      expect(await submit(target)).toMatchObject({ ok: false, failure: { kind: "transient" } });
      expect(await submit(target)).toMatchObject({ ok: true });
      return lost;
    };
    expect(await submit(target)).toMatchObject({ ok: false, failure: { kind: "transient" } });
    expect(await steps.SAVE_SUBMISSION(target)).toMatchObject({ ok: true });
    expect([...ports.transport.received.keys()]).toEqual(["external-2"]);
    expect(ports.stored.submissions.get(target.processId)?.externalId).toBe("external-2");
  });

  it("stays one application when the transport's answers get lost", async () => {
    const target = await submitted();
    for (const step of SUBMIT_STEPS) {
      if (step === "SUBMIT_DATA_TO_AUTHORITY") {
        ports.transport.faults.push({ kind: "transport-unavailable", cause: "timeout" });
        expect(await steps[step](target)).toMatchObject({ ok: false, failure: { kind: "transient" } });
        expect(await steps[step](target)).toMatchObject({ ok: true });
        continue;
      }
      expect(await steps[step](target)).toMatchObject({ ok: true });
    }
    expect([...ports.transport.received.keys()]).toEqual(["external-1"]);
  });

  it("keeps the documents the same when a failed attempt is sent again later", async () => {
    const target = await submitted();
    for (const step of BEFORE_SEALING) await steps[step](target);
    const before = ports.stored.processes.get(target.processId)?.submitting?.documents;
    await failSubmission(ports, { target, reason: "authority-unreachable" });
    expect(ports.stored.processes.get(target.processId)?.status).toBe("SUBMIT_FAILURE");
    ports.clock.advance(30 * MINUTE);
    const again = await submitProcess(ports, { actor, processId: target.processId });
    expect(again).toMatchObject({ ok: true });
    await runAll({ ...target, attempt: 2 });
    expect(ports.stored.processes.get(target.processId)?.submitting?.documents).toEqual(before);
    expect(ports.transport.received.size).toBe(1);
  });

  it("lets a step of an attempt that is over change nothing", async () => {
    const target = await submitted();
    await steps.CALCULATE_HASHES_FOR_ATTACHMENTS(target);
    await failSubmission(ports, { target, reason: "unexpected" });
    const before = ports.stored.processes.get(target.processId);
    expect(await steps.CHECK_SIGNATURES(target)).toMatchObject({ ok: false, failure: { kind: "permanent" } });
    expect(ports.stored.processes.get(target.processId)).toEqual(before);
  });

  it("takes a portfolio that was uploaded before portfolios were refused", async () => {
    const target = await submitted();
    const [passport] = ports.stored.processes.get(target.processId)?.attachments ?? [];
    ports.inspector.inspect = () => ({ kind: "refused", refusal: "portfolio" });
    expect(await steps.CHECK_SIGNATURES(target)).toMatchObject({ ok: false });
    await ports.processes.update(target.processId, (process) =>
      ok({ ...process, attachments: [{ ...passport!, inspection: NOTHING_FOUND }] }),
    );
    expect(await steps.CHECK_SIGNATURES(target)).toMatchObject({ ok: true });
  });

  it("ends with a reason when a stored file is no longer what was uploaded", async () => {
    const target = await submitted();
    ports.stored.uploads.set(`${target.processId}/passport`, new TextEncoder().encode("%PDF- other"));
    expect(await steps.CALCULATE_HASHES_FOR_ATTACHMENTS(target)).toMatchObject({
      ok: false,
      failure: { kind: "permanent", reason: "file-missing" },
    });
  });
});

describe("pressing send", () => {
  it("twice starts the same execution, not a second one", async () => {
    const process = await aCompletedProcess(ports);
    const first = await submitProcess(ports, { actor, processId: process.id });
    const second = await submitProcess(ports, { actor, processId: process.id });
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(new Set(ports.stored.executions)).toEqual(new Set([`${process.id}_1`]));
  });

  it("is refused while something is missing, and says what", async () => {
    const process = await aCompletedProcess(ports);
    await ports.processes.create({ ...process, formData: {} });
    const result = await submitProcess(ports, { actor, processId: process.id });
    expect(result).toMatchObject({ ok: false, failure: { kind: "form-incomplete" } });
  });

  it("is refused for another owner as if there were no such application", async () => {
    const process = await aCompletedProcess(ports);
    const stranger = { ...actor, ownerId: "stranger" };
    expect(await submitProcess(ports, { actor: stranger, processId: process.id })).toEqual({
      ok: false,
      failure: { kind: "process-not-found" },
    });
  });
});

describe("the result", () => {
  it("can be downloaded for ten minutes and no second longer", async () => {
    const target = await submitted();
    await runAll(target);
    const request = { actor, processId: target.processId, kind: "receipt" } as const;
    ports.clock.advance(10 * MINUTE - 1000);
    const files = await getResultFiles(ports, request);
    expect(files).toMatchObject({ ok: true });
    ports.clock.advance(1000);
    expect(await getResultFiles(ports, request)).toEqual({ ok: false, failure: { kind: "results-expired" } });
  });

  it("of an application that nothing was uploaded to has no attachments, and lacks nothing", async () => {
    const target = await submitted();
    const { processId } = target;
    await ports.processes.update(processId, (process) => ok({ ...process, attachments: [] }));
    await runAll(target);
    const attachments = await getResultFiles(ports, { actor, processId, kind: "attachment" });
    expect(attachments).toMatchObject({ ok: true, value: { files: [], archive: null } });
  });
});
