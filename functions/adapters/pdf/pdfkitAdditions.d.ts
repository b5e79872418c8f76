import type { EmbeddedFont } from "./writing/clusterCode.ts";

// Members of pdfkit that its type package does not know yet.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: "Column" | "Row";
    }
    interface AnnotationOption {
      /** As the PDF names it; the type package spells it otherwise. */
      Subtype?: string;
      T?: object;
      FT?: string;
      F?: number;
      TU?: object;
      V?: PDFKitReference;
      P?: PDFKitReference;
      structParent?: PDFStructureElement;
    }
    interface PDFAttachmentOptions {
      relationship?: string;
    }
    interface PDFMetadata {
      /** Called by end(), after the Info dictionary was written. */
      _addInfo(): void;
    }
    interface PDFFont {
      _font: EmbeddedFont & { readonly ascender: number };
      readonly _fontSize: number;
    }
    type FragmentPlace = [
      x: number,
      y: number,
      options: { readonly align?: string; readonly lineWidth: number },
    ];
    interface PDFText {
      /** Writes one line. */
      _fragment(text: string, ...place: FragmentPlace): void;
    }
  }
  namespace PDFKit {
    interface PDFStructureElement {
      readonly dictionary: { readonly data: { A?: Readonly<Record<string, string>> } };
    }
    interface PDFDocument {
      /** The document's catalog. */
      addContent(content: string): void;
      readonly _root: { readonly data: { AcroForm?: PDFKitReference } };
    }
  }
}
