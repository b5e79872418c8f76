import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openObjectStore } from "./ObjectStore.ts";

const folder = (): string => mkdtempSync(path.join(tmpdir(), "objects-"));

afterEach(() => {
  vi.useRealTimers();
});

async function written(folderOfAll: string, expirationDays: number | undefined) {
  const store = openObjectStore(folderOfAll, { expirationDays });
  const received = await store.receive(Readable.from([Buffer.from("bytes")]), { maximumBytes: 100 });
  if (!received.ok) throw new Error("the bytes were not received");
  const object = { key: "p/one", contentType: "application/pdf", headers: {}, checksums: {} };
  await store.keep(received.value, { object });
  return store;
}

describe("an object of a bucket with a rule of days", () => {
  it("is there to the midnight after them, by the clock that is moved, and then neither found nor listed, also after a start", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T10:00:00Z") });
    const place = folder();
    const store = await written(place, 8);
    vi.setSystemTime(new Date("2026-12-06T23:59:59Z"));
    expect([store.get("p/one")?.key, store.list().length]).toEqual(["p/one", 1]);
    vi.setSystemTime(new Date("2026-12-07T00:00:00Z"));
    expect([store.get("p/one"), store.list()]).toEqual([undefined, []]);
    expect(openObjectStore(place, { expirationDays: 8 }).get("p/one")).toBeUndefined();
    expect(openObjectStore(place).get("p/one")?.key).toBe("p/one");
  });
});
