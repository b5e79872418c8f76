import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { imageWork } from "./imageWork.ts";

/** The workers of one test: what each was asked, whether it was ended, and how it answers. */
class FakeWorker {
  static count = 0;
  static waitsForOrder: ((worker: FakeWorker) => void) | undefined;
  onmessage: ((event: { readonly data: unknown }) => void) | undefined;
  onerror: (() => void) | undefined;
  order: unknown;
  isEnded = false;

  constructor() {
    FakeWorker.count += 1;
  }

  postMessage(order: unknown): void {
    this.order = order;
    FakeWorker.waitsForOrder?.(this);
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const PICTURE = { picture: new Blob(["…"]) };

/** The next worker that has an order. */
function nextWorker(): Promise<FakeWorker> {
  return new Promise((resolve) => (FakeWorker.waitsForOrder = resolve));
}

beforeEach(() => {
  FakeWorker.count = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("window", {});
});
afterEach(() => vi.unstubAllGlobals());

describe("work on pictures", () => {
  it("has one worker for each order, which ends with the answer, and never two at once", async () => {
    const work = imageWork();
    const begun = nextWorker();
    const first = work.ask("find", PICTURE);
    const second = work.ask("find", PICTURE);
    const worker = await begun;
    expect([worker.order, FakeWorker.count]).toEqual([{ kind: "find", order: PICTURE }, 1]);
    const next = nextWorker();
    worker.onmessage?.({ data: "corners" });
    expect(await first).toBe("corners");
    expect(worker.isEnded).toBe(true);
    (await next).onerror?.();
    expect(await second).toBeUndefined();
  });

  it("begins nothing more when it is ended: what is asked for has no answer", async () => {
    const work = imageWork();
    const begun = nextWorker();
    const asked = [work.ask("find", PICTURE), work.ask("find", PICTURE)];
    const worker = await begun;
    work.end();
    expect(await Promise.all(asked)).toEqual([undefined, undefined]);
    expect([FakeWorker.count, worker.isEnded]).toEqual([1, true]);
  });
});
