import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { aSession, aStartedProcess, LIMITS } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { partSizes, UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import { confirmAttachment } from "../attachments/confirmAttachment.ts";
import { listAttachments } from "../attachments/listAttachments.ts";
import { reserveAttachment } from "../attachments/reserveAttachment.ts";
import { signAttachmentParts } from "../attachments/signAttachmentParts.ts";
import { viewAttachment } from "../attachments/viewAttachment.ts";

const PDF = new TextEncoder().encode("%PDF-1.7 %%EOF");
const TOO_LARGE = { ok: false, failure: { kind: "uploads-too-large" } };
const actor = aSession().user;
let ports: MemoryPorts;
let processId: string;

beforeEach(async () => {
  ports = memoryPorts();
  processId = (await aStartedProcess(ports)).id;
});

/** Hashes of a file, distinct for each word. */
const hashes = (word: string, size: number): readonly string[] =>
  partSizes(size).map((...[, index]) => `${word} ${index.toString()}`);

function announce(
  size: number,
  { word = "a", fieldPath = "doc.identity" }: { word?: string; fieldPath?: string } = {},
): ReturnType<typeof reserveAttachment> {
  const fileName = `${word}.pdf`;
  return reserveAttachment(ports, {
    actor,
    processId,
    fieldPath,
    fileName,
    size,
    partSha256: hashes(word, size),
    limits: LIMITS,
  });
}

async function announced(...given: Parameters<typeof announce>): Promise<string> {
  const result = await announce(...given);
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value.attachment.attachmentId;
}

function arrives(attachmentId: string, part: { readonly number: number; readonly bytes: Uint8Array }): void {
  ports.stored.uploads.set(`${processId}/${attachmentId}.parts/${part.number.toString()}`, part.bytes);
}

const confirm = (attachmentId: string): ReturnType<typeof confirmAttachment> =>
  confirmAttachment(ports, { actor, processId, attachmentId });

/** All parts arrive at once; the first bytes make it a PDF. */
async function uploaded(...given: Parameters<typeof announce>): Promise<string> {
  const attachmentId = await announced(...given);
  partSizes(given[0]).forEach((size, index) => {
    const bytes = new Uint8Array(size);
    if (index === 0) bytes.set(PDF);
    arrives(attachmentId, { number: index + 1, bytes });
  });
  expect(await confirm(attachmentId)).toMatchObject({ ok: true });
  return attachmentId;
}

const used = async (): Promise<number> => {
  const listed = await listAttachments(ports, { actor, processId });
  return listed.ok ? listed.value.usedBytes : Number.NaN;
};

describe("an upload", () => {
  it("is joined from its parts, inspected and kept", async () => {
    const id = await announced(PDF.length);
    arrives(id, { number: 1, bytes: PDF });
    expect(await confirm(id)).toMatchObject({ ok: true, value: { attachment: { status: "stored" } } });
    expect([...ports.stored.uploads.keys()]).toEqual([`${processId}/${id}`]);
    expect(await confirm(id)).toMatchObject({ ok: true });
  });

  it("is refused from the stored bytes when it is no PDF, and leaves none of them", async () => {
    const bytes = new TextEncoder().encode("MZ this is a program");
    const id = await announced(bytes.length);
    arrives(id, { number: 1, bytes });
    expect(await confirm(id)).toEqual({
      ok: false,
      failure: { kind: "upload-refused", refusal: "not-a-pdf" },
    });
    expect(ports.stored.uploads.size).toBe(0);
  });

  it("is not complete while a part is missing", async () => {
    expect(await confirm(await announced(1_000_001))).toEqual({
      ok: false,
      failure: { kind: "upload-incomplete" },
    });
  });

  it("of 0 bytes has its own refusal", async () => {
    expect(await announce(0)).toEqual({ ok: false, failure: { kind: "upload-refused", refusal: "empty" } });
  });

  it("is announced with one hash for each part, and its parts are signed for those hashes only", async () => {
    const request = { actor, processId, fieldPath: "doc.identity", fileName: "a.pdf", size: 1_000_001 };
    expect(await reserveAttachment(ports, { ...request, partSha256: ["one"], limits: LIMITS })).toEqual({
      ok: false,
      failure: { kind: "parts-mismatch" },
    });
    const attachmentId = await announced(1_000_001);
    const sign = (sha256: string): ReturnType<typeof signAttachmentParts> =>
      signAttachmentParts(ports, {
        actor,
        processId,
        attachmentId,
        parts: [{ number: 2, size: 1, sha256 }],
      });
    expect(await sign("a 1")).toMatchObject({ ok: true });
    expect(await sign("a 0")).toEqual({ ok: false, failure: { kind: "parts-mismatch" } });
  });
});

describe("a file of an application", () => {
  const view = (attachmentId: string, who = actor): ReturnType<typeof viewAttachment> =>
    viewAttachment(ports, { actor: who, processId, attachmentId });

  it("is shown to the person it belongs to by a link of two minutes", async () => {
    const id = await uploaded(2_500_000);
    const until = new Date(ports.clock.now().getTime() + 2 * MINUTE).toISOString();
    expect(await view(id)).toEqual({
      ok: true,
      value: { url: `https://uploads.example/${id}`, availableUntil: until },
    });
  });

  it("is shown to no one else", async () => {
    const id = await uploaded(2_500_000);
    expect(await view(id, { ...actor, ownerId: "somebody-else" })).toEqual({
      ok: false,
      failure: { kind: "process-not-found" },
    });
  });

  it("is not there to be shown before it is complete, nor when another file was meant", async () => {
    const missing = { ok: false, failure: { kind: "attachment-not-found" } };
    expect(await view(await announced(2_500_000))).toEqual(missing);
    expect(await view("unknown")).toEqual(missing);
  });
});

describe("an upload that broke off", () => {
  it("is recognised by its part hashes and asks for what is missing only", async () => {
    const id = await announced(2_500_000);
    arrives(id, { number: 1, bytes: new Uint8Array(1_000_000) });
    arrives(id, { number: 3, bytes: new Uint8Array(500_000) });
    const again = await announce(2_500_000);
    expect(again).toMatchObject({ ok: true, value: { attachment: { attachmentId: id }, missingParts: [2] } });
    expect(ports.stored.processes.get(processId)?.attachments).toHaveLength(1);
  });

  it("asks again for a part that arrived in another length", async () => {
    const id = await announced(2_500_000);
    arrives(id, { number: 1, bytes: new Uint8Array(17) });
    expect(await announce(2_500_000)).toMatchObject({ ok: true, value: { missingParts: [1, 2, 3] } });
  });

  it("is another file when a single part differs, or for another field", async () => {
    const id = await announced(2_500_000);
    expect(await announced(2_500_000)).toBe(id);
    expect(await announced(2_500_000, { word: "b" })).not.toBe(id);
    expect(await announced(2_500_000, { fieldPath: "doc.cv" })).not.toBe(id);
  });

  it("holds its room for five minutes after the last part was signed, then counts as far as it arrived", async () => {
    const attachmentId = await announced(20_000_000);
    arrives(attachmentId, { number: 1, bytes: new Uint8Array(1_000_000) });
    ports.clock.advance(4 * MINUTE);
    const part = { number: 2, size: 1_000_000, sha256: "a 1" };
    await signAttachmentParts(ports, { actor, processId, attachmentId, parts: [part] });
    ports.clock.advance(5 * MINUTE - 1);
    expect(await used()).toBe(20_000_000);
    ports.clock.advance(1);
    expect(await used()).toBe(1_000_000);
    expect(await announce(28_000_000, { word: "b" })).toMatchObject({ ok: true });
  });

  it("cannot go on where other files took its room, loses nothing, and goes on when there is room", async () => {
    const id = await announced(20_000_000);
    arrives(id, { number: 1, bytes: new Uint8Array(1_000_000) });
    ports.clock.advance(5 * MINUTE);
    await announced(28_000_000, { word: "b" });
    expect(await announce(20_000_000)).toEqual(TOO_LARGE);
    ports.clock.advance(5 * MINUTE);
    expect(await announce(20_000_000)).toMatchObject({
      ok: true,
      value: { attachment: { attachmentId: id } },
    });
  });
});

describe("the room of 29 MB", () => {
  it("is counted from what is announced, to the byte", async () => {
    expect(await announce(20_000_000)).toMatchObject({ ok: true, value: { usedBytes: 20_000_000 } });
    expect(await announce(9_000_001, { word: "b" })).toEqual(TOO_LARGE);
    expect(await announce(9_000_000, { word: "b" })).toMatchObject({
      ok: true,
      value: { usedBytes: UPLOADS_MAX_BYTES },
    });
  });

  it("goes to one of two windows that start at the same moment", async () => {
    const both = await Promise.all([announce(15_000_000), announce(15_000_000, { word: "b" })]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it("is never exceeded by stored files, even when an upload slept while others took its room", async () => {
    const id = await announced(2_000_000);
    partSizes(2_000_000).forEach((size, index) =>
      arrives(id, { number: index + 1, bytes: new Uint8Array(size).fill(0x25) }),
    );
    ports.clock.advance(5 * MINUTE);
    // What has arrived counts, so the room that is left is less by exactly that.
    expect(await announce(28_000_000, { word: "b" })).toEqual(TOO_LARGE);
    ports.stored.uploads.clear();
    await uploaded(28_000_000, { word: "c" });
    partSizes(2_000_000).forEach((size, index) =>
      arrives(id, { number: index + 1, bytes: new Uint8Array(size) }),
    );
    expect(await confirm(id)).toEqual(TOO_LARGE);
  });

  it("holds whatever is announced, arrives and is left alone, in any order", async () => {
    const event = fc.record({
      word: fc.constantFrom("a", "b", "c", "d"),
      megabytes: fc.integer({ min: 1, max: 29 }),
      act: fc.constantFrom("announce", "upload", "wait"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
        ports = memoryPorts();
        processId = (await aStartedProcess(ports)).id;
        for (const { word, megabytes, act } of events) {
          const size = megabytes * 1_000_000;
          if (act === "wait") ports.clock.advance(5 * MINUTE);
          else {
            const result = await announce(size, { word: `${word}${megabytes.toString()}` });
            if (result.ok && act === "upload") {
              const { attachmentId } = result.value.attachment;
              partSizes(size).forEach((length, index) => {
                const bytes = new Uint8Array(length);
                if (index === 0) bytes.set(PDF);
                arrives(attachmentId, { number: index + 1, bytes });
              });
              await confirm(attachmentId);
            }
          }
          const stored = ports.stored.processes.get(processId)?.attachments ?? [];
          const sum = stored.reduce((all, one) => all + (one.status === "stored" ? one.size : 0), 0);
          expect(sum).toBeLessThanOrEqual(UPLOADS_MAX_BYTES);
        }
      }),
      { numRuns: 25 },
    );
  });
});
