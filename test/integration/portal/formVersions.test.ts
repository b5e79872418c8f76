import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { z } from "zod";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { runOperator } from "./runOperator.ts";
import { upload } from "./upload.ts";
import { Visitor, type Answer } from "./Visitor.ts";

const url = inject("portalUrl");
const FORMS = path.join(import.meta.dirname, "../../../functions/forms");
const PARTICULARS = path.join(FORMS, "definitions/recognition.particulars.json");
const SAMPLE = path.join(FORMS, "lip/sample.json");
const NURSE = "99150001001010";
const COLOGNE = { ars: "053150000000", place: "Köln", postalCode: "50667" };
/** Functions ask once a minute which version is active. */
const A_MINUTE = 61;

const processSchema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.string(),
  fmsFormId: z.string(),
  formVersion: z.string(),
});
const definitionSchema = z.object({ id: z.string(), version: z.string(), title: z.string() });
type Started = z.infer<typeof processSchema>;

async function start(visitor: Visitor): Promise<Started> {
  const forms = z
    .object({ forms: z.array(z.object({ metadataId: z.string() })).min(1) })
    .parse((await visitor.get(`/api/forms?leiKaId=${NURSE}&location=${COLOGNE.ars}&locale=de`)).body);
  const body = {
    leiKaId: NURSE,
    metadataId: forms.forms[0]?.metadataId,
    location: COLOGNE,
    locale: "de",
  };
  return processSchema.parse((await visitor.call({ method: "POST", path: "/api/processes", body })).body);
}

function patch(
  visitor: Visitor,
  { process, answers }: { readonly process: Started; readonly answers: Readonly<Record<string, unknown>> },
): Promise<Answer> {
  return visitor.call({
    method: "PATCH",
    path: `/api/processes/${process.id}/form-data`,
    body: {
      version: process.version,
      changes: Object.entries(answers).map(([at, value]) => ({ path: at, value })),
    },
  });
}

async function definition(id: string, query = ""): Promise<z.infer<typeof definitionSchema>> {
  const answer = await new Visitor(url).get(`/api/forms/${id}/definition?locale=de${query}`);
  return definitionSchema.parse(answer.body);
}

const importedVersion = (output: string): string => /Imported \S+ ([0-9a-f]{12})/.exec(output)?.[1] ?? "";

beforeAll(async () => {
  // The clock of the portal is not that of the operator's machine.
  await advanceClock(3_600);
});

afterAll(async () => {
  await runOperator(["forms", "activate", "recognition", "bundled"]);
  await advanceClock(A_MINUTE);
});

describe("versions of forms", () => {
  onEmbedded.clock("lets running drafts keep theirs when an operator activates another one", async () => {
    const early = new Visitor(url);
    await early.startAnonymously();
    const before = await start(early);

    const source = z
      .looseObject({ title: z.string() })
      .parse(JSON.parse(readFileSync(path.join(FORMS, "definitions/recognition.json"), "utf8")));
    const file = path.join(mkdtempSync(path.join(tmpdir(), "form-")), "changed.json");
    writeFileSync(file, JSON.stringify({ ...source, title: "Geänderter Antrag" }));
    const words = ["forms", "import", file, "--id", "recognition", "--particulars", PARTICULARS];
    const imported = await runOperator(words);
    expect([imported.code, imported.output]).toEqual([0, expect.stringContaining("0 errors")]);
    expect(imported.output).not.toContain("no rule for a fee");
    const version = importedVersion(imported.output);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(version).not.toBe(before.formVersion);
    expect(importedVersion((await runOperator(words)).output)).toBe(version);

    // Imported is not yet active; the draft's own version was stored when it began.
    await advanceClock(A_MINUTE);
    expect((await definition("recognition")).version).toBe(before.formVersion);
    const listed = await runOperator(["forms", "versions", "recognition"]);
    for (const one of [version, before.formVersion]) expect(listed.output).toContain(one);
    expect(listed.output).not.toContain("active");

    expect((await runOperator(["forms", "activate", "recognition", version])).code).toBe(0);
    await advanceClock(A_MINUTE);
    const late = new Visitor(url);
    await late.startAnonymously();
    const after = await start(late);
    expect(after.formVersion).toBe(version);
    expect(await definition("recognition")).toMatchObject({ version, title: "Geänderter Antrag" });
    expect((await runOperator(["forms", "versions", "recognition"])).output).toMatch(
      new RegExp(`${version}.* active`),
    );

    const kept = processSchema.parse((await early.get(`/api/processes/${before.id}`)).body);
    expect(kept.formVersion).toBe(before.formVersion);
    const own = await definition("recognition", `&version=${before.formVersion}`);
    expect([own.version, own.title]).toEqual([before.formVersion, source.title]);
    const saved = await patch(early, { process: kept, answers: { givenName: "Amina" } });
    expect([saved.status, saved.body]).toMatchObject([200, { dropped: [] }]);
  });
});

describe("a form of type LIP", () => {
  onEmbedded.clock("is fetched from a server and filled in like any other", async () => {
    const sample = readFileSync(SAMPLE, "utf8");
    const server = createServer(({ url: asked }, response) => {
      if (asked === "/forms/recognition") response.end(sample);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const from = `http://127.0.0.1:${String(typeof address === "object" ? address?.port : "")}`;
    const imported = await runOperator([
      "forms",
      "import",
      "--from",
      from,
      "--id",
      "recognition",
      "--activate",
    ]);
    server.close();
    expect([imported.code, imported.output]).toEqual([0, expect.stringContaining("(LIP)")]);
    const words = ["forms", "activate", "recognition", importedVersion(imported.output)];
    for (const { output } of [imported, await runOperator(words)]) {
      expect(output).toContain("no rule for a fee (properties.fee)");
      expect(output).toContain("fee-by-answers, fee-by-both");
    }
    await advanceClock(A_MINUTE);

    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const process = await start(visitor);
    expect(process.formVersion).toBe(importedVersion(imported.output));
    const position = { employer: "Klinik", start: "04/2015" };
    const first = await patch(visitor, {
      process,
      answers: {
        givenName: "Amina",
        birthdate: "03/14/1991",
        abroad: "yes",
        country: "TN",
        email: "amina@example.org",
        experienced: "yes",
        positions: [{ ...position, ongoing: true }, position],
        truth: true,
      },
    });
    expect([first.status, first.body]).toMatchObject([200, { dropped: [] }]);
    const incomplete = await visitor.call({ method: "PUT", path: `/api/processes/${process.id}/complete` });
    expect(incomplete.status).toBe(422);
    const missing = z
      .object({ errors: z.array(z.object({ path: z.string(), rule: z.string() })) })
      .parse(incomplete.body);
    expect(missing.errors.map((one) => one.path)).toEqual(["familyName", "positions[1].end", "licence"]);

    const current = processSchema.parse((await visitor.get(`/api/processes/${process.id}`)).body);
    const answers = { familyName: "Ben Salah", "positions[1].end": "07/2020" };
    expect((await patch(visitor, { process: current, answers })).status).toBe(200);
    const stored = await upload(visitor, {
      processId: process.id,
      fieldPath: "licence",
      fileName: "Urkunde.pdf",
      bytes: aPdf(20_000),
    });
    expect([stored.status, stored.body]).toMatchObject([200, { attachment: { status: "stored" } }]);
    const completed = await visitor.call({ method: "PUT", path: `/api/processes/${process.id}/complete` });
    expect([completed.status, completed.body]).toMatchObject([200, { status: "COMPLETED" }]);
  });

  onEmbedded.clock(
    "is known under an id of its own, in both languages, as soon as it is active",
    async () => {
      const words = ["forms", "import", SAMPLE, "--id", "lip-sample", "--type", "lip"];
      const version = importedVersion((await runOperator(words)).output);
      const visitor = new Visitor(url);
      expect((await visitor.get("/api/forms/lip-sample/definition?locale=de")).status).toBe(404);
      expect((await runOperator([...words, "--activate"])).code).toBe(0);
      await advanceClock(A_MINUTE);
      expect(await definition("lip-sample")).toMatchObject({ id: "lip-sample", version });
      const english = await visitor.get("/api/forms/lip-sample/definition?locale=en");
      expect(english.body).toMatchObject({ version, title: "Application for a professional card" });
    },
  );
});
