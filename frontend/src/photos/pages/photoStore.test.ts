import { describe, expect, it } from "vitest";
import type { Corners } from "../paper/Pixels.ts";
import type { ImageWork } from "../work/imageWork.ts";
import type { Kind, Orders, Part } from "../work/orders.ts";
import { photoStore, type PhotoStore } from "./photoStore.ts";

const photo = (name: string): File => new File(["…"], name, { type: "image/jpeg" });
const pdf = (name: string): File => new File(["%PDF-1.4"], name, { type: "application/pdf" });

const BITMAP: ImageBitmap = { width: 1, height: 1, close: () => undefined };

/** Where the worker finds the paper. */
const FOUND: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.8 },
  { x: 0.1, y: 0.8 },
];

interface Worker {
  readonly store: PhotoStore;
  readonly joined: (readonly Part[])[];
  readonly asked: Kind[];
  /** The corners with which each photo was made. */
  readonly cut: (Corners | undefined)[];
}

/** A store whose worker answers at once: pictures are small, PDFs have three pages. */
function aStore(answers: Partial<{ readonly [K in Kind]: Orders[K]["answer"] }> = {}): Worker {
  const joined: (readonly Part[])[] = [];
  const asked: Kind[] = [];
  const cut: (Corners | undefined)[] = [];
  const page = { small: undefined, findings: [] };
  const all: { readonly [K in Kind]: (order: Orders[K]["order"]) => Orders[K]["answer"] } = {
    find: () => undefined,
    make: ({ picture, settings }) => {
      cut.push(settings.corners);
      const blob = new Blob([`${picture.size} ${settings.tone}`]);
      const jpeg = { blob, width: 10, height: 14 };
      return { corners: settings.corners ?? FOUND, jpeg, small: BITMAP, findings: [] };
    },
    show: () => undefined,
    doubt: () => false,
    read: () => ({ kind: "pages", isSigned: false, pages: [page, page, page] }),
    join: ({ parts }) => {
      joined.push(parts);
      return new Blob(["%PDF-"]);
    },
  };
  const ask: ImageWork["ask"] = (kind, order) => {
    asked.push(kind);
    return Promise.resolve(kind in answers ? answers[kind] : all[kind](order));
  };
  return { store: photoStore({ ask }), joined, asked, cut };
}

const namesOf = (store: PhotoStore): readonly string[] =>
  store
    .state()
    .pages.map((page) => (page.kind === "pdf" ? `${page.file.name} ${page.index + 1}` : page.file.name));

describe("pages that become one PDF", () => {
  it("stand in the order in which the files were chosen, and are moved by one place", async () => {
    const { store, joined } = aStore();
    await store.add([photo("1.jpg"), pdf("Zeugnis.pdf"), photo("2.jpg")]);
    const [first] = store.state().pages;
    store.move(first!.key, 1);
    store.move(first!.key, -5);
    expect(namesOf(store)).toEqual(["Zeugnis.pdf 1", "1.jpg", "Zeugnis.pdf 2", "Zeugnis.pdf 3", "2.jpg"]);
    expect((await store.finish("Diplom.pdf"))?.name).toBe("Diplom.pdf");
    expect(joined[0]?.map(({ kind }) => kind)).toEqual(["pdf", "jpeg", "pdf", "pdf", "jpeg"]);
  });

  it("of one PDF, unchanged, are that PDF to the byte: a signature in it stays valid", async () => {
    const { store, joined } = aStore();
    const file = pdf("Unterschrieben.pdf");
    await store.add([file]);
    expect(await store.finish("Diplom.pdf")).toBe(file);
    store.turn(store.state().pages[0]!.key);
    expect(await store.finish("Diplom.pdf")).not.toBe(file);
    expect(joined).toHaveLength(1);
  });

  it("say which of their PDFs are signed", async () => {
    const page = { small: undefined, findings: [] };
    const { store } = aStore({ read: { kind: "pages", isSigned: true, pages: [page] } });
    await store.add([pdf("Unterschrieben.pdf")]);
    expect(store.state().signed.map(({ name }) => name)).toEqual(["Unterschrieben.pdf"]);
  });

  it("come back where they were when they were removed by mistake", async () => {
    const { store } = aStore();
    await store.add([photo("1.jpg"), photo("2.jpg"), photo("3.jpg")]);
    store.remove(store.state().pages[1]!.key);
    expect(namesOf(store)).toEqual(["1.jpg", "3.jpg"]);
    store.restore();
    expect(namesOf(store)).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
  });

  it("come back in the colours that were chosen for all photos meanwhile", async () => {
    const { store, joined } = aStore();
    await store.add([photo("1.jpg"), photo("2.jpg")]);
    await store.finish("a.pdf");
    store.remove(store.state().pages[1]!.key);
    store.colour("grey");
    store.restore();
    await store.finish("a.pdf");
    const tones = joined
      .at(-1)
      ?.map(async (part) => (part.kind === "jpeg" ? (await part.jpeg.blob.text()).split(" ")[1] : undefined));
    expect(await Promise.all(tones ?? [])).toEqual(["grey", "grey"]);
  });

  it("are made anew when they are turned, and all of them when their colours change", async () => {
    const { store, asked } = aStore();
    await store.add([photo("1.jpg"), photo("2.jpg")]);
    await store.finish("a.pdf");
    asked.length = 0;
    store.turn(store.state().pages[0]!.key);
    await store.finish("a.pdf");
    expect(asked).toEqual(["make", "join"]);
    asked.length = 0;
    store.colour("text");
    await store.finish("a.pdf");
    expect(asked).toEqual(["make", "make", "join"]);
  });

  it("are cut where their paper was found, without another look, unless the person says where it is", async () => {
    const { store, cut } = aStore();
    await store.add([photo("1.jpg")]);
    await store.finish("a.pdf");
    store.colour("grey");
    await store.finish("a.pdf");
    const own: Corners = [FOUND[0], FOUND[1], { x: 1, y: 1 }, FOUND[3]];
    store.change(store.state().pages[0]!.key, { corners: own });
    await store.finish("a.pdf");
    expect(cut).toEqual([undefined, FOUND, own]);
  });

  it("are not those of a file that cannot be read: it is named, with its kind", async () => {
    const { store } = aStore({ make: undefined, read: { kind: "encrypted" } });
    await store.add([photo("IMG_1.HEIC"), pdf("Geheim.pdf")]);
    expect(await store.finish("a.pdf")).toBeUndefined();
    expect(store.state().pages).toEqual([]);
    expect(new Map(store.state().problems.map(({ file, why }) => [file.name, why]))).toEqual(
      new Map([
        ["IMG_1.HEIC", "unreadable"],
        ["Geheim.pdf", "encrypted"],
      ]),
    );
  });

  it("are not those of an empty or a damaged picture: each says what it is", async () => {
    const { store } = aStore({ make: undefined });
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "half.jpg", { type: "image/jpeg" });
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "half.png", { type: "image/png" });
    const empty = new File([], "empty.jpg", { type: "image/jpeg" });
    await store.add([jpeg, png, empty, new File([], "empty.pdf")]);
    await store.finish("a.pdf");
    expect(new Map(store.state().problems.map(({ file, why }) => [file.name, why]))).toEqual(
      new Map([
        ["empty.jpg", "empty"],
        ["empty.pdf", "empty"],
        ["half.jpg", "damaged"],
        ["half.png", "damaged"],
      ]),
    );
    expect(store.state()).toMatchObject({ pages: [], unread: 0 });
  });

  it("stay when the PDF cannot be made", async () => {
    const { store } = aStore({ join: undefined });
    await store.add([photo("1.jpg")]);
    expect(await store.finish("a.pdf")).toBeUndefined();
    expect(namesOf(store)).toEqual(["1.jpg"]);
  });
});
