import type { Finding } from "../legibility/judgePage.ts";
import type { Corners, Size } from "../paper/Pixels.ts";

/** How a photo is coloured: as it is, grey, or grey with white paper and dark letters. */
export const TONES = ["colour", "grey", "text"] as const;
export type Tone = (typeof TONES)[number];

/** What a person may change of a photo. */
export interface Settings {
  /** Undefined until the paper is found or somebody says where it is. */
  readonly corners: Corners | undefined;
  /** Quarter turns clockwise. */
  readonly turns: number;
  readonly tone: Tone;
}

/** A page of the PDF as it will be, with a small picture of it. */
export interface Shown {
  /** Not of every page of a PDF there is a picture. */
  readonly small: ImageBitmap | undefined;
  readonly findings: readonly Finding[];
}

export interface PhotoPage {
  readonly kind: "photo";
  readonly key: string;
  readonly file: File;
  readonly settings: Settings;
  /** Undefined while it is made. */
  readonly jpeg: Jpeg | undefined;
  readonly shown: Shown | undefined;
}

/** A page of a PDF that the person has. */
export interface PdfPage {
  readonly kind: "pdf";
  readonly key: string;
  readonly file: File;
  readonly index: number;
  readonly turns: number;
  readonly shown: Shown;
}

export type Page = PhotoPage | PdfPage;

export interface Jpeg extends Size {
  readonly blob: Blob;
}

/** The pages with one of them moved by so many places; what would leave the list stays. */
export function moved(
  pages: readonly Page[],
  { key, by }: { readonly key: string; readonly by: number },
): readonly Page[] {
  const from = pages.findIndex((page) => page.key === key);
  const page = pages[from];
  const to = from + by;
  if (page === undefined || to < 0 || to >= pages.length) return pages;
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

const FULL_TURN = 4;

/** One quarter turn clockwise more. A photo is made anew; a page of a PDF keeps its picture, which is shown turned. */
export function turned(pages: readonly Page[], key: string): readonly Page[] {
  return pages.map((page): Page => {
    if (page.key !== key) return page;
    if (page.kind === "pdf") return { ...page, turns: (page.turns + 1) % FULL_TURN };
    return changed(page, { turns: (page.settings.turns + 1) % FULL_TURN });
  });
}

/** Photos with other settings: those of one page, or of all. */
export function withSettings(
  pages: readonly Page[],
  { key, settings }: { readonly key?: string; readonly settings: Partial<Settings> },
): readonly Page[] {
  return pages.map((page) =>
    page.kind === "photo" && (key === undefined || page.key === key) ? changed(page, settings) : page,
  );
}

function changed(page: PhotoPage, settings: Partial<Settings>): Page {
  return { ...page, settings: { ...page.settings, ...settings }, jpeg: undefined };
}

/** The PDF that the pages are, all of them in their order, unchanged: then it goes as it is, signatures included. */
export function unchangedPdf(
  pages: readonly Page[],
  pageCount: (file: File) => number | undefined,
): File | undefined {
  const [first] = pages;
  if (first?.kind !== "pdf" || pages.length !== pageCount(first.file)) return undefined;
  const isWhole = pages.every(
    (page, index) =>
      page.kind === "pdf" && page.file === first.file && page.index === index && page.turns === 0,
  );
  return isWhole ? first.file : undefined;
}
