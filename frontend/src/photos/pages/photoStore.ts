import { listenersOf } from "#ui/settings/listeners.ts";
import type { ImageWork } from "../work/imageWork.ts";
import type { Part, Protection } from "../work/orders.ts";
import { isPicture } from "./fileName.ts";
import {
  type Page,
  type PhotoPage,
  type Settings,
  type Tone,
  moved,
  turned,
  unchangedPdf,
  withSettings,
} from "../work/Page.ts";

/** A file that gave no pages, and why. */
export interface Problem {
  readonly file: File;
  readonly why: "empty" | "damaged" | "unreadable" | "pdf" | Protection;
}

export interface PhotosState {
  readonly pages: readonly Page[];
  readonly problems: readonly Problem[];
  /** PDFs with a signature that some of the pages are from. */
  readonly signed: readonly File[];
  /** Files that are chosen and not looked at yet. */
  readonly unread: number;
  readonly tone: Tone;
  /** What was removed last can come back. */
  readonly removed: { readonly page: Page; readonly index: number } | undefined;
}

export interface PhotoStore {
  readonly state: () => PhotosState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly move: (key: string, by: number) => void;
  readonly turn: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly restore: () => void;
  /** Of all photos, also those that come later. */
  readonly colour: (tone: Tone) => void;
  readonly change: (key: string, settings: Partial<Settings>) => void;
  /** One PDF of all pages; the file as it was if they are all of one PDF and unchanged. */
  readonly finish: (name: string) => Promise<File | undefined>;
}

/** The pages that become one PDF: what the person chose, in their order, made one by one. */
export function photoStore({ ask }: Pick<ImageWork, "ask">): PhotoStore {
  let state: PhotosState = {
    pages: [],
    problems: [],
    signed: [],
    unread: 0,
    tone: "colour",
    removed: undefined,
  };
  const listeners = listenersOf();
  const pageCounts = new Map<File, number>();
  let nextKey = 1;
  let making: Promise<void> = Promise.resolve();

  function put(changes: Partial<PhotosState>): void {
    state = { ...state, ...changes };
    listeners.notify();
  }

  function newKey(): string {
    nextKey += 1;
    return `page-${nextKey.toString()}`;
  }

  function find(key: string): Page | undefined {
    return state.pages.find((page) => page.key === key);
  }

  /** Makes what is not made yet; a page that was changed meanwhile is made again by that change. */
  async function make(key: string): Promise<void> {
    const page = find(key);
    if (page?.kind !== "photo" || page.jpeg !== undefined) return;
    const made = await ask("make", { picture: page.file, settings: page.settings });
    const isDamaged = made === undefined && (await isOfEveryBrowser(page.file));
    const now = find(key);
    if (now?.kind !== "photo" || now.settings !== page.settings) return;
    if (made === undefined) {
      put({
        pages: state.pages.filter((other) => other !== now),
        problems: [...state.problems, { file: page.file, why: isDamaged ? "damaged" : "unreadable" }],
      });
      return;
    }
    const { corners, jpeg, small, findings } = made;
    const settings = { ...now.settings, corners };
    const shown: PhotoPage = { ...now, settings, jpeg, shown: { small, findings } };
    put({ pages: state.pages.map((other) => (other === now ? shown : other)) });
  }

  function makeAll(): void {
    for (const page of state.pages) {
      if (page.kind === "photo" && page.jpeg === undefined) making = making.then(() => make(page.key));
    }
  }

  function change(pages: readonly Page[]): void {
    put({ pages });
    makeAll();
  }

  function addPhoto(file: File): void {
    const settings: Settings = { corners: undefined, turns: 0, tone: state.tone };
    const page = { kind: "photo", key: newKey(), file, settings, jpeg: undefined, shown: undefined } as const;
    change([...state.pages, page]);
  }

  async function addPdf(file: File): Promise<void> {
    const read = await ask("read", { pdf: file });
    if (read?.kind !== "pages") {
      const why = read === undefined || read.kind === "unreadable" ? "pdf" : read.kind;
      put({ problems: [...state.problems, { file, why }] });
      return;
    }
    pageCounts.set(file, read.pages.length);
    const pages = read.pages.map((shown, index): Page => ({
      kind: "pdf",
      key: newKey(),
      file,
      index,
      turns: 0,
      shown,
    }));
    put({
      pages: [...state.pages, ...pages],
      signed: read.isSigned ? [...state.signed, file] : state.signed,
    });
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    async add(files) {
      put({ unread: state.unread + files.length, problems: [] });
      for (const file of files) {
        if (file.size === 0) put({ problems: [...state.problems, { file, why: "empty" }] });
        else if (isPicture(file)) addPhoto(file);
        else await addPdf(file);
        put({ unread: state.unread - 1 });
      }
    },
    move: (key, by) => put({ pages: moved(state.pages, { key, by }) }),
    turn: (key) => change(turned(state.pages, key)),
    remove(key) {
      const index = state.pages.findIndex((page) => page.key === key);
      const page = state.pages[index];
      if (page !== undefined) put({ pages: state.pages.toSpliced(index, 1), removed: { page, index } });
    },
    restore() {
      const { removed } = state;
      if (removed === undefined) return;
      // The colours are of all photos, also when they were chosen while it was away.
      const [page = removed.page] = withSettings([removed.page], { settings: { tone: state.tone } });
      put({ removed: undefined });
      change(state.pages.toSpliced(removed.index, 0, page));
    },
    colour(tone) {
      put({ tone });
      change(withSettings(state.pages, { settings: { tone } }));
    },
    change: (key, settings) => change(withSettings(state.pages, { key, settings })),
    async finish(name) {
      await making;
      const whole = unchangedPdf(state.pages, (file) => pageCounts.get(file));
      if (whole !== undefined) return whole;
      const parts = state.pages.flatMap(partOf);
      if (parts.length === 0 || parts.length !== state.pages.length) return undefined;
      const pdf = await ask("join", { parts });
      return pdf === undefined ? undefined : new File([pdf], name, { type: "application/pdf" });
    },
  };
}

/** Whether a picture begins as a JPEG or PNG, which every browser opens while it is whole. */
async function isOfEveryBrowser(picture: Blob): Promise<boolean> {
  const bytes = await picture.arrayBuffer().catch(() => new ArrayBuffer());
  const [first, second] = new Uint8Array(bytes);
  return (first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50);
}

function partOf(page: Page): readonly Part[] {
  if (page.kind === "pdf") return [{ kind: "pdf", pdf: page.file, index: page.index, turns: page.turns }];
  return page.jpeg === undefined ? [] : [{ kind: "jpeg", jpeg: page.jpeg }];
}
