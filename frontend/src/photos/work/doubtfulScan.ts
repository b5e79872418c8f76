import { lookAt } from "./photoPages.ts";

/** Of a page between Letter and Legal, upright or across; logos and portraits have other shapes. */
const PAGE_SHAPE = { least: 1.2, most: 1.7 } as const;
const JPEG_START = [0xff, 0xd8] as const;

/** Whether a PDF is a scan with a page that may be hard to read. The library that reads all of it comes only then. */
export async function isDoubtfulScan(pdf: Blob): Promise<boolean> {
  for (const picture of pagePictures(new Uint8Array(await pdf.arrayBuffer()))) {
    const looked = await lookAt(new Blob([picture], { type: "image/jpeg" })).catch(() => undefined);
    if (looked === undefined || looked.findings.length === 0) continue;
    const read = await (await import("./readPdf.ts")).readPdf(pdf);
    return read.kind === "pages" && read.pages.some(({ findings }) => findings.length > 0);
  }
  return false;
}

/** So many pages are looked at while the person waits. */
const MOST_PICTURES = 40;
const FILTER = "/DCTDecode";

/** JPEGs in the shape of a page, one by one: scanners and apps write them as they are (ISO 32000-2, 7.4.8). */
export function* pagePictures(pdf: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const text = new TextDecoder("latin1").decode(pdf);
  const start = /stream\r?\n/g;
  let after = 0;
  for (let looked = 0; looked < MOST_PICTURES; looked += 1) {
    const filter = text.indexOf(FILTER, after);
    start.lastIndex = filter;
    const found = filter === -1 ? null : start.exec(text);
    const begin = start.lastIndex;
    const end = found === null ? -1 : text.indexOf("endstream", begin);
    if (found === null || end === -1) return;
    const before = text.slice(after, found.index);
    const isJpeg = JPEG_START.every((byte, place) => pdf[begin + place] === byte);
    if (isJpeg && isPageShape(before.slice(before.lastIndexOf(" obj")))) yield pdf.subarray(begin, end);
    after = end;
  }
}

function isPageShape(dictionary: string): boolean {
  const side = (name: string): number => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? NaN);
  const [width, height] = [side("Width"), side("Height")];
  const shape = Math.max(width, height) / Math.min(width, height);
  return shape >= PAGE_SHAPE.least && shape <= PAGE_SHAPE.most;
}
