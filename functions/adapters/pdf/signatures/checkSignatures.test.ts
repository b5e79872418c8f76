import { beforeAll, describe, expect, it } from "vitest";
import { appendRevision, buildPdf, ONE_PAGE, type PdfObjects } from "#test/fixtures/uploads/buildPdf.ts";
import { signPdf } from "#test/fixtures/uploads/signPdf.ts";
import { createPdfUploadInspector } from "../createPdfUploadInspector.ts";

const inspector = createPdfUploadInspector();

const DOCUMENT: PdfObjects = {
  ...ONE_PAGE,
  3: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [] >>",
  4: { dictionary: "", data: "BT (100 Euro) Tj ET" },
  5: "<< /Title (Zeugnis) >>",
};
const CATALOG = "/Type /Catalog /Pages 2 0 R";
const FORM = "/AcroForm << /SigFlags 3 /Fields [100 0 R] >>";

let signed: Buffer;
beforeAll(async () => {
  signed = await signPdf(buildPdf(DOCUMENT, "/Root 1 0 R /Info 5 0 R"));
});

function verdictOf(bytes: Buffer): string {
  const verdict = inspector.inspect(bytes);
  return verdict.kind === "accepted" ? verdict.inspection.signatures : verdict.refusal;
}

function later(objects: PdfObjects): Buffer {
  return appendRevision(signed, { objects });
}

function replaced(bytes: Buffer, change: (text: string) => string): Buffer {
  return Buffer.from(change(bytes.toString("latin1")), "latin1");
}

describe("a signature", () => {
  it("is intact when the file is as it was signed, and names its signer without trusting", () => {
    const verdict = inspector.inspect(signed);
    expect(verdict.kind === "accepted" && verdict.inspection.found).toEqual([
      { verdict: "intact", signer: "Erika Muster" },
    ]);
  });

  it("stays intact when another signature follows", async () => {
    const twice = await signPdf(signed, { field: 102 });
    const verdict = inspector.inspect(twice);
    expect(verdict.kind === "accepted" && verdict.inspection.found.map(({ verdict: one }) => one)).toEqual([
      "intact",
      "intact",
    ]);
  });

  it("stays intact when evidence for long storage comes behind it", () => {
    const evidence = later({ 1: `<< ${CATALOG} ${FORM} /DSS 200 0 R >>`, 200: "<< /Type /DSS /Certs [] >>" });
    expect(verdictOf(evidence)).toBe("intact");
  });

  it("stays intact when an object is written again as it was", () => {
    expect(verdictOf(later({ 4: { dictionary: "", data: "BT (100 Euro) Tj ET" } }))).toBe("intact");
  });

  it("is not there where only an empty field or a loose dictionary is", () => {
    const empty = buildPdf({
      ...ONE_PAGE,
      1: `<< ${CATALOG} /AcroForm << /Fields [7 0 R] >> >>`,
      7: "<< /FT /Sig >>",
      8: "<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>",
    });
    expect(verdictOf(empty)).toBe("none");
  });
});

describe("a file that was changed after it was signed", () => {
  const changes: readonly (readonly [what: string, objects: PdfObjects])[] = [
    ["its text", { 4: { dictionary: "", data: "BT (900 Euro) Tj ET" } }],
    [
      "its page",
      { 3: "<< /Type /Page /Parent 2 0 R /Contents 9 0 R >>", 9: { dictionary: "", data: "BT ET" } },
    ],
    ["the number of its pages", { 2: "<< /Type /Pages /Kids [3 0 R 9 0 R] >>", 9: "<< /Type /Page >>" }],
    ["its title", { 5: "<< /Title (Urkunde) >>" }],
    ["what it does when opened", { 1: `<< ${CATALOG} ${FORM} /OpenAction << /S /URI >> >>` }],
    [
      "its form, by another field",
      { 1: `<< ${CATALOG} /AcroForm << /Fields [100 0 R 9 0 R] >> >>`, 9: "<< /FT /Tx >>" },
    ],
    [
      "a note on its page",
      { 3: "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [9 0 R] >>", 9: "<< /Subtype /FreeText >>" },
    ],
    ["text that now calls itself metadata", { 4: "<< /Type /Metadata >>" }],
    ["the signature itself", { 101: "<< /Type /Sig >>" }],
  ];

  it.each(changes)("is reported as modified: %s", (_, objects) => {
    expect(["modified", "unsupported"]).toContain(verdictOf(later(objects)));
  });

  it("is modified when bytes were put behind its end", () => {
    expect(verdictOf(Buffer.concat([signed, Buffer.from("PK")]))).toBe("modified");
  });

  it("is modified when a later table leads to an object hidden in a stream", async () => {
    const hidden = await signPdf(
      buildPdf({
        ...DOCUMENT,
        9: { dictionary: "", data: "4 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj" },
      }),
    );
    expect(verdictOf(hidden)).toBe("intact");
    expect(verdictOf(appendRevision(hidden, { objects: {} }))).toBe("modified");
  });

  it("is modified when a later table exchanges content for another that was there when it was signed", async () => {
    const shadowed = appendRevision(buildPdf(DOCUMENT), {
      objects: { 4: { dictionary: "", data: "BT (900 Euro) Tj ET" } },
    });
    const prepared = await signPdf(shadowed);
    expect(verdictOf(prepared)).toBe("intact");
    const place = String(prepared.indexOf("4 0 obj")).padStart(10, "0");
    const back = replaced(appendRevision(prepared, { objects: {} }), (text) => {
      const at = text.lastIndexOf("xref\n0 1\n");
      const table = `xref\n0 1\n0000000000 65535 f \n4 1\n${place} 00000 n \n`;
      return text.slice(0, at) + table + text.slice(at + "xref\n0 1\n0000000000 65535 f \n".length);
    });
    expect(verdictOf(back)).toBe("modified");
  });
});

describe("a forged signature", () => {
  it("is invalid when a signed byte was changed", () => {
    expect(verdictOf(replaced(signed, (text) => text.replace("(100 Euro)", "(900 Euro)")))).toBe("invalid");
  });

  it("is invalid when its range leaves something out", () => {
    const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\]/;
    const ranges = [
      (first: number, second: number, third: number) => [9, first - 9, second, third],
      (first: number, second: number, third: number) => [0, first - 10, second, third],
      (first: number, second: number, third: number) => [0, first, second + 10, third - 10],
      (first: number, second: number, third: number) => [0, first, second, third + 10],
      (first: number, second: number) => [0, first, second, -1],
    ];
    for (const make of ranges) {
      const forged = replaced(signed, (text) =>
        text.replace(range, (whole: string, ...[first, second, third]: readonly string[]) =>
          `/ByteRange [${make(Number(first), Number(second), Number(third)).join(" ")}]`.padEnd(whole.length),
        ),
      );
      expect(verdictOf(forged)).toBe("invalid");
    }
  });

  it("is invalid when its dictionary says a thing twice", async () => {
    const twice = await signPdf(buildPdf(DOCUMENT), { entries: "/ByteRange [0 0 0 0]" });
    expect(verdictOf(twice)).toBe("invalid");
  });

  it("is invalid when its container belongs to other bytes or to no signer", async () => {
    const containers = [
      (right: Buffer) => right.subarray(0, right.length - 40),
      () => Buffer.from("3003020100", "hex"),
      () => Buffer.alloc(0),
      (right: Buffer) => {
        const changed = Buffer.from(right);
        changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
        return changed;
      },
    ];
    for (const container of containers) {
      expect(verdictOf(await signPdf(buildPdf(DOCUMENT), { container }))).toBe("invalid");
    }
  });

  it("of a kind that is not known is called unsupported, never more", async () => {
    const old = await signPdf(buildPdf(DOCUMENT), { subFilter: "adbe.x509.rsa_sha1" });
    expect(verdictOf(old)).toBe("unsupported");
  });
});
