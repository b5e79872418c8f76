import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTHING_FOUND } from "#test/fixtures/uploads/NOTHING_FOUND.ts";
import { appendRevision, buildPdf, ONE_PAGE, type PdfObjects } from "#test/fixtures/uploads/buildPdf.ts";
import { HOSTILE_UPLOADS } from "#test/fixtures/uploads/HOSTILE_UPLOADS.ts";
import { ORDINARY_UPLOADS } from "#test/fixtures/uploads/ORDINARY_UPLOADS.ts";
import type { SampleUpload } from "#test/fixtures/uploads/SampleUpload.ts";
import { createPdfDocumentRenderer } from "./createPdfDocumentRenderer.ts";
import { createPdfUploadInspector } from "./createPdfUploadInspector.ts";

const inspector = createPdfUploadInspector();

function expected({ verdict }: SampleUpload): unknown {
  if (verdict === "nothing-found") return { kind: "accepted", inspection: NOTHING_FOUND };
  if (verdict === "appendix")
    return { kind: "accepted", inspection: { ...NOTHING_FOUND, hasAppendix: true } };
  return typeof verdict === "string"
    ? { kind: "refused", refusal: verdict }
    : { kind: "accepted", inspection: { ...NOTHING_FOUND, activeContents: verdict } };
}

describe("an upload", () => {
  it.each(ORDINARY_UPLOADS)("that is ordinary is accepted: $name", (upload) => {
    expect(inspector.inspect(upload.bytes)).toEqual(expected(upload));
  });

  it.each(HOSTILE_UPLOADS)("that is made to harm is named or refused: $name", (upload) => {
    expect(inspector.inspect(upload.bytes)).toEqual(expected(upload));
  });

  it("that the portal made itself is accepted", async () => {
    const bytes = await createPdfDocumentRenderer().render({
      title: "Antrag",
      language: "de",
      createdAt: "2026-11-20T12:00:00.000Z",
      footer: "",
      replacedNote: "",
      blocks: [],
    });
    expect(inspector.inspect(bytes)).toEqual({ kind: "accepted", inspection: NOTHING_FOUND });
  });

  it("is answered whatever its bytes are", () => {
    const samples = [...ORDINARY_UPLOADS, ...HOSTILE_UPLOADS]
      .map(({ bytes }) => bytes)
      .filter(({ length }) => length > 0 && length < 5_000);
    const damaged = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 }),
      )
      .map(([sample, changes]) => {
        const bytes = Buffer.from(sample);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        expect(["accepted", "refused"]).toContain(inspector.inspect(bytes).kind);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a PDF with files in it", () => {
  /** A cover page and a paper beside it, named in the catalog. */
  const withPaper = (entries: string, name = "diploma.pdf"): PdfObjects => ({
    ...ONE_PAGE,
    1: `<< /Type /Catalog /Pages 2 0 R ${entries} /Names << /EmbeddedFiles << /Names [(${name}) 7 0 R] >> >> >>`,
    6: { dictionary: "/Type /EmbeddedFile", data: buildPdf(ONE_PAGE).toString("latin1") },
    7: `<< /Type /Filespec /F (${name}) /EF << /F 6 0 R >> >>`,
  });
  const refusalOf = (bytes: Buffer): unknown => {
    const verdict = inspector.inspect(bytes);
    return verdict.kind === "refused" ? verdict.refusal : verdict.inspection.activeContents;
  };

  it.each([
    ["as its catalog says", buildPdf(withPaper("/Collection << /Type /Collection /View /T >>"))],
    ["in an object of its own", buildPdf({ ...withPaper("/Collection 8 0 R"), 8: "<< /View /D >>" })],
    ["escaped", buildPdf(withPaper("/#43ollection << >>"))],
    [
      "since it was saved again",
      appendRevision(buildPdf(ONE_PAGE), { objects: withPaper("/Collection << >>") }),
    ],
    ["with a paper of a kind that is refused, too", buildPdf(withPaper("/Collection << >>", "diploma.docx"))],
  ])("is refused as a portfolio: %s", (_, bytes) => {
    expect(refusalOf(bytes)).toBe("portfolio");
  });

  it("is refused for a program in the portfolio first", () => {
    const program = { dictionary: "", data: "MZ\x90\x00program" };
    expect(refusalOf(buildPdf({ ...withPaper("/Collection << >>"), 6: program }))).toBe("program-attached");
  });

  it.each([
    ["a page of its own and data beside it", buildPdf(withPaper("", "factur-x.xml"))],
    ["no portfolio any more", buildPdf(withPaper("/Collection null"))],
    ["a reference to nothing", buildPdf(withPaper("/Collection 77 0 R"))],
    [
      "a portfolio in the paper only",
      buildPdf({
        ...withPaper(""),
        6: { dictionary: "", data: buildPdf(withPaper("/Collection << >>")).toString("latin1") },
      }),
    ],
  ])("stays welcome: %s", (_, bytes) => {
    expect(refusalOf(bytes)).toEqual(["attachment"]);
  });

  it("stays welcome when it is called a portfolio and holds no file", () => {
    const catalog = "<< /Type /Catalog /Pages 2 0 R /Collection << /View /T >> >>";
    expect(refusalOf(buildPdf({ ...ONE_PAGE, 1: catalog }))).toEqual([]);
  });
});
