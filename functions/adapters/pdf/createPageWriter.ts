import { fontFiles } from "./fontFiles.ts";
import { printableText } from "./printableText.ts";
import { MARGINS } from "./TaggedPdf.ts";
import type { TaggedPdf } from "./TaggedPdf.ts";

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
    style: TextStyle,
  ): { readonly text: string; readonly options: PDFKit.Mixins.ShapedTextOptions } => {
    // By its file: pdfkit reads a font that was registered under another name anew, each time it is chosen.
    pdf.font(fontFiles[style.font]).fontSize(style.size).fillColor(style.color);
    const printable = printableText(text, (codePoint) => {
      const hasGlyph = pdf._font.font.hasGlyphForCodePoint(codePoint);
      replaced ||= !hasGlyph;
      return hasGlyph;
    });
    return { text: printable, options: { lineGap: style.size * LINE_GAP_RATIO, ...shaping(pdf, printable) } };
  };

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
    heightOf: (text, box) => {
      const prepared = prepare(text, box.style);
      return pdf.heightOfString(prepared.text, { ...prepared.options, width: box.width });
    },
    widthOf: (text, style) => {
      const prepared = prepare(text, style);
      return pdf.widthOfString(prepared.text, prepared.options);
    },
    write: (text, { style, box }) => {
      const prepared = prepare(text, style);
      const { width: boxWidth, align = "left" } = box;
      pdf.text(prepared.text, box.x, box.y, { ...prepared.options, width: boxWidth, align });
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

/** The font engine throws on some combining marks; without positioning them they are still there. */
function shaping(pdf: TaggedPdf, text: string): { readonly features?: Readonly<Record<string, boolean>> } {
  try {
    pdf.widthOfString(text);
    return {};
  } catch {
    return { features: { mark: false, mkmk: false } };
  }
}
