import { INK } from "./createPageWriter.ts";
import type { PageWriter, TextStyle } from "./createPageWriter.ts";
import { MARGINS } from "./TaggedPdf.ts";
import type { TaggedPdf } from "./TaggedPdf.ts";

const FOOTER: TextStyle = { font: "regular", size: 8, color: INK.muted };
const PAGE_WORDS = { de: ["Seite", "von"], en: ["Page", "of"] } as const;
const HEIGHT = 30;
const NUMBER_WIDTH = 90;

/** The same line at the foot of every page, with its number; an artifact, so that it is not read aloud on each page. */
export function drawFooters(
  page: { readonly pdf: TaggedPdf; readonly writer: PageWriter },
  footer: { readonly text: string; readonly language: "de" | "en" },
): void {
  const { pdf, writer } = page;
  const [pageWord, ofWord] = PAGE_WORDS[footer.language];
  const { count } = pdf.bufferedPageRange();
  for (let number = 1; number <= count; number += 1) {
    pdf.switchToPage(number - 1);
    // Without a bottom margin: text below it would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGINS.bottom + HEIGHT / 2;
    writer.rule(y - 6, { color: INK.hairline, width: 0.7 });
    pdf.markContent("Artifact", { type: "Pagination" });
    writer.write(footer.text, {
      style: FOOTER,
      box: { x: writer.left, y, width: writer.width - NUMBER_WIDTH },
    });
    writer.write(`${pageWord} ${number} ${ofWord} ${count}`, {
      style: FOOTER,
      box: { x: writer.left + writer.width - NUMBER_WIDTH, y, width: NUMBER_WIDTH, align: "right" },
    });
    pdf.endMarkedContent();
  }
}
