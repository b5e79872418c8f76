import { MARGINS, type TaggedPdf } from "./TaggedPdf.ts";
import { readsRightToLeft } from "./writing/directions.ts";
import { MAIN_FACE } from "./writing/faces.ts";
import { withBreaks } from "./writing/withBreaks.ts";
import { readableText } from "#domain/text/readableText.ts";
import { lettersOf } from "./writing/shapedClusters.ts";

const WITHOUT_SHAPE = /[\u200C\u200D]|\p{Variation_Selector}/u;

/** Colours of the screens: text, muted text, hairline, strong line. */
export const INK = { text: "#14162a", muted: "#4b5170", hairline: "#d4d7e3", line: "#14162a" } as const;

export interface TextStyle {
  readonly font: "regular" | "strong";
  readonly size: number;
  readonly color: string;
}

export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: "left" | "right";
}

/** Puts text and lines on pages; knows nothing of their meaning. */
export interface PageWriter {
  readonly left: number;
  readonly width: number;
  /** Where the next block begins. */
  y(): number;
  moveTo(y: number): void;
  /** Begins a page when less than this height is left, unless that leaves an empty page or does not help. */
  keepTogether(height: number): void;
  heightOf(text: string, box: { readonly style: TextStyle; readonly width: number }): number;
  widthOf(text: string, style: TextStyle): number;
  /** Writes into the box, over pages if need be, and answers where the text ended. */
  write(text: string, place: { readonly style: TextStyle; readonly box: TextBox }): number;
  /** Whether a character was written as its number. */
  hasReplaced(): boolean;
  /** A rule that screen readers pass over. */
  rule(y: number, look: { readonly color: string; readonly width: number }): void;
}

const LINE_GAP_RATIO = 0.08;
const SHORTEST_PART = 60;

export function createPageWriter(pdf: TaggedPdf): PageWriter {
  const left = MARGINS.left;
  const width = pdf.page.width - MARGINS.left - MARGINS.right;
  const bottom = pdf.page.height - MARGINS.bottom;
  let replaced = false;

  /** Chooses the font and makes the text safe for it. */
  const prepare = (
    text: string,
    { style, width: room }: { readonly style: TextStyle; readonly width?: number },
  ): string => {
    const weight = style.font;
    // By its file: pdfkit reads a font that was registered under another name anew, each time it is chosen.
    pdf.font(MAIN_FACE[weight]).fontSize(style.size).fillColor(style.color);
    const printable = printableText(text, (letter) => {
      const has = pdf.writing.hasLetter(letter, weight);
      replaced ||= !has;
      return has;
    });
    pdf.lineOptions = { weight, base: readsRightToLeft(printable) ? "rtl" : "ltr" };
    return withBreaks(printable, (word) => room !== undefined && pdf.widthOfString(word) > room);
  };
  const lines = (style: TextStyle): { readonly lineGap: number } => ({
    lineGap: style.size * LINE_GAP_RATIO,
  });

  return {
    left,
    width,
    y: () => pdf.y,
    moveTo: (y) => {
      pdf.y = y;
    },
    keepTogether: (height) => {
      // What is longer than a page begins here; it has to be parted anyway.
      const wanted = height > bottom - MARGINS.top ? SHORTEST_PART : height;
      if (pdf.y > MARGINS.top && pdf.y + wanted > bottom) pdf.addPage();
    },
    heightOf: (text, box) =>
      pdf.heightOfString(prepare(text, box), { ...lines(box.style), width: box.width }),
    widthOf: (text, style) => pdf.widthOfString(prepare(text, { style })),
    write: (text, { style, box }) => {
      const { width: boxWidth, align = "left" } = box;
      pdf.text(prepare(text, { style, width: boxWidth }), box.x, box.y, {
        ...lines(style),
        width: boxWidth,
        align,
      });
      return pdf.y;
    },
    hasReplaced: () => replaced,
    rule: (y, look) => {
      pdf.markContent("Artifact", { type: "Layout" });
      pdf.lineWidth(look.width).strokeColor(look.color);
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke();
      pdf.endMarkedContent();
    },
  };
}

/**
 * Text that the fonts can show. A character without glyph breaks PDF/A and PDF/UA, and people type anything: what no font
 * has becomes visible as `[U+1F600]`, so that nothing vanishes silently. Half characters of stored names go.
 */
export function printableText(text: string, hasLetter: (letter: string) => boolean): string {
  return lettersOf(readableText(text, "\n"))
    .map((letter) => (letter === "\n" || hasLetter(letter) ? letter : written(letter, hasLetter)))
    .join("");
}

/** Letter by letter, for one of its marks may be all that is missing. */
function written(letter: string, hasLetter: (letter: string) => boolean): string {
  return Array.from(letter, (sign) => {
    if (WITHOUT_SHAPE.test(sign)) return "";
    if (hasLetter(sign)) return sign;
    return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");
}
