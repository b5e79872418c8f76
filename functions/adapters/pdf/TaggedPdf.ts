import PDFDocument from "pdfkit";
import { fontFiles } from "./fontFiles.ts";
import { pdfUaMetadata } from "./pdfUaMetadata.ts";

export interface TaggedPdfOptions {
  readonly title: string;
  readonly language: "de" | "en";
  /** The only time in the file. */
  readonly createdAt: Date;
}

const MILLIMETRE = 72 / 25.4;
export const MARGINS = {
  top: 18 * MILLIMETRE,
  right: 20 * MILLIMETRE,
  bottom: 24 * MILLIMETRE,
  left: 25 * MILLIMETRE,
};

/** PDF/A-2a and PDF/UA-1 in one file: pdfkit writes the first, the second is added to its metadata. */
export class TaggedPdf extends PDFDocument {
  /** Everything that is read aloud hangs below it, in the order of reading. */
  readonly root: PDFKit.PDFStructureElement;

  constructor(options: TaggedPdfOptions) {
    super({
      subset: "PDF/A-2a",
      // With the default version pdfkit writes no XMP at all.
      pdfVersion: "1.7",
      tagged: true,
      lang: options.language,
      displayTitle: true,
      bufferPages: true,
      size: "A4",
      margins: MARGINS,
      font: fontFiles.regular,
      info: {
        Title: options.title,
        CreationDate: options.createdAt,
        Producer: "Recognition portal",
        Creator: "Recognition portal",
      },
    });
    this.registerFont("regular", fontFiles.regular);
    this.registerFont("strong", fontFiles.strong);
    this.root = this.struct("Document");
    this.addStructure(this.root);
  }

  /** pdfkit puts the title into XML as it is; a title with & or < would make the metadata unreadable. */
  override _addInfo(): void {
    const { info } = this;
    this.info = { ...info, Title: escapeXml(info.Title ?? "") };
    this.appendXML(pdfUaMetadata);
    super._addInfo();
    this.info = info;
  }
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
