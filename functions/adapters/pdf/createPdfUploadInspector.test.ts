import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPdfDocumentRenderer } from "./createPdfDocumentRenderer.ts";
import { createPdfUploadInspector } from "./createPdfUploadInspector.ts";

const inspector = createPdfUploadInspector();
const inspect = (bytes: Uint8Array) => inspector.inspect(bytes);

function pdf(body: string, trailer = "<< /Size 4 /Root 1 0 R >>"): Uint8Array {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${body}\ntrailer\n${trailer}\nstartxref\n9\n%%EOF\n`,
    "latin1",
  );
}

const PAGE = "3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj";

function packed(objects: string): string {
  const stream = deflateSync(Buffer.from(objects, "latin1")).toString("latin1");
  return `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj`;
}

describe("what is accepted as an upload", () => {
  it("is a PDF with a page", () => {
    expect(inspect(pdf(PAGE))).toEqual({ kind: "accepted", signatures: "none" });
  });

  it("is a PDF whose pages are packed in an object stream", () => {
    expect(inspect(pdf(packed("3 0 << /Type/Page /Parent 2 0 R >>")))).toEqual({
      kind: "accepted",
      signatures: "none",
    });
  });

  it("is a document that the portal made itself", async () => {
    const bytes = await createPdfDocumentRenderer().render({
      title: "Antrag",
      language: "de",
      createdAt: "2026-11-20T12:00:00.000Z",
      footer: "",
      blocks: [],
    });
    expect(inspect(bytes)).toEqual({ kind: "accepted", signatures: "none" });
  });

  it("says that signatures are present, also when their names are escaped or packed", () => {
    const field = "4 0 obj\n<< /FT /Sig /T (Unterschrift) >>\nendobj";
    const escaped = "4 0 obj\n<< /F#54 /S#69g >>\nendobj";
    const inStream = packed("4 0 << /FT/Sig /V 9 0 R >>");
    for (const body of [field, escaped, inStream]) {
      expect(inspect(pdf(`${PAGE}\n${body}`))).toEqual({ kind: "accepted", signatures: "present" });
    }
  });

  it("is not taken for encrypted because a page speaks of encryption", () => {
    expect(inspect(pdf(`${PAGE}\n6 0 obj\n(the key /Encrypt of a trailer)\nendobj`)).kind).toBe("accepted");
    expect(inspect(pdf(PAGE, "<< /Root 1 0 R /Encrypt null >>")).kind).toBe("accepted");
    expect(inspect(pdf(PAGE, "<< /Root 1 0 R /EncryptMetadata true >>")).kind).toBe("accepted");
  });
});

describe("what is refused as an upload", () => {
  const refusals = [
    ["a file of 0 bytes", new Uint8Array(), "empty"],
    ["a picture", Buffer.from("\xff\xd8\xff\xe0JFIF", "latin1"), "not-a-pdf"],
    ["a PDF behind other bytes", Buffer.concat([Buffer.from("<html>"), pdf(PAGE)]), "not-a-pdf"],
    ["a download that broke off", pdf(PAGE).subarray(0, 60), "cut-off"],
    ["an encrypted PDF", pdf(PAGE, "<< /Root 1 0 R /Encrypt 7 0 R >>"), "encrypted"],
    ["an encrypted PDF with an escaped name", pdf(PAGE, "<< /Root 1 0 R /#45ncrypt 7 0 R >>"), "encrypted"],
    [
      "an encrypted PDF with a cross-reference stream",
      pdf(
        `${PAGE}\n8 0 obj\n<< /Type /XRef /W [1 2 1] /Encrypt 7 0 R /Root 1 0 R >>\nstream\nx\nendstream\nendobj`,
      ),
      "encrypted",
    ],
    ["a PDF without pages", pdf("2 0 obj\n<< /Type /Pages /Count 0 >>\nendobj"), "unreadable"],
    [
      "a PDF whose object streams are damaged",
      pdf(packed("3 0 << /Type/Page >>").replace("x", "y")),
      "unreadable",
    ],
    ["a PDF with absurdly many escaped characters", pdf(`${PAGE}\n${"#41".repeat(200_000)}`), "unreadable"],
    ["a PDF with absurdly many trailers", pdf(`${PAGE}\n${"trailer\n".repeat(3_000)}`), "unreadable"],
  ] as const;

  for (const [what, bytes, refusal] of refusals) {
    it(`is ${what}`, () => {
      expect(inspect(bytes)).toEqual({ kind: "refused", refusal });
    });
  }

  it("is a small file that unpacks to a huge one", () => {
    const bomb = packed(" ".repeat(100_000_000));
    expect(inspect(pdf(`${PAGE}\n${bomb}`))).toEqual({ kind: "refused", refusal: "unreadable" });
  });

  it("is answered for any bytes, without an exception", () => {
    const sound = pdf(`${PAGE}\n${packed("4 0 << /FT/Sig >>")}`);
    let state = 42;
    const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 300; round += 1) {
      const broken = Uint8Array.from(sound);
      for (let change = 0; change < 5; change += 1) broken[next() % broken.length] = next() % 256;
      expect(["accepted", "refused"]).toContain(inspect(broken).kind);
    }
  });
});
