import PDFDocument from "pdfkit";
import { MAIN_FACE } from "./writing/faces.ts";
import { clusterCode, type EmbeddedFont } from "./writing/clusterCode.ts";
import type { Cluster } from "./writing/shapedClusters.ts";
import { createLineWriting, type FontRun, type LineOptions } from "./writing/lineWriting.ts";

const ID_NAMESPACE = "http://www.aiim.org/pdfua/ns/id/";

/** Says that the file is PDF/UA-1 (ISO 14289-1 section 5). */
const PDFUA_ID = `<rdf:Description rdf:about="" xmlns:pdfuaid="${ID_NAMESPACE}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;

/** PDF/A allows foreign properties only when the file describes their schema (ISO 19005-2 section 6.6.2.3). */
const PDFUA_EXTENSION_SCHEMA = `<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${ID_NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Part of the standard that the file follows</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const pdfUaMetadata = `${PDFUA_ID}\n${PDFUA_EXTENSION_SCHEMA}`;

export interface TaggedPdfOptions {
  readonly title: string;
  readonly language: "de" | "en";
  /** The only time in the file. */
  readonly createdAt: Date;
  /** PDF/A-3 allows files of any kind inside of the document, PDF/A-2 does not. */
  readonly holdsFile: boolean;
}

const RANGE_PLACEHOLDER = "**********";
/** Room for an RSA signature and a chain of certificates. */
const SEAL_BYTES = 8_192;
/** ISO 32000-1 table 165. */
const PRINT_AND_LOCKED = 132;
const MILLIMETRE = 72 / 25.4;
export const MARGINS = {
  top: 18 * MILLIMETRE,
  right: 20 * MILLIMETRE,
  bottom: 24 * MILLIMETRE,
  left: 25 * MILLIMETRE,
};

/** PDF/A-2a or 3a and PDF/UA-1 in one file: pdfkit writes the first, the second is added to its metadata. */
export class TaggedPdf extends PDFDocument {
  /** Everything that is read aloud hangs below it, in the order of reading. */
  readonly root: PDFKit.PDFStructureElement;
  /** How the next lines are written. */
  lineOptions: LineOptions = { weight: "regular", base: "ltr" };
  readonly writing = createLineWriting((file) => {
    // By its file: pdfkit reads a font that was registered under another name anew, each time it is chosen.
    const chosen = this._font;
    const { _font: font } = this.font(file);
    this._font = chosen;
    return font;
  });

  /** Of what was measured, in thousandths of the size. */
  private readonly widths = new Map<string, number>();

  constructor(options: TaggedPdfOptions) {
    super({
      subset: options.holdsFile ? "PDF/A-3a" : "PDF/A-2a",
      // With the default version pdfkit writes no XMP at all.
      pdfVersion: "1.7",
      tagged: true,
      lang: options.language,
      displayTitle: true,
      bufferPages: true,
      size: "A4",
      margins: MARGINS,
      font: MAIN_FACE.regular,
      info: {
        Title: options.title,
        CreationDate: options.createdAt,
        Producer: "Recognition portal",
        Creator: "Recognition portal",
      },
    });
    this.root = this.struct("Document");
    this.addStructure(this.root);
  }

  /**
   * An empty signature field on the first page, written while the document is made: a field that is added later breaks
   * the trailer that PDF/A demands. Invisible and tagged; `label` is read aloud.
   */
  addSealField({
    label,
    at,
    signer,
  }: {
    readonly label: string;
    readonly at: Date;
    readonly signer: string;
  }): void {
    this.switchToPage(0);
    const signature = this.ref({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "ETSI.CAdES.detached",
      ByteRange: [0, RANGE_PLACEHOLDER, RANGE_PLACEHOLDER, RANGE_PLACEHOLDER],
      Contents: Buffer.alloc(SEAL_BYTES),
      M: at,
      Name: new String(signer),
    });
    const form = this.struct("Form");
    this.root.add(form);
    this.annotate(0, this.page.height, 0, 0, {
      Subtype: "Widget",
      FT: "Sig",
      F: PRINT_AND_LOCKED,
      T: new String("Siegel"),
      TU: new String(label),
      V: signature,
      P: this.page.dictionary,
      structParent: form,
    });
    form.end();
    signature.end("");
    this._root.data.AcroForm = this.ref({ SigFlags: 3, Fields: lastOf(this.page.annotations) });
  }

  /** pdfkit asks it for everything that it breaks into lines: for a word as often as its line is tried. */
  override widthOfString(text: string): number {
    const { weight, base } = this.lineOptions;
    const key = `${weight} ${base} ${text}`;
    const width = this.widths.get(key) ?? widthOf(this.writing.runs(text, this.lineOptions));
    this.widths.set(key, width);
    return (width * this._fontSize) / 1000;
  }

  /** pdfkit's own knows one font, one direction, and one text for each glyph. */
  override _fragment(text: string, ...[x, y, { align, lineWidth }]: PDFKit.Mixins.FragmentPlace): void {
    const line = text.replace(/\n/g, "").trimEnd();
    if (line === "") return;
    const runs = this.writing.runs(line, this.lineOptions);
    const left = align === "right" ? x + lineWidth - (widthOf(runs) * this._fontSize) / 1000 : x;
    const bottom = this.page.height - y - (this._font.ascender / 1000) * this._fontSize;
    this.save();
    this.transform(1, 0, 0, -1, 0, this.page.height);
    this.addContent("BT");
    this.addContent(`1 0 0 1 ${rounded(left)} ${rounded(bottom)} Tm`);
    for (const run of joined(runs)) this.addRun(run);
    this.addContent("ET");
    this.restore();
  }

  private addRun({ font, clusters }: FontRun): void {
    nameOnPage(this.page.fonts, font);
    this.addContent(`/${font.id} ${rounded(this._fontSize)} Tf`);
    const shown = clusters.map((cluster) => {
      const code = clusterCode(font, cluster).toString(16).padStart(4, "0");
      const closer = (cluster.width - cluster.advance) * font.scale;
      return closer === 0 ? `<${code}>` : `<${code}> ${rounded(closer)}`;
    });
    this.addContent(`[${shown.join(" ").replaceAll("> <", "")}] TJ`);
  }

  /** pdfkit's own expects a form of its own. */
  override endAcroForm(): this {
    this._root.data.AcroForm?.end("");
    return this;
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

function nameOnPage(fonts: unknown, font: EmbeddedFont): void {
  if (typeof fonts !== "object" || fonts === null || Object.hasOwn(fonts, font.id)) return;
  Object.assign(fonts, { [font.id]: font.ref() });
}

/** Neighbours of one font as one. */
function joined(runs: readonly FontRun[]): readonly FontRun[] {
  const found: { readonly font: FontRun["font"]; readonly clusters: Cluster[] }[] = [];
  for (const { font, clusters } of runs) {
    const last = found.at(-1);
    if (last?.font === font) last.clusters.push(...clusters);
    else found.push({ font, clusters: [...clusters] });
  }
  return found;
}

/** In thousandths of the size of the font. */
function widthOf(runs: readonly FontRun[]): number {
  return runs.reduce(
    (sum, { font, clusters }) =>
      sum + font.scale * clusters.reduce((width, { advance }) => width + advance, 0),
    0,
  );
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function lastOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list.slice(-1) : [];
}
