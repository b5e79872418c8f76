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

/** JPEGs in the shape of a page: scanners and apps write them into the file as they are (ISO 32000-2, 7.4.8). */
export function pagePictures(pdf: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
  const text = new TextDecoder("latin1").decode(pdf);
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (const { index } of text.matchAll(/\/DCTDecode\b/g)) {
    const stream = /stream\r?\n/g;
    stream.lastIndex = index;
    const begin = stream.exec(text);
    if (begin === null) break;
    const dictionary = text.slice(text.lastIndexOf(" obj", index), begin.index);
    const bytes = pdf.slice(stream.lastIndex, text.indexOf("endstream", stream.lastIndex));
    const isJpeg = JPEG_START.every((byte, place) => bytes[place] === byte);
    if (isJpeg && isPageShape(dictionary)) pictures.push(bytes);
  }
  return pictures;
}

function isPageShape(dictionary: string): boolean {
  const side = (name: string): number => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1] ?? NaN);
  const [width, height] = [side("Width"), side("Height")];
  const shape = Math.max(width, height) / Math.min(width, height);
  return shape >= PAGE_SHAPE.least && shape <= PAGE_SHAPE.most;
}
