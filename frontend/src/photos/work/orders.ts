import type { Finding } from "../legibility/judgePage.ts";
import type { Corners } from "../paper/Pixels.ts";
import type { Jpeg, Settings, Shown } from "./Page.ts";

/** What the worker does, and what it answers; undefined where it cannot. */
export interface Orders {
  /** Where the paper lies in a picture. */
  readonly find: { readonly order: { readonly picture: Blob }; readonly answer: Corners | undefined };
  /** A page from a picture. */
  readonly make: {
    readonly order: { readonly picture: Blob; readonly settings: Settings };
    readonly answer: Made | undefined;
  };
  /** The whole picture, small, to move corners on. */
  readonly show: { readonly order: { readonly picture: Blob }; readonly answer: ImageBitmap | undefined };
  /** What a PDF holds. */
  readonly read: { readonly order: { readonly pdf: Blob }; readonly answer: ReadPdf };
  /** Whether a PDF is a scan with a page that may be hard to read. */
  readonly doubt: { readonly order: { readonly pdf: Blob }; readonly answer: boolean };
  /** One PDF of all pages. */
  readonly join: { readonly order: { readonly parts: readonly Part[] }; readonly answer: Blob | undefined };
}

export type Kind = keyof Orders;

export interface Made {
  /** As they were given or found; those of the picture where there is no paper to be seen. */
  readonly corners: Corners;
  readonly jpeg: Jpeg;
  readonly small: ImageBitmap;
  readonly findings: readonly Finding[];
}

export type ReadPdf =
  | { readonly kind: "unreadable" }
  | { readonly kind: Protection }
  | { readonly kind: "pages"; readonly isSigned: boolean; readonly pages: readonly Shown[] };

/** `encrypted`: in a way of which neither is known. */
export type Protection = "locked" | "needs-password" | "encrypted";

export type Part =
  | { readonly kind: "jpeg"; readonly jpeg: Jpeg }
  | { readonly kind: "pdf"; readonly pdf: Blob; readonly index: number; readonly turns: number };

/** What travels to the worker. */
export type Message = {
  readonly [K in Kind]: { readonly kind: K; readonly order: Orders[K]["order"] };
}[Kind];
