import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import type { Part } from "./orders.ts";
import { fitted } from "./jpegPdf.ts";

const QUARTER = 90;

/** One PDF of pages of others and of pictures. Each file is read once. */
export async function joinPdfs(parts: readonly Part[]): Promise<Blob> {
  const joined = await PDFDocument.create();
  const read = new Map<Blob, PDFDocument>();
  for (const part of parts) {
    if (part.kind === "jpeg") {
      const picture = await joined.embedJpg(await part.jpeg.blob.arrayBuffer());
      const { page, x, y, scale } = fitted(part.jpeg);
      joined
        .addPage([page.width, page.height])
        .drawImage(picture, { x, y, width: part.jpeg.width * scale, height: part.jpeg.height * scale });
      continue;
    }
    const source = read.get(part.pdf) ?? (await PDFDocument.load(await part.pdf.arrayBuffer()));
    read.set(part.pdf, source);
    const [page] = await joined.copyPages(source, [part.index]);
    if (page === undefined) continue;
    page.setRotation(degrees(page.getRotation().angle + part.turns * QUARTER));
    joined.addPage(page);
  }
  const bytes = await joined.save();
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
}
