import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attachmentStore, type AttachmentStore } from "../attachmentStore.ts";
import type { Attachment } from "./sendFile.ts";
import { eventually } from "#test/eventually.ts";

const PART = 1_000_000;
const IDENTITY = "doc.identity";
const call = vi.fn();
/** Where parts of files are sent to: here the address is the file's id. */
const bucket = vi.fn<(attachmentId: string, number: number) => Promise<Response>>();

interface Held extends Attachment {
  readonly partSha256: readonly string[];
  readonly arrived: Set<number>;
}

interface Asked {
  readonly path: { readonly attachmentId?: string };
  readonly body: Pick<Held, "fieldPath" | "fileName" | "size" | "partSha256"> & {
    readonly parts: readonly [{ readonly number: number; readonly sha256: string }];
  };
}

/** The server's side of uploads, as far as a browser sees it. */
let held: Held[];
let happened: string[];
let posted: number[];

function used(): number {
  return held.reduce((sum, { size }) => sum + size, 0);
}

/** An upload of the test before may still be on its way. */
const isUnknown = ({ path: { attachmentId } }: Asked): boolean =>
  attachmentId !== undefined && !held.some((one) => one.attachmentId === attachmentId);

function answer(name: string, { path, body }: Asked): unknown {
  const one = held.find(({ attachmentId }) => attachmentId === path.attachmentId);
  switch (name) {
    case "listAttachments":
      return {
        attachments: held.map((file) => ({ ...file, arrivedBytes: file.arrived.size * PART })),
        usedBytes: used(),
      };
    case "reserveAttachment": {
      const hashes = body.partSha256.join();
      const alike = held.filter(({ partSha256 }) => partSha256.join() === hashes);
      const known = alike.find(
        ({ status, fieldPath }) => status === "reserved" && fieldPath === body.fieldPath,
      );
      const file = known ?? {
        ...body,
        attachmentId: `id-${held.length.toString()}`,
        status: "reserved" as const,
        sameAs: alike.map(({ attachmentId }) => attachmentId),
        arrived: new Set<number>(),
      };
      if (known === undefined) held.push(file);
      const missingParts = file.partSha256
        .map((...[, index]) => index + 1)
        .filter((n) => !file.arrived.has(n));
      return { attachment: file, version: 1, partSizes: [], missingParts, usedBytes: used() };
    }
    case "signAttachmentParts": {
      const [part] = body.parts;
      expect(one?.partSha256[part.number - 1]).toBe(part.sha256);
      return {
        parts: [{ number: part.number, url: path.attachmentId, fields: { number: part.number.toString() } }],
      };
    }
    case "confirmAttachment":
      held = held.map((file) => (file === one ? { ...file, status: "stored" } : file));
      return { attachment: one, version: 2 };
    default:
      held = held.filter((file) => file !== one);
      return { attachments: held, version: 3 };
  }
}

function take(attachmentId: string, number: number): Promise<Response> {
  posted.push(number);
  held.find((one) => one.attachmentId === attachmentId)?.arrived.add(number);
  return Promise.resolve(new Response(null, { status: 204 }));
}

/** A PDF of three parts. */
function pdf(word: string, name = `${word}.pdf`): File {
  const bytes = new Uint8Array(2.5 * PART);
  bytes.set(new TextEncoder().encode(`%PDF-1.7 ${word}`));
  return new File([bytes], name);
}

async function hashesOf(file: File): Promise<readonly string[]> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return [0, 1, 2].map((index) =>
    createHash("sha256")
      .update(bytes.subarray(index * PART, (index + 1) * PART))
      .digest("base64"),
  );
}

let stores: AttachmentStore[] = [];

function opened(): AttachmentStore {
  const store = attachmentStore({
    call,
    processId: "p",
    attachments: held,
    write: (work) => work(),
    happened: ({ what }) => happened.push(what),
  });
  stores.push(store);
  return store;
}

/** The first part of a file has arrived; the second one is on its way and does not. */
async function inTheSecondPart(): Promise<AttachmentStore> {
  const store = opened();
  bucket.mockImplementation((attachmentId: string, number: number) =>
    number === 2 ? new Promise(() => undefined) : take(attachmentId, number),
  );
  await store.add(IDENTITY, pdf("a"));
  await eventually(() => expect(bucket).toHaveBeenCalledWith("id-0", 2));
  return store;
}

async function unfinished(file: File, arrived: readonly number[]): Promise<Held> {
  return {
    attachmentId: "early",
    fieldPath: IDENTITY,
    fileName: file.name,
    size: file.size,
    status: "reserved",
    sameAs: [],
    partSha256: await hashesOf(file),
    arrived: new Set(arrived),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((...[, reject]) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
}

beforeEach(() => {
  held = [];
  happened = [];
  posted = [];
  vi.stubGlobal("window", new EventTarget());
  call
    .mockReset()
    .mockImplementation((name: string, given: Asked) =>
      Promise.resolve(
        isUnknown(given)
          ? { ok: false, failure: { kind: "problem", problem: "process-not-found", details: {} } }
          : { ok: true, value: answer(name, given) },
      ),
    );
  bucket.mockReset().mockImplementation(take);
  vi.stubGlobal("fetch", (url: string, { body, signal }: { readonly body: FormData; signal: AbortSignal }) =>
    Promise.race([bucket(url, Number(body.get("number"))), aborted(signal)]),
  );
});

/** What a test leaves on its way would try again while another one runs. */
afterEach(async () => {
  for (const store of stores)
    for (const { key, state } of store.uploads()) if (state.kind !== "stored") await store.remove(key);
  stores = [];
});

describe("a file that broke off in another window", () => {
  it("shows how much of it has arrived, and takes the room that the server says", async () => {
    held = [await unfinished(pdf("a"), [1])];
    const store = opened();
    await eventually(() =>
      expect(store.uploads()[0]?.state).toEqual({ kind: "interrupted", percent: 40, continues: false }),
    );
    expect(store.freeBytes()).toBe(26_500_000);
  });

  it("goes on with the missing parts when the same file is chosen again, under whatever name", async () => {
    held = [await unfinished(pdf("a"), [1, 3])];
    const store = opened();
    await store.add(IDENTITY, pdf("a", "renamed.pdf"));
    await eventually(() => expect(store.uploads().map(({ state }) => state.kind)).toEqual(["stored"]));
    expect(posted).toEqual([2]);
    expect(happened).toContain("recognised");
  });

  it("stays, and says so, when another file is chosen", async () => {
    held = [await unfinished(pdf("a"), [1])];
    const store = opened();
    await store.add(IDENTITY, pdf("b"));
    await eventually(() => expect(store.uploads()[1]?.state.kind).toBe("stored"));
    expect(store.uploads()[1]?.otherThan).toBe("early");
    expect(store.uploads()[0]?.state.kind).toBe("interrupted");
    expect(happened).toContain("other");
    expect(posted).toEqual([1, 2, 3]);
  });

  it("can be discarded, and its room is free again", async () => {
    held = [await unfinished(pdf("a"), [1])];
    const store = opened();
    await store.remove("early");
    expect([store.uploads(), store.freeBytes()]).toEqual([[], 29_000_000]);
  });
});

describe("a file that the application has already", () => {
  it("is uploaded, and it is said where the same one lies", async () => {
    const store = opened();
    await store.add(IDENTITY, pdf("a"));
    await store.add("doc.cv", pdf("a"));
    await eventually(() => expect(store.uploads()[1]?.state.kind).toBe("stored"));
    expect(store.uploads()[1]?.sameAs).toEqual(["id-0"]);
    expect(happened).toContain("same");
  });
});

describe("a lost line", () => {
  it("is waited out, and only what is missing is sent afterwards", async () => {
    const store = opened();
    let lost = true;
    bucket.mockImplementation((attachmentId: string, number: number) =>
      number === 2 && lost ? Promise.reject(new TypeError("network")) : take(attachmentId, number),
    );
    await store.add(IDENTITY, pdf("a"));
    await eventually(() =>
      expect(store.uploads()[0]?.state).toMatchObject({ kind: "interrupted", continues: true }),
    );
    lost = false;
    posted = [];
    window.dispatchEvent(new Event("online"));
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    expect(posted).toEqual([2, 3]);
    expect(happened).toEqual(["interrupted", "stored"]);
  });

  it("that only went silent ends the part on its way after a time by its size, which is sent anew, and is said meanwhile", async () => {
    const store = opened();
    const limits: { readonly giveUp: () => void; readonly milliseconds: number }[] = [];
    vi.stubGlobal("setTimeout", (giveUp: () => void, milliseconds: number) =>
      limits.push({ giveUp, milliseconds }),
    );
    vi.stubGlobal("clearTimeout", () => undefined);
    let silent = 3;
    bucket.mockImplementation((attachmentId: string, number: number) => {
      if (number !== 2 || silent === 0) return take(attachmentId, number);
      silent -= 1;
      return new Promise(() => undefined);
    });
    await store.add(IDENTITY, pdf("a"));
    for (const left of [2, 1, 0]) {
      await eventually(() => expect(silent).toBe(left));
      expect(store.uploads()[0]?.state.kind).toBe("uploading");
      limits.at(-1)?.giveUp();
    }
    await eventually(() =>
      expect(store.uploads()[0]?.state).toMatchObject({ kind: "interrupted", continues: true }),
    );
    // The first part, and three times the second.
    const tried = limits.slice(0, 4).map(({ milliseconds }) => milliseconds);
    expect(tried).toEqual([120_000, 120_000, 120_000, 120_000]);
    window.dispatchEvent(new Event("online"));
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    expect(posted).toEqual([1, 2, 3]);
    expect(happened).toEqual(["interrupted", "stored"]);
  });

  it("is not taken for one when the portal said no: then the person has to do something", async () => {
    const store = opened();
    call.mockImplementation(() =>
      Promise.resolve({ ok: false, failure: { kind: "problem", problem: "edited-elsewhere", details: {} } }),
    );
    await store.add(IDENTITY, pdf("a"));
    await eventually(() =>
      expect(store.uploads()[0]?.state).toMatchObject({ kind: "interrupted", continues: false }),
    );
  });
});

describe("a file that is taken away while it is announced", () => {
  it("leaves no room taken at the server", async () => {
    const store = opened();
    let announce: () => void = () => undefined;
    const announced = new Promise<void>((resolve) => (announce = resolve));
    call.mockImplementation(async (name: string, given: Asked) => {
      if (name === "reserveAttachment") await announced;
      return { ok: true, value: answer(name, given) };
    });
    await store.add(IDENTITY, pdf("a"));
    await eventually(() => expect(call).toHaveBeenCalledWith("reserveAttachment", expect.anything()));
    await store.remove(store.uploads()[0]?.key ?? "");
    announce();
    await eventually(() => expect(call).toHaveBeenCalledWith("deleteAttachment", expect.anything()));
    await eventually(() => expect(held).toEqual([]));
    expect(bucket).not.toHaveBeenCalled();
  });
});

describe("a file whose pages are all blank", () => {
  const blank = (): void => {
    call.mockImplementation((name: string, given: Asked) => {
      if (name !== "confirmAttachment") return Promise.resolve({ ok: true, value: answer(name, given) });
      held = held.map((file) => ({ ...file, status: "stored", blankPages: "all" }));
      return Promise.resolve({ ok: true, value: { attachment: held[0], version: 2 } });
    });
  };

  it("is taken and said to be so, and asked about once in the window that it came from", async () => {
    const store = opened();
    blank();
    await store.add(IDENTITY, pdf("a"));
    const state = (): unknown => store.uploads()[0]?.state;
    await eventually(() => expect(state()).toEqual({ kind: "stored", blankPages: "all", unconfirmed: true }));
    expect(happened).toEqual(["all-blank"]);
    store.keep(store.uploads()[0]?.key ?? "");
    expect(state()).toMatchObject({ blankPages: "all", unconfirmed: false });
    store.adopt(held);
    expect(state()).toMatchObject({ blankPages: "all", unconfirmed: false });
    expect(opened().uploads()[0]?.state).toEqual({ kind: "stored", blankPages: "all" });
  });
});

describe("a file that is removed", () => {
  it("is said to be so, whether it was stored or refused", async () => {
    const store = opened();
    await store.add("doc.cv", new File(["no PDF"], "b.pdf"));
    await store.add(IDENTITY, pdf("a"));
    await eventually(() => expect(store.uploads()[1]?.state.kind).toBe("stored"));
    for (const { key } of store.uploads()) await store.remove(key);
    expect(happened).toEqual(["refused", "stored", "removed", "removed"]);
  });

  it("can still be sent when it could not be removed on its way", async () => {
    const store = await inTheSecondPart();
    bucket.mockImplementation(take);
    const key = store.uploads()[0]?.key ?? "";
    call.mockResolvedValueOnce({ ok: false, failure: { kind: "offline" } });
    await store.remove(key);
    expect(store.uploads()[0]?.state).toEqual({ kind: "paused", percent: 40 });
    await store.resume(key);
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    expect(happened).toEqual(["delete-failed", "stored"]);
  });
});

describe("a file of a row", () => {
  it("that was not announced yet gives back no room that it never took", async () => {
    const store = opened();
    bucket.mockReturnValue(new Promise(() => undefined));
    await store.add("doc.cv", pdf("a"));
    await eventually(() => expect(bucket).toHaveBeenCalledWith("id-0", 1));
    await store.add("jobs[0].proof", pdf("b"));
    expect(store.freeBytes()).toBe(24_000_000);
    store.moveRows({ list: "jobs", rows: [] });
    expect(store.freeBytes()).toBe(26_500_000);
  });
});

describe("the name of a file", () => {
  it("turns no sentence round, and is the one that the server keeps", async () => {
    const store = opened();
    await store.add(IDENTITY, pdf("a", "Pass\u202Efdp.pdf"));
    await store.add(IDENTITY, pdf("b", "\u202E"));
    expect(store.uploads().map(({ fileName }) => fileName)).toEqual(["Passfdp.pdf", "Anlage.pdf"]);
    await eventually(() => expect(happened).toEqual(["stored", "stored"]));
  });
});

describe("a file that the person stops on its way", () => {
  async function stoppedInTheSecondPart(): Promise<AttachmentStore> {
    const store = await inTheSecondPart();
    await store.pause(store.uploads()[0]?.key ?? "");
    bucket.mockImplementation(take);
    return store;
  }

  it("stays stopped, also when the line comes back, and keeps what has arrived", async () => {
    const store = await stoppedInTheSecondPart();
    window.dispatchEvent(new Event("online"));
    await store.add("doc.cv", pdf("b"));
    await eventually(() => expect(store.uploads()[1]?.state.kind).toBe("stored"));
    expect(store.uploads()[0]?.state).toEqual({ kind: "paused", percent: 40 });
    expect([held.length, happened]).toEqual([2, ["stored"]]);
  });

  it("goes on where it was, in the same upload", async () => {
    const store = await stoppedInTheSecondPart();
    posted = [];
    await store.resume(store.uploads()[0]?.key ?? "");
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    expect([posted, held.length]).toEqual([[2, 3], 1]);
  });

  it("can be stopped while it waits for another one, and is not sent then", async () => {
    const store = await stoppedInTheSecondPart();
    await store.resume(store.uploads()[0]?.key ?? "");
    await store.add("doc.cv", pdf("b"));
    await store.pause(store.uploads()[1]?.key ?? "");
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    expect(store.uploads()[1]?.state).toEqual({ kind: "paused", percent: 0 });
    expect(held).toHaveLength(1);
  });

  it("shows how long the rest takes once a part has arrived", async () => {
    const store = await inTheSecondPart();
    expect(store.uploads()[0]?.state).toMatchObject({ kind: "uploading", percent: 40 });
    expect(store.uploads()[0]?.state).toHaveProperty("secondsLeft", expect.any(Number));
  });

  it("shows it from the beginning when it is one part only, by the pace of the file before", async () => {
    const store = opened();
    await store.add(IDENTITY, pdf("a"));
    await eventually(() => expect(store.uploads()[0]?.state.kind).toBe("stored"));
    bucket.mockReturnValue(new Promise(() => undefined));
    await store.add("doc.cv", new File(["%PDF-1.7 b"], "b.pdf"));
    await eventually(() => expect(bucket).toHaveBeenCalledWith("id-1", 1));
    expect(store.uploads()[1]?.state).toMatchObject({ kind: "uploading", percent: 0 });
    expect(store.uploads()[1]?.state).toHaveProperty("secondsLeft", expect.any(Number));
  });
});

describe("a file that is stored", () => {
  const beside = { show: vi.fn(), close: vi.fn() };

  async function stored(): Promise<AttachmentStore> {
    held = [{ ...(await unfinished(pdf("a"), [1, 2, 3])), status: "stored" }];
    beside.show.mockReset();
    beside.close.mockReset();
    return opened();
  }

  it("is shown in the window that was opened for it", async () => {
    const store = await stored();
    call.mockResolvedValue({ ok: true, value: { url: "https://uploads.example/early" } });
    await store.view("early", beside);
    expect(call).toHaveBeenLastCalledWith("getAttachment", {
      path: { processId: "p", attachmentId: "early" },
    });
    expect(beside.show).toHaveBeenCalledWith("https://uploads.example/early");
    expect(happened).toEqual([]);
  });

  it("leaves no empty window behind when it cannot be shown, and that is reported", async () => {
    const store = await stored();
    call.mockResolvedValue({ ok: false, failure: { kind: "offline" } });
    await store.view("early", beside);
    expect(beside.close).toHaveBeenCalledOnce();
    expect(happened).toEqual(["view-failed"]);
  });

  it("is asked for only where the browser allows a window", async () => {
    const store = await stored();
    await store.view("early", undefined);
    expect(call).not.toHaveBeenCalledWith("getAttachment", expect.anything());
    expect(happened).toEqual(["view-blocked"]);
  });
});

describe("files of an application that is read anew", () => {
  it("go on from where they are in this window, in the rows that the server knows", async () => {
    const store = opened();
    let arrive: () => void = () => undefined;
    const line = new Promise<void>((resolve) => (arrive = resolve));
    bucket.mockImplementation(async (attachmentId: string, number: number) => {
      if (number === 2) await line;
      return take(attachmentId, number);
    });
    await store.add("jobs[0].proof", pdf("a"));
    await eventually(() => expect(bucket).toHaveBeenCalledWith("id-0", 2));
    store.adopt(held.map((file) => ({ ...file, fieldPath: "jobs[1].proof" })));
    expect(store.uploads()[0]).toMatchObject({ fieldPath: "jobs[1].proof", state: { percent: 40 } });
    arrive();
    await eventually(() => expect(store.uploads().map(({ state }) => state.kind)).toEqual(["stored"]));
    expect(store.freeBytes()).toBe(26_500_000);
  });

  it("are those of the server, but for those that it does not list yet", async () => {
    held = [{ ...(await unfinished(pdf("a"), [1])), status: "stored" }];
    const store = opened();
    await store.add("doc.cv", new File(["no PDF"], "b.pdf"));
    store.adopt([]);
    expect(store.uploads().map(({ fileName }) => fileName)).toEqual(["b.pdf"]);
    expect(store.freeBytes()).toBe(29_000_000);
  });
});
