import { describe, expect, it, vi } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { NOTHING_FOUND } from "#test/fixtures/uploads/NOTHING_FOUND.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import { sizeText } from "#domain/attachments/sizeText.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { accountOf } from "#domain/sign-in/Account.ts";
import { submitProcess } from "../sending/submitProcess.ts";

/** What is made of an application with a passport and a diploma, which are the same file. */
async function documentTitled(title: string, ports: MemoryPorts): Promise<DocumentContent> {
  const render = vi.spyOn(ports.documents, "render");
  const { id } = await aCompletedProcess(ports);
  const { user } = aSession();
  const sent = await submitProcess(ports, {
    actor: user,
    processId: id,
    account: accountOf(user),
    locale: "en",
  });
  expect(sent).toMatchObject({ ok: true });
  const steps = submitSteps(ports);
  for (const step of SUBMIT_STEPS.slice(0, SUBMIT_STEPS.indexOf("SEAL_DATA"))) {
    expect(await steps[step]({ processId: id, attempt: 1 })).toMatchObject({ ok: true });
  }
  const made = render.mock.calls.map(([content]) => content).find((one) => one.title.startsWith(title));
  if (made === undefined) throw new Error(`${title} was not made`);
  return made;
}

const reportOf = (ports: MemoryPorts) => documentTitled("Übertragungsprotokoll", ports);

const filesOf = (report: DocumentContent): readonly (string | undefined)[] =>
  report.blocks.flatMap((block) => (block.kind === "table" ? block.rows.map(([, file]) => file) : []));

describe("the processing report", () => {
  it("names with each upload the question that it answers, also where two uploads are the same file", async () => {
    const files = filesOf(await reportOf(memoryPorts()));
    expect(files).toContain("Reisepass.pdf\nZu: Identitätsnachweis");
    expect(files).toContain("Diplom.pdf\nZu: Abschlusszeugnis, Diplom oder Berufsurkunde (Qualifikation)");
    expect(files).toContain("Antrag.pdf");
  });

  it.each([
    ["some", "Manche Seiten scheinen leer zu sein."],
    ["all", "Alle Seiten scheinen leer zu sein."],
  ] as const)("says of an upload that %s of its pages are blank", async (blankPages, words) => {
    const ports = memoryPorts();
    ports.inspector.inspect = () => ({
      kind: "accepted",
      inspection: { ...NOTHING_FOUND, blankPages },
    });
    expect(filesOf(await reportOf(ports))).toContain(`Reisepass.pdf\nZu: Identitätsnachweis\n${words}`);
  });

  it("gives every file the size that screens give it", async () => {
    const ports = memoryPorts();
    const sizes = (await reportOf(ports)).blocks.flatMap((block) =>
      block.kind === "table" ? block.rows.map(([, , size]) => size) : [],
    );
    const [process] = ports.stored.processes.values();
    if (process?.submitting === undefined) throw new Error("nothing was sent");
    const sent = handedOver(process.submitting).filter(({ kind }) => kind !== "receipt");
    expect(sizes).toEqual(sent.map(({ size }) => sizeText(size, "de-DE")));
  });

  it("has beside it an English copy of the application in the words of the English screens", async () => {
    const copy = await documentTitled("English copy", memoryPorts());
    expect(copy.footer).toMatch(/^Portal in English, English copy/);
    expect(JSON.stringify(copy.blocks)).toContain("level of trust “basic registration”");
  });

  it("says which answers are those of the account", async () => {
    const entries = (await reportOf(memoryPorts())).blocks.flatMap((block) =>
      block.kind === "answers" ? block.entries : [],
    );
    expect(entries.find(({ label }) => label === "Anmeldung")?.value).toContain("„Basisregistrierung“");
    expect(entries.find(({ label }) => label === "Gleich wie im Konto")?.value).toMatch(/^Vorname/);
  });

  it("is made without questions where the application for machines has an earlier shape", async () => {
    const ports = memoryPorts();
    const stored = ports.results;
    const results: MemoryPorts["results"] = {
      ...stored,
      readText: async (address) =>
        address.name === "application.json" ? '{"schema":"application-v0"}' : stored.readText(address),
    };
    expect(filesOf(await reportOf({ ...ports, results }))).toContain("Reisepass.pdf");
  });
});
