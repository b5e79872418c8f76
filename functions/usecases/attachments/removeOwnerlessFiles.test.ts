import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { inPages } from "#test/fixtures/inPages.ts";
import { memoryFiles } from "#test/fixtures/ports/memoryFiles.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import type { HeldKey, KeyRing } from "#ports/application/ProcessRepository.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { removeOwnerlessFiles } from "./removeOwnerlessFiles.ts";

const FILE = new Uint8Array(1);
let ports: MemoryPorts;
let writtenAt: Map<string, Date>;
let keys: Map<string, HeldKey>;

const ring: KeyRing = {
  async *pages() {
    yield await Promise.resolve([...keys.values()]);
  },
  miss: ({ processId }, since) => {
    keys.set(processId, { processId, missedSince: since.toISOString() });
    return Promise.resolve();
  },
  destroy: ({ processId }) => {
    keys.delete(processId);
    return Promise.resolve();
  },
};

beforeEach(() => {
  ports = memoryPorts();
  writtenAt = new Map();
  keys = new Map();
});

/** A file of this age, in minutes. */
function written(
  bucket: "uploads" | "results" | "sealed",
  file: { readonly key: string; readonly age: number },
): void {
  ports.stored[bucket].set(file.key, FILE);
  writtenAt.set(file.key, new Date(ports.clock.now().getTime() - file.age * MINUTE));
}

async function sweep(): Promise<{ readonly removed: number; readonly counted: unknown }> {
  const { uploads, results, sealed } = ports.stored;
  const stores = {
    keys: ring,
    uploads: memoryFiles(uploads, writtenAt),
    results: memoryFiles(results, writtenAt),
    sealed: memoryFiles(sealed, writtenAt),
  };
  const removed = await removeOwnerlessFiles(ports, { stores, begunAt: ports.clock.now() });
  return { removed, counted: ports.stored.lines.at(-1)?.fields["count"] };
}

/** Every look at an owner takes two seconds, so that a run has time for thirty at most. */
function slow(): void {
  const { processes, clock } = ports;
  ports = {
    ...ports,
    processes: {
      ...processes,
      get: (id) => {
        clock.advance(2000);
        return processes.get(id);
      },
    },
  };
}

const left = (): readonly string[] =>
  [ports.stored.uploads, ports.stored.results, ports.stored.sealed].flatMap((store) => [...store.keys()]);

function recorded(record: Partial<Submission>): void {
  ports.stored.submissions.set("gone", { ...aSubmission(), processId: "gone", ...record });
}

describe("the comparison of buckets with tables", () => {
  it("takes and counts every file of an application that is gone, in every bucket", async () => {
    written("uploads", { key: "gone/passport", age: 10 });
    written("results", { key: "gone/application.pdf", age: 10 });
    written("sealed", { key: "gone/run/data", age: 10 });
    written("sealed", { key: "gone.postbox/run/data", age: 10 });
    expect(await sweep()).toEqual({ removed: 4, counted: 4 });
    expect(left()).toEqual([]);
    expect(await sweep()).toEqual({ removed: 0, counted: 0 });
  });

  it("keeps what has an owner, is shared by all, or is younger than its owner may be", async () => {
    const { id } = await aCompletedProcess(ports);
    written("uploads", { key: "later/passport", age: 9 });
    written("results", { key: `${id}/application.pdf`, age: 60 });
    written("results", { key: "blank-forms/2026-11-21-nurse.pdf", age: 60 });
    written("sealed", { key: `${id}/run/data`, age: 60 });
    const before = left();
    expect(await sweep()).toEqual({ removed: 0, counted: 0 });
    expect(left()).toEqual(before);
  });

  it("deletes parts that were still being uploaded when a person left, and rings only for those that stayed", async () => {
    written("uploads", { key: "gone/passport.parts/001", age: 59 });
    expect(await sweep()).toEqual({ removed: 1, counted: 0 });
    written("uploads", { key: "gone/passport.parts/001", age: 60 });
    expect(await sweep()).toEqual({ removed: 1, counted: 1 });
  });

  it("takes files that their application no longer names, without a word", async () => {
    const { id, attachments } = await aCompletedProcess(ports);
    written("uploads", { key: `${id}/of-a-removed-row`, age: 10 });
    expect(await sweep()).toEqual({ removed: 1, counted: 0 });
    expect(left()).toEqual(attachments.map(({ attachmentId }) => `${id}/${attachmentId}`));
  });

  it("keeps ciphertext as long as its record may have to send it, and no longer", async () => {
    written("sealed", { key: "gone/run/data", age: 60 });
    written("sealed", { key: "gone.postbox/run/data", age: 60 });
    recorded({ nextCheckAt: "2026-11-22T12:00:00.000Z", postbox: { state: "pending", tags: [], checks: 0 } });
    expect(await sweep()).toEqual({ removed: 0, counted: 0 });
    recorded({ nextCheckAt: "2026-11-22T12:00:00.000Z", resentAt: "2026-11-21T12:00:00.000Z" });
    expect(await sweep()).toEqual({ removed: 2, counted: 2 });
  });

  it("ends in the time that a schedule has, and begins elsewhere with the next run, so that none is never reached", async () => {
    const owners = Array.from(
      { length: 64 },
      (...[, index]) => `${(index % 16).toString(16)}-${index.toString()}`,
    );
    for (const owner of owners) written("uploads", { key: `${owner}/passport`, age: 60 });
    slow();
    const first = await sweep();
    expect(first.removed).toBeGreaterThan(0);
    expect(first.removed).toBeLessThan(owners.length);
    const firstLeft = left()[0];
    ports.clock.advance(15 * MINUTE);
    await sweep();
    expect(left()).not.toContain(firstLeft);
  });

  it("begins with each store in turn, and says of a run that it did not finish: nothing found is then no 0", async () => {
    const { id, attachments } = await aCompletedProcess(ports);
    const kept = attachments.map(({ attachmentId }) => `${id}/${attachmentId}`);
    for (const bucket of ["uploads", "results", "sealed"] as const) {
      for (let index = 0; index < 100; index += 1) {
        written(bucket, { key: `${bucket}-${index}/late.parts/001`, age: 10 });
      }
    }
    slow();
    const lookedAt = new Set<string>();
    for (let run = 0; run < 4; run += 1) {
      const before = left();
      const { counted } = await sweep();
      expect(counted).toBeUndefined();
      const { message, fields } = ports.stored.lines.at(-1) ?? {};
      expect(message).toBe("ownerless-files-unfinished");
      expect(String(fields?.["buckets"]).split(" ").length).toBeGreaterThan(2);
      for (const key of before.filter((one) => !left().includes(one))) lookedAt.add(key.split("-")[0] ?? "");
      ports.clock.advance(15 * MINUTE);
    }
    expect([...lookedAt].sort()).toEqual(["results", "sealed", "uploads"]);
    expect(left()).toEqual(expect.arrayContaining(kept));
  });

  it("destroys keys that nothing is sealed with any more, a day after it missed their application", async () => {
    const { id } = await aCompletedProcess(ports);
    for (const processId of [id, "never-begun", "gone"]) keys.set(processId, { processId });
    expect(await sweep()).toEqual({ removed: 0, counted: 0 });
    ports.clock.advance(23 * HOUR);
    expect(await sweep()).toEqual({ removed: 0, counted: 0 });
    // A table was brought back meanwhile.
    ports.stored.processes.set("gone", { ...(await aCompletedProcess(ports)), id: "gone" });
    ports.clock.advance(HOUR);
    expect(await sweep()).toEqual({ removed: 1, counted: 0 });
    expect([...keys.keys()]).toEqual([id, "gone"]);
  });

  it("begins with each store at every sixteenth of its files in the end", async () => {
    const firsts = new Set<string>();
    for (let run = 0; run < 64; run += 1) {
      const begunAt = new Date(run * 15 * MINUTE);
      let first: string | undefined;
      const pages = (name: string) => (from: string) => {
        first ??= `${name} ${from}`;
        return inPages([]);
      };
      const { uploads } = ports.stored;
      const files = (name: string) => ({ ...memoryFiles(uploads, writtenAt), pages: pages(name) });
      const stores = { uploads: files("uploads"), results: files("results"), sealed: files("sealed") };
      const keyRing = { ...ring, pages: () => pages("keys")("") };
      await removeOwnerlessFiles(ports, { stores: { ...stores, keys: keyRing }, begunAt });
      firsts.add(first ?? "");
    }
    expect(firsts.size).toBe(3 * 16 + 1);
  });
});
