import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import { failSubmission } from "../sending/steps/failSubmission.ts";
import { submitProcess } from "../sending/submitProcess.ts";
import { draftPdf } from "./draftPdf.ts";

let ports: MemoryPorts;
let process: Process;
beforeEach(async () => {
  ports = memoryPorts();
  process = await aCompletedProcess(ports);
});

const actor = aSession().user;
const asked = (more: Partial<Parameters<typeof draftPdf>[1]> = {}) =>
  draftPdf(ports, { actor, processId: process.id, locale: "de", portalName: "Portal", ...more });
const stored = (name: string) => ports.results.readText({ processId: process.id, name });

describe("what was entered, as PDF", () => {
  it("has the answers and says in title, text and foot that it was not sent", async () => {
    expect(await asked()).toMatchObject({ ok: true, value: { fileName: "Eingaben (nicht gesendet).pdf" } });
    const text = await stored("draft-de.pdf");
    expect(text).toContain("Nicht gesendet: Antrag auf Anerkennung als");
    expect(text).toContain("kein Antrag und keine Bestätigung");
    expect(text).toContain("Diplom in Krankenpflege");
    expect(text).toContain('"footer":"Portal, Nicht gesendet"');
    expect(text).not.toContain("Online gesendet");
  });

  it("comes in the language of the screen", async () => {
    await asked({ locale: "en" });
    expect(await stored("draft-en.pdf")).toContain("Not sent: Application for recognition as");
  });

  it("can be had after sending failed, without the numbers of an application", async () => {
    const sent = await submitProcess(ports, { actor, processId: process.id });
    const ticket = sent.ok ? (sent.value.submitting?.transferTicketNumber ?? "") : "";
    expect(await asked()).toMatchObject({ ok: false, failure: { kind: "already-sent" } });
    await failSubmission(ports, {
      target: { processId: process.id, attempt: 1 },
      reason: "authority-unreachable",
    });
    expect(await asked()).toMatchObject({ ok: true });
    expect(ticket).not.toBe("");
    expect(await stored("draft-de.pdf")).not.toContain(ticket);
  });

  it("is no longer had once the transport accepted the application, whatever failed afterwards", async () => {
    await submitProcess(ports, { actor, processId: process.id });
    const sent = ports.stored.processes.get(process.id)!;
    await ports.processes.create({
      ...sent,
      status: "SUBMIT_FAILURE",
      submitting: { ...sent.submitting!, acceptedAt: sent.submitting!.submittedAt },
    });
    expect(await asked()).toMatchObject({ ok: false, failure: { kind: "already-sent" } });
  });

  it("is only for the owner", async () => {
    expect(await asked({ actor: { ...actor, ownerId: "somebody-else" } })).toMatchObject({
      ok: false,
      failure: { kind: "process-not-found" },
    });
    expect(ports.stored.results.size).toBe(0);
    await asked();
    expect(ports.stored.results.size).toBe(1);
  });

  it("is linked for ten minutes and never longer than the application is kept", async () => {
    const later = (minutes: number) => new Date(ports.clock.now().getTime() + minutes * MINUTE).toISOString();
    expect(await asked()).toMatchObject({ value: { availableUntil: later(10) } });
    await ports.processes.create({ ...process, availableUntil: later(3) });
    expect(await asked()).toMatchObject({ value: { availableUntil: later(3) } });
  });
});
