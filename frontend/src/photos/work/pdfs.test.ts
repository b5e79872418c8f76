import { createCanvas } from "@napi-rs/canvas";
import { buffer } from "node:stream/consumers";
import { PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import PdfKit from "pdfkit";
import { beforeAll, describe, expect, it } from "vitest";
import type { Jpeg } from "./Page.ts";
import { joinPdfs } from "./joinPdfs.ts";
import { pagePictures } from "./doubtfulScan.ts";
import { jpegPdf } from "./jpegPdf.ts";
import { readPdf } from "./readPdf.ts";

async function aJpeg(width: number, height: number): Promise<Jpeg> {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").fillRect(10, 10, width / 2, height / 2);
  const bytes = await canvas.encode("jpeg");
  return { blob: new Blob([new Uint8Array(bytes)]), width, height };
}

const load = async (pdf: Blob): Promise<PDFDocument> => PDFDocument.load(await pdf.arrayBuffer());

const sizes = (pdf: PDFDocument) =>
  pdf.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())]);

let upright: Jpeg;
let across: Jpeg;
beforeAll(async () => {
  upright = await aJpeg(141, 200);
  across = await aJpeg(200, 100);
});

describe("a PDF of photos", () => {
  it("has a page of A4 for each, laid across for a wide one", async () => {
    expect(sizes(await load(jpegPdf([upright, across])))).toEqual([
      [595, 842],
      [842, 595],
    ]);
  });

  it("holds the pictures to the byte", async () => {
    const pdf = await load(jpegPdf([upright]));
    const streams = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && object.dict.get(PDFName.of("Subtype")) === PDFName.of("Image")
          ? [object.contents]
          : [],
      );
    expect(streams.map((bytes) => Buffer.from(bytes))).toEqual([
      Buffer.from(await upright.blob.arrayBuffer()),
    ]);
  });

  it("names where each object stands, so that no reader has to search", async () => {
    const text = Buffer.from(await jpegPdf([upright, across]).arrayBuffer()).toString("latin1");
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe("xref");
    const places = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
    expect(places.map((place, index) => text.startsWith(`${index + 1} 0 obj`, place))).not.toContain(false);
  });
});

describe("joined PDFs", () => {
  it("have the wanted pages in the wanted order, turned, with photos between them", async () => {
    const first = jpegPdf([upright, across, upright]);
    const joined = await load(
      await joinPdfs([
        { kind: "pdf", pdf: first, index: 1, turns: 1 },
        { kind: "jpeg", jpeg: upright },
        { kind: "pdf", pdf: first, index: 0, turns: 0 },
      ]),
    );
    expect(sizes(joined)).toEqual([
      [842, 595],
      [595, 842],
      [595, 842],
    ]);
    expect(joined.getPages().map((page) => page.getRotation().angle)).toEqual([90, 0, 0]);
  });
});

describe("a PDF of a scanner", () => {
  it("gives the pictures of its pages to the byte, and none in the shape of a logo", async () => {
    const pdf = new Uint8Array(await jpegPdf([upright, across, upright]).arrayBuffer());
    const bytes = Buffer.from(await upright.blob.arrayBuffer());
    const pictures = [...pagePictures(pdf)];
    expect(pictures.map((picture) => Buffer.from(picture).subarray(0, bytes.length))).toEqual([bytes, bytes]);
  });

  it("gives none where a picture is packed once more, broken off, or not there", async () => {
    const whole = Buffer.from(await jpegPdf([upright]).arrayBuffer()).toString("latin1");
    const packed = whole.replace("stream\n\xff\xd8", "stream\nx\xd8");
    for (const text of [packed, whole.slice(0, whole.indexOf("stream")), "", "/DCTDecode"])
      expect([...pagePictures(new Uint8Array(Buffer.from(text, "latin1")))]).toEqual([]);
  });

  it("gives at most forty pictures: a person waits for what is looked at", async () => {
    const pdf = new Uint8Array(await jpegPdf(Array.from({ length: 60 }, () => upright)).arrayBuffer());
    expect([...pagePictures(pdf)]).toHaveLength(40);
  });
});

type Version = NonNullable<ConstructorParameters<typeof PdfKit>[0]>["pdfVersion"];

/** RC4 with 40 and 128 bits, AES with 128 and 256. */
const VERSIONS = ["1.3", "1.4", "1.6", "1.7ext3"] as const satisfies readonly Version[];

async function aProtected(pdfVersion: Version, userPassword: string): Promise<Blob> {
  const pdf = new PdfKit({ pdfVersion, userPassword, ownerPassword: "Behörde" });
  pdf.text("Zeugnis").end();
  return new Blob([new Uint8Array(await buffer(pdf))]);
}

describe("a protected PDF", () => {
  it.each(VERSIONS)("of version %s is locked where it opens without a password", async (version) => {
    expect(await readPdf(await aProtected(version, ""))).toEqual({ kind: "locked" });
    expect(await readPdf(await aProtected(version, "Nachtigall"))).toEqual({ kind: "needs-password" });
  });

  it("in a way that is not known here is called neither", async () => {
    const locked = Buffer.from(await (await aProtected("1.4", "")).arrayBuffer()).toString("latin1");
    const other = Buffer.from(locked.replace("/Filter /Standard", "/Filter /Beispiel"), "latin1");
    expect(await readPdf(new Blob([new Uint8Array(other)]))).toEqual({ kind: "encrypted" });
  });
});
