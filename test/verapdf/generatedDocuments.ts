import { REGISTERED_SEQUENCES, SAMPLE_NAMES } from "#adapters/pdf/din91379.fixture.ts";
import { sign } from "node:crypto";
import { createPdfDocumentRenderer } from "#adapters/pdf/createPdfDocumentRenderer.ts";
import { createSeal } from "#adapters/pdf/seal/createSeal.ts";
import type { Process } from "#domain/application/Process.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { calculateHashesForAttachments } from "#usecases/sending/steps/calculateHashesForAttachments.ts";
import { createCoverLetter } from "#usecases/sending/steps/createCoverLetter.ts";
import { createMessageId } from "#usecases/sending/steps/createMessageId.ts";
import { createProtocol } from "#usecases/sending/steps/createProtocol.ts";
import { createReceipt } from "#usecases/sending/steps/createReceipt.ts";
import { getFiles } from "#usecases/sending/steps/getFiles.ts";
import { blankForm } from "#usecases/documents/blank-form/blankForm.ts";
import { draftPdf } from "#usecases/documents/draftPdf.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import { aCompletedProcess, aSession, COLOGNE, NURSE_THIRD_COUNTRY, OFFERS } from "../fixtures/aProcess.ts";
import { memoryPorts, sha512 } from "../fixtures/memoryPorts.ts";

export interface GeneratedDocument {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const WORDS = Array.from({ length: 3_000 }, (_, index) => `Wort${index.toString()}`).join(" ");

/** What people type that documents must survive: other scripts, pictures, marks, more than a page. */
const VARIANTS: Readonly<Record<string, (process: Process) => Process>> = {
  ordinary: (process) => process,
  "other-scripts": (process) =>
    answered(process, "Þórunn Şahin Łódź 王小明 محمد عائشة 😀 x\u0335\u0000\u202e"),
  "scripts-of-the-world": (process) =>
    answered(
      process,
      [...SAMPLE_NAMES.leftToRight, ...SAMPLE_NAMES.rightToLeft, ...REGISTERED_SEQUENCES].join(" "),
    ),
  "longer-than-a-page": (process) => answered(process, WORDS),
  "with-paper-rp": (process) => ({ ...process, location: { ...process.location, region: "RP" } }),
  represented: (process) =>
    Object.entries({ role: "representative", "rep.givenName": "Jonas", "rep.familyName": "Muster" }).reduce(
      (changed, [path, value]) => ({
        ...changed,
        formData: { ...withAnswerAt(changed.formData, { path, value }) },
      }),
      process,
    ),
  "without-paper": (process) => ({ ...process, location: { ...process.location, region: "BY" } }),
};

function answered(process: Process, value: string): Process {
  return { ...process, formData: { ...withAnswerAt(process.formData, { path: "birthName", value }) } };
}

/** Every document that the pipeline makes, as the real renderer and the real seal make it; of all variants, or of some. */
export async function generatedDocuments(
  wanted: readonly string[] = Object.keys(VARIANTS),
): Promise<readonly GeneratedDocument[]> {
  const pair = await selfSignedPair({ name: "Portal", now: Date.now(), padding: "RSASSA-PKCS1-v1_5" });
  const seal = createSeal({
    certificates: [pair.certificate],
    sign: (bytes) => Promise.resolve(sign("sha256", bytes, pair.key)),
  });
  const made: GeneratedDocument[] = [];
  for (const [variant, change] of Object.entries(VARIANTS).filter(([name]) => wanted.includes(name))) {
    const ports = { ...memoryPorts(), documents: createPdfDocumentRenderer(), seal };
    const completed = await aCompletedProcess(ports);
    const processId = completed.id;
    const confirmed = { ...completed, completedAt: "2026-11-21T11:58:00.000Z" };
    await ports.processes.create(change(confirmed));
    const { ownerId, trustLevel, transient } = aSession().user;
    const actor = { ownerId, trustLevel, transient };
    for (const locale of ["de", "en"] as const) {
      await draftPdf(ports, { actor, processId, locale, portalName: "Antragsportal" });
      const bytes = ports.stored.results.get(`${processId}/draft-${locale}.pdf`);
      if (bytes instanceof Uint8Array) made.push({ fileName: `${variant}.draft-${locale}.2a.pdf`, bytes });
    }
    await ports.processes.create(confirmed);
    await submitProcess(ports, { actor: aSession().user, processId, locale: "en" });
    const sent = ports.stored.processes.get(processId);
    if (sent !== undefined) ports.stored.processes.set(processId, change(sent));
    const given = {
      target: { processId, attempt: 1 },
      sha512,
      portalName: "Antragsportal Anerkennung",
      portalNameEn: "Recognition Application Portal",
      issuer: "https://portal.example",
    };
    for (const step of [
      calculateHashesForAttachments,
      createMessageId,
      getFiles,
      createCoverLetter,
      createReceipt,
      createProtocol,
    ]) {
      const done = await step(ports, given);
      if (!done.ok) throw new Error(`${step.name}: ${done.failure.cause}`);
    }
    for (const { documentId, kind, fileName } of ports.stored.processes.get(processId)?.submitting
      ?.documents ?? []) {
      const bytes = ports.stored.results.get(`${processId}/${documentId}`);
      if (kind === "attachment" || !(bytes instanceof Uint8Array)) continue;
      const name = fileName.replace(/\W+/g, "-").replace(/-pdf$/, "");
      made.push({ fileName: `${variant}.${name}.${kind === "receipt" ? "3a" : "2a"}.pdf`, bytes });
    }
  }
  return [...made, ...(wanted.includes("ordinary") ? await blankForms() : [])];
}

/** The form to fill in by hand, in both languages. */
async function blankForms(): Promise<readonly GeneratedDocument[]> {
  const ports = { ...memoryPorts(), documents: createPdfDocumentRenderer() };
  for (const locale of ["de", "en"] as const) {
    await blankForm(ports, {
      leiKaId: NURSE_THIRD_COUNTRY,
      metadataId: `recognition_${NURSE_THIRD_COUNTRY}_nw-brms-pug`,
      ars: COLOGNE.ars,
      offers: OFFERS,
      locale,
      portalName: "Antragsportal",
      address: "203.0.113.5",
    });
  }
  return [...ports.stored.results].flatMap(([name, bytes]) =>
    bytes instanceof Uint8Array ? [{ fileName: `${name.replace(/\W+/g, "-")}.2a.pdf`, bytes }] : [],
  );
}
