import type { DocumentBlock, DocumentContent, DocumentRenderer } from "#ports/documents/DocumentRenderer.ts";
import { createPageWriter, INK } from "./createPageWriter.ts";
import type { PageWriter, TextStyle } from "./createPageWriter.ts";
import { drawAnswers } from "./drawAnswers.ts";
import { drawFooters } from "./drawFooters.ts";
import { drawTable } from "./drawTable.ts";
import { TaggedPdf } from "./TaggedPdf.ts";

const TITLE: TextStyle = { font: "strong", size: 16, color: INK.text };
const HEADINGS = {
  1: { font: "strong", size: 11.5, color: INK.text },
  2: { font: "strong", size: 10.5, color: INK.text },
  3: { font: "strong", size: 10, color: INK.text },
} as const satisfies Record<1 | 2 | 3, TextStyle>;
const PARAGRAPH: TextStyle = { font: "regular", size: 10, color: INK.text };
const NOTE: TextStyle = { font: "regular", size: 8.5, color: INK.muted };
const BLOCK_GAP = 10;
/** A heading stays with at least two lines of what follows. */
const KEPT_WITH_HEADING = 60;

/** Documents as PDF/A-2a with PDF/UA-1 tags, by pdfkit. */
export function createPdfDocumentRenderer(): DocumentRenderer {
  return {
    render: (content) => {
      const createdAt = new Date(content.createdAt);
      const pdf = new TaggedPdf({
        title: singleLine(content.title),
        language: content.language,
        createdAt,
        holdsFile: content.enclosed !== undefined,
      });
      const bytes = collect(pdf);
      const page = { pdf, writer: createPageWriter(pdf) };
      drawText(page, { tag: "H1", text: content.title, style: TITLE });
      let level = 1;
      for (const block of content.blocks) {
        // Headings may not skip a level: a second-level one without a first stands one below the title.
        if (block.kind === "heading") level = Math.min(block.level + 1, level + 1);
        drawBlock(page, { block, level });
      }
      if (page.writer.hasReplaced()) drawNote(page, content.replacedNote);
      drawFooters(page, { text: content.footer, language: content.language });
      if (content.enclosed !== undefined) enclose(pdf, { ...content.enclosed, at: createdAt });
      if (content.sealLabel !== undefined) {
        pdf.addSealField({ label: content.sealLabel, at: createdAt, signer: content.footer });
      }
      pdf.root.end();
      pdf.end();
      return bytes;
    },
  };
}

function enclose(
  pdf: TaggedPdf,
  {
    fileName,
    mediaType,
    text,
    description,
    at,
  }: NonNullable<DocumentContent["enclosed"]> & { readonly at: Date },
): void {
  pdf.file(Buffer.from(text), {
    name: fileName,
    type: mediaType,
    description,
    relationship: "Data",
    creationDate: at,
    modifiedDate: at,
  });
}

interface Page {
  readonly pdf: TaggedPdf;
  readonly writer: PageWriter;
}

function drawBlock(
  page: Page,
  { block, level }: { readonly block: DocumentBlock; readonly level: number },
): void {
  page.writer.moveTo(page.writer.y() + BLOCK_GAP);
  switch (block.kind) {
    case "heading":
      page.writer.keepTogether(KEPT_WITH_HEADING);
      drawText(page, { tag: `H${level}`, text: block.text, style: HEADINGS[block.level] });
      return;
    case "paragraph":
      drawText(page, { tag: "P", text: block.text, style: PARAGRAPH });
      return;
    case "answers":
      drawAnswers(page, block.entries);
      return;
    case "table":
      drawTable(page, block);
  }
}

function drawText(
  { pdf, writer }: Page,
  text: { readonly tag: string; readonly text: string; readonly style: TextStyle },
): void {
  const element = pdf.struct(text.tag);
  pdf.root.add(element);
  element.add(() => {
    const box = { x: writer.left, y: writer.y(), width: writer.width };
    writer.write(text.text, { style: text.style, box });
  });
  element.end();
}

/** What replaced characters mean, below a line. */
function drawNote(page: Page, text: string): void {
  const { writer } = page;
  writer.moveTo(writer.y() + 2 * BLOCK_GAP);
  writer.keepTogether(KEPT_WITH_HEADING);
  writer.rule(writer.y(), { color: INK.line, width: 0.7 });
  writer.moveTo(writer.y() + BLOCK_GAP);
  drawText(page, { tag: "P", text, style: NOTE });
}

/** The title in the metadata: XML 1.0 knows no control characters and no lone surrogates. */
function singleLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cs}\p{Cn}]+/gu, " ")
    .trim();
}

function collect(pdf: TaggedPdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
}
