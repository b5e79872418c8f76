// Members of pdfkit that its type package does not know yet.
declare namespace PDFKit.Mixins {
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
    _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  }
  interface ShapedTextOptions extends Omit<TextOptions, "features"> {
    /** OpenType features by tag; only those named differ from the defaults. */
    features?: Readonly<Record<string, boolean>>;
  }
  interface PDFText {
    text(...content: [text: string, x: number, y: number, options: ShapedTextOptions]): this;
    widthOfString(text: string, options: ShapedTextOptions): number;
    heightOfString(text: string, options: ShapedTextOptions): number;
  }
}
declare namespace PDFKit {
  interface PDFStructureElement {
    readonly dictionary: { readonly data: { A?: Readonly<Record<string, string>> } };
  }
  interface PDFDocument {
    /** The document's catalog. */
    readonly _root: { readonly data: { AcroForm?: PDFKitReference } };
  }
}
