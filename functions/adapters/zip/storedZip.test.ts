import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ArchivedFile } from "#ports/sending/ResultStore.ts";
import { hasTool } from "#test/fixtures/hasTool.ts";
import { storedZip, storedZipSize } from "./storedZip.ts";

const AT = "2026-11-21T12:34:56.000Z";

function file(fileName: string, bytes: Uint8Array): ArchivedFile {
  return { fileName, size: bytes.length, at: AT, read: () => Promise.resolve(bytes) };
}

async function zipOf(files: readonly ArchivedFile[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of storedZip(files)) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads by the directory at the end, as every program does. */
function entriesOf(zip: Buffer): readonly { readonly name: string; readonly bytes: Buffer }[] {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  expect(at + zip.readUInt32LE(end + 12)).toBe(end);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect([zip.readUInt32LE(at), zip.readUInt16LE(at + 8) & 0x800, zip.readUInt16LE(at + 10)]).toEqual([
      0x02014b50, 0x800, 0,
    ]);
    const [size, nameLength, local] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    // Everything but the signature, the maker's version and what follows the name's length stands in both headers.
    expect(zip.subarray(local + 4, local + 28)).toEqual(zip.subarray(at + 6, at + 30));
    const start = local + 30 + nameLength;
    const bytes = zip.subarray(start, start + size);
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16));
    entries.push({ name, bytes });
    at += 46 + nameLength;
  }
  return entries;
}

describe("a ZIP file", () => {
  it("gives back every file under its name, and is as long as was said before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.string({ minLength: 1, unit: "grapheme" }), bytes: fc.uint8Array() }), {
          maxLength: 5,
        }),
        async (given) => {
          const files = given.map(({ name, bytes }) => file(name, bytes));
          const zip = await zipOf(files);
          expect(zip).toHaveLength(storedZipSize(files));
          expect(entriesOf(zip)).toEqual(
            given.map(({ name, bytes }) => ({
              name: Buffer.from(name).toString(),
              bytes: Buffer.from(bytes),
            })),
          );
        },
      ),
    );
  });

  it("is the same bytes for the same files, so that a step may run twice", async () => {
    const files = [file("Diplom – Übersetzung.pdf", Buffer.from("%PDF-1.7"))];
    expect(await zipOf(files)).toEqual(await zipOf(files));
  });

  it("holds one file in memory at a time", async () => {
    const read: string[] = [];
    const files = ["a.pdf", "b.pdf"].map((fileName) => ({
      ...file(fileName, Buffer.from(fileName)),
      read: () => {
        read.push(fileName);
        return Promise.resolve(Buffer.from(fileName));
      },
    }));
    const parts = storedZip(files);
    await parts.next();
    await parts.next();
    expect(read).toEqual(["a.pdf"]);
    await parts.next();
    expect(read).toEqual(["a.pdf", "b.pdf"]);
  });

  it("is not made of a file that changed meanwhile", async () => {
    await expect(zipOf([{ ...file("a.pdf", Buffer.from("longer")), size: 1 }])).rejects.toThrow(
      "another size",
    );
  });

  it.skipIf(!hasTool("unzip"))("is what unzip takes for one", async () => {
    const name = path.join(mkdtempSync(path.join(tmpdir(), "zip-")), "a.zip");
    writeFileSync(name, await zipOf([file("Zeugnis Łódź 王.pdf", Buffer.from("%PDF-1.7"))]));
    expect(spawnSync("unzip", ["-tq", name]).status).toBe(0);
  });
});
