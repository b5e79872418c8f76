import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageWork } from "./imageWork.ts";

/** The workers of one test: what they were told, whether they were ended, and how each of them answers. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly orders: unknown[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(order: unknown): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const PICTURE = { picture: new Blob(["…"]) };
const workers = (): number => FakeWorker.all.length;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", {});
});
afterEach(() => vi.unstubAllGlobals());

describe("work on pictures", () => {
  it("has one worker for each order, which ends with the answer, and never two at once", async () => {
    const work = imageWork();
    const first = work.ask("find", PICTURE);
    const second = work.ask("find", PICTURE);
    await vi.waitFor(() => expect(FakeWorker.all[0]?.orders).toEqual([{ kind: "find", order: PICTURE }]));
    expect(workers()).toBe(1);
    FakeWorker.all[0]?.onmessage?.({ data: "corners" });
    expect(await first).toBe("corners");
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
    await vi.waitFor(() => expect(workers()).toBe(2));
    FakeWorker.all[1]?.onerror?.();
    expect(await second).toBeUndefined();
  });

  it("begins nothing more when it is ended: what is asked for has no answer", async () => {
    const work = imageWork();
    const asked = [work.ask("find", PICTURE), work.ask("find", PICTURE)];
    await vi.waitFor(() => expect(workers()).toBe(1));
    work.end();
    expect(await Promise.all(asked)).toEqual([undefined, undefined]);
    expect([workers(), FakeWorker.all[0]?.isEnded]).toEqual([1, true]);
  });
});
