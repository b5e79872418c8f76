import Ajv from "ajv/dist/2020.js";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, sha512, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import { publishedSchemas } from "#contract/publishedSchemas.ts";
import type { Process } from "#domain/application/Process.ts";
import {
  applicationDataSchema,
  applicationDataV1Schema,
  type ApplicationData,
  type ApplicationDataV1,
} from "#domain/documents/ApplicationData.ts";
import { ok } from "#domain/result.ts";
import type { TransportDocument } from "#ports/sending/AuthorityTransport.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { withAnswerAt } from "#forms/answers/dataPath.ts";
import { shownFields } from "#forms/shownFields.ts";
import { formOfProcess, stateOfForm } from "../application/formState.ts";
import { submitProcess } from "../sending/submitProcess.ts";

const ORIGIN = "https://portal.example";
let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

/** Validates by the published schema, as a recipient does who knows only that. */
function validatorOf(name: "application-v1" | "application-v2" | "receipt-v1") {
  const text = publishedSchemas(ORIGIN).get(`schemas/${name}.json`) ?? "";
  const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  expect(schema).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${ORIGIN}/schemas/${name}.json`,
  });
  return new Ajv.default({ validateFormats: false }).compile(schema);
}

async function sent(change: (process: Process) => Process = (process) => process): Promise<{
  readonly process: Process;
  readonly data: ApplicationData;
  /** By the schema before. */
  readonly earlier: ApplicationDataV1;
  readonly handedOver: readonly TransportDocument[];
}> {
  const seal = vi.spyOn(ports.transport, "seal");
  const completed = await aCompletedProcess(ports);
  await ports.processes.create({ ...change(completed), completedAt: "2026-11-21T11:58:00.000Z" });
  expect(
    await submitProcess(ports, { actor: aSession().user, processId: completed.id, locale: "en" }),
  ).toMatchObject({ ok: true });
  const steps = submitSteps(ports);
  for (const step of SUBMIT_STEPS) {
    expect(await steps[step]({ processId: completed.id, attempt: 1 })).toEqual({
      ok: true,
      value: undefined,
    });
  }
  const texts = seal.mock.calls[0]?.[0].data ?? [];
  expect(texts.map(({ schema }) => schema)).toEqual(["application-v2", "application-v1"]);
  for (const { schema, text: written } of texts) {
    const validate = validatorOf(schema);
    expect(validate(JSON.parse(written)) || validate.errors).toBe(true);
  }
  const [{ text } = { text: "" }, { text: earlier } = { text: "" }] = texts;
  const process = ports.stored.processes.get(completed.id);
  return {
    process: process!,
    data: applicationDataSchema.parse(JSON.parse(text)),
    earlier: applicationDataV1Schema.parse(JSON.parse(earlier)),
    handedOver: seal.mock.calls[0]?.[0].documents ?? [],
  };
}

describe("the application for machines", () => {
  it("follows the schema that the portal publishes and names it", async () => {
    const { data } = await sent();
    expect(data).toMatchObject({
      $schema: `${ORIGIN}/schemas/application-v2.json`,
      schema: "application-v2",
    });
  });

  it("contains the fee with its legal basis, and none where the service is free", async () => {
    expect((await sent()).data.fee).toEqual({ type: "FREE", amount: 0 });
    ports = memoryPorts();
    const { data } = await sent((process) => ({
      ...process,
      feeDue: 15000,
      paymentAmount: 15000,
      metadata: {
        ...process.metadata,
        feeType: "FIXED",
        feeAmount: 15000,
        fee: { legalBasis: { de: "Gebührenordnung", en: "Fee schedule" }, skipAllowed: false },
      },
    }));
    expect(data.fee).toEqual({ type: "FIXED", amount: 15000, legalBasis: "Gebührenordnung" });
  });

  it("has every question that was asked, in the order asked, with its answer", async () => {
    const { process, data } = await sent();
    const form = await formOfProcess(ports, { process, locale: "de" });
    const state = stateOfForm(process, { form: form!, now: ports.clock.now() });
    const asked = shownFields(form!, state).filter(({ field }) => field.type !== "hidden");
    expect(data.questions.map(({ path }) => path)).toEqual(asked.map(({ path }) => path));
    expect(data.questions).toContainEqual({
      path: "q[0].titleGerman",
      page: "Ausländische Berufsqualifikationen",
      row: "Qualifikation",
      question: "Deutsche Übersetzung der Bezeichnung",
      answer: "Diplom in Krankenpflege",
      text: "Diplom in Krankenpflege",
      account: null,
    });
    expect(data.questions.find(({ path }) => path === "countryOfBirth")).toMatchObject({
      answer: "TN",
      text: "Tunesien",
    });
    expect(data.questions.find(({ path }) => path === "birthName")).toMatchObject({
      answer: null,
      text: "nicht angegeben",
    });
  });

  it("says who sends what when to whom, with every number and what was accepted", async () => {
    const { process, data } = await sent();
    expect(data).toMatchObject({
      transferTicketNumber: process.submitting?.transferTicketNumber,
      messageId: process.messageId,
      submittedAt: process.submitting?.submittedAt,
      authority: { id: "nw-brms-pug" },
      applicant: { name: "Amina Beispiel", nameInOwnScript: null },
      representative: null,
      location: { ars: "053150000000", postalCode: "50667", place: "Köln", region: "NW" },
      consents: [
        { consent: "terms", version: "1", acceptedAt: "2026-11-21T12:00:00.000Z" },
        { consent: "declarations", version: process.formVersion, acceptedAt: "2026-11-21T11:58:00.000Z" },
      ],
      payment: { status: "not-required" },
    });
    expect(data.submittedAt).toMatch(/Z$/);
  });

  it("has days as ISO 8601, and by the schema before as the form keeps them", async () => {
    const { data, earlier } = await sent();
    const birthdate = (questions: ApplicationDataV1["questions"]): unknown =>
      questions.find(({ path }) => path === "birthdate")?.answer;
    expect(birthdate(data.questions)).toBe("1991-03-14");
    expect(data.answers["birthdate"]).toBe("1991-03-14");
    expect(birthdate(earlier.questions)).toBe("03/14/1991");
    expect(JSON.stringify(data)).not.toMatch(/"\d\d\/(?:\d\d\/)?\d{4}"/);
  });

  it("says of every upload which question it answers", async () => {
    const { data } = await sent();
    const uploads = data.attachments.filter(({ path }) => path !== null);
    expect(uploads.length).toBeGreaterThan(0);
    for (const { question } of uploads) expect(question).toMatch(/\w/);
  });

  it("names each file and its question as the report does, and what goes to the authority's folder", async () => {
    const { process, data, handedOver } = await sent((completed) => ({
      ...completed,
      attachments: completed.attachments.map((upload) => ({ ...upload, fileName: "Zeugnis.pdf" })),
    }));
    const told = data.attachments.flatMap(({ fileName, question, sha512: hash }) =>
      question === null ? [] : [{ fileName, question, hash }],
    );
    expect(told.map(({ fileName }) => fileName)).toEqual(["Zeugnis.pdf", "Zeugnis-2.pdf"]);
    const folder = handedOver.flatMap(({ fileName, question, sha512: hash }) =>
      question === undefined ? [] : [{ fileName, question, hash }],
    );
    expect(folder).toEqual(told);
    const name = process.submitting?.generatedIds.receipt ?? "";
    const report = new TextDecoder().decode(await ports.results.read({ processId: process.id, name }));
    const written = told.map(({ fileName, question, hash }) => [
      JSON.stringify(`${fileName}\nZu: ${question}`).slice(1, -1),
      (hash.match(/.{8}/g) ?? []).join(" "),
    ]);
    expect(written.flat().filter((text) => !report.includes(text))).toEqual([]);
  });

  it("says who represents whom", async () => {
    const answers = {
      role: "representative",
      "rep.kind": "lawyer",
      "rep.organisation": "Kanzlei Muster",
      "rep.givenName": "Jonas",
      "rep.familyName": "Muster",
    };
    const { data } = await sentUnchecked(answers);
    expect(data.representative).toEqual({ name: "Kanzlei Muster, Jonas Muster" });
    expect(data.applicant).toEqual({ name: "Amina Beispiel", nameInOwnScript: null });
  });

  it("leads with Latin letters, as all documents do, and in its first version has the name as it was typed, as ever", async () => {
    const { process, data, earlier } = await sentUnchecked({
      givenName: "محمد",
      familyName: "علي",
      nameRomanised: "Muhammad Ali",
    });
    expect(data.applicant).toEqual({ name: "Muhammad Ali", nameInOwnScript: "محمد علي" });
    const written = "Muhammad Ali (محمد علي)";
    expect(earlier.applicant).toEqual({ name: "محمد علي" });
    const { form = "", coverLetter = "", receipt = "" } = process.submitting?.generatedIds ?? {};
    for (const name of [form, coverLetter, receipt]) {
      const document = await ports.results.read({ processId: process.id, name });
      expect([name, new TextDecoder().decode(document).includes(written)]).toEqual([name, true]);
    }
  });

  it("tells who signed in, and of each answer whether the account vouches for it", async () => {
    vi.spyOn(ports.submitWorkflow, "startSubmission").mockImplementation((processId) => {
      const process = ports.stored.processes.get(processId)!;
      ports.stored.processes.set(processId, {
        ...process,
        submitting: {
          ...process.submitting!,
          signIn: {
            provider: "nkb",
            providerName: "Nutzerkonto Bund",
            accountName: "Amina Beispiel",
            trustLevel: "substantial",
            fromAccount: ["familyName", "givenName"],
            locked: ["familyName"],
          },
        },
      });
      return Promise.resolve(ok("running"));
    });
    const { data } = await sent();
    expect(data.signIn).toEqual({
      provider: "nkb",
      providerName: "Nutzerkonto Bund",
      accountName: "Amina Beispiel",
      trustLevel: "substantial",
    });
    const vouched = new Map(data.questions.map(({ path, account }) => [path, account]));
    expect([vouched.get("familyName"), vouched.get("givenName"), vouched.get("birthName")]).toEqual([
      "locked",
      "same",
      null,
    ]);
  });

  it("names the documents that are there and those that are missing", async () => {
    const { data } = await sent();
    const standings = new Map(
      data.requiredDocuments.map(({ path, standing, attachmentIds }) => [path, { standing, attachmentIds }]),
    );
    expect(standings.get("doc.identity")).toEqual({ standing: "provided", attachmentIds: ["passport"] });
    expect(standings.get("q[0].doc.subjects")).toEqual({ standing: "excused", attachmentIds: [] });
  });

  it("names everything that is handed over with the hash of its bytes, and not the English copy", async () => {
    const { process, data } = await sent();
    expect(data.attachments.map(({ kind, path }) => [kind, path])).toEqual([
      ["form", null],
      ["attachment", "doc.identity"],
      ["attachment", "q[0].doc.certificate"],
      ["coverLetter", null],
      ["receipt", null],
    ]);
    for (const { attachmentId, sha512: hash, size } of data.attachments) {
      const bytes = await ports.results.read({ processId: process.id, name: attachmentId });
      expect([sha512(bytes!), bytes?.length]).toEqual([hash, size]);
    }
    expect([...ports.transport.received.values()][0]).toEqual(
      data.attachments.map(({ attachmentId }) => attachmentId),
    );
  });
});

describe("the receipt for machines", () => {
  it("follows the schema that the portal publishes and names it", async () => {
    const { process } = await sent();
    const receipt = ports.stored.submissions.get(process.id)?.receipt;
    const validate = validatorOf("receipt-v1");
    expect(validate(receipt) || validate.errors).toBe(true);
    expect(receipt?.$schema).toBe(`${ORIGIN}/schemas/receipt-v1.json`);
    expect(receipt?.files.map(({ fileName }) => fileName)).not.toContain("Application (English copy).pdf");
  });
});

/** Sent with answers that are put in afterwards, so that the form does not ask for all that follows from them. */
function sentUnchecked(answers: Readonly<Record<string, string>>) {
  vi.spyOn(ports.submitWorkflow, "startSubmission").mockImplementation((processId) => {
    const process = ports.stored.processes.get(processId)!;
    const formData = Object.entries(answers).reduce<Process["formData"]>(
      (data, [path, value]) => ({ ...withAnswerAt(data, { path, value }) }),
      process.formData,
    );
    ports.stored.processes.set(processId, { ...process, formData });
    return Promise.resolve(ok("running"));
  });
  return sent();
}
