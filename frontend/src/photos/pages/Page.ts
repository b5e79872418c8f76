import type { Finding } from "../legibility/judgePage.ts";
import type { Corners } from "../paper/Pixels.ts";

/** How a photo is coloured: as it is, grey, or grey with white paper and dark letters. */
export const TONES = ["colour", "grey", "text"] as const;
export type Tone = (typeof TONES)[number];

/** What a person may change of a photo. */
export interface Settings {
  readonly corners: Corners;
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

export interface Jpeg {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}
