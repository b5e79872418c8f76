import { crc32 } from "node:zlib";
import type { ArchivedFile } from "#ports/sending/ResultStore.ts";

/**
 * A ZIP file (APPNOTE 6.3.10) without compression: PDFs are compressed already, and so its size is known before the first
 * byte. Names are UTF-8 (general purpose bit 11). Far below the 4 GiB where ZIP64 begins.
 */
export async function* storedZip(files: readonly ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const bytes = await file.read();
    if (bytes.length !== file.size) throw new Error("a file for the archive has another size than was said");
    const name = Buffer.from(file.fileName);
    const about = description(file, { crc: crc32(bytes), nameLength: name.length });
    const localHeader = Buffer.concat([LOCAL_SIGNATURE, about, NO_EXTRA, name]);
    directory.push(centralHeader({ about, name, offset }));
    yield localHeader;
    yield bytes;
    offset += localHeader.length + bytes.length;
  }
  yield* directory;
  yield endOfDirectory({ count: files.length, offset, size: sum(directory.map(({ length }) => length)) });
}

/** Bytes that `storedZip` will give. */
export function storedZipSize(files: readonly ArchivedFile[]): number {
  const perFile = files.map(
    ({ fileName, size }) => LOCAL_LENGTH + CENTRAL_LENGTH + 2 * Buffer.byteLength(fileName) + size,
  );
  return sum(perFile) + END_LENGTH;
}

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const LOCAL_SIGNATURE = Buffer.from("PK\u0003\u0004", "latin1");
const NO_EXTRA = Buffer.alloc(2);
const VERSION = 20;
const UTF8_NAME = 1 << 11;

/** The fields that stand alike in both headers, from the version needed to the length of the name. */
function description(
  { size, at }: ArchivedFile,
  { crc, nameLength }: { readonly crc: number; readonly nameLength: number },
): Buffer {
  const fields = Buffer.alloc(24);
  const { day, time } = dosTime(new Date(at));
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAME, 2);
  fields.writeUInt16LE(time, 6);
  fields.writeUInt16LE(day, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

function centralHeader({
  about,
  name,
  offset,
}: {
  readonly about: Buffer;
  readonly name: Buffer;
  readonly offset: number;
}): Buffer {
  const head = Buffer.from("PK\u0001\u0002\u0000\u0000", "latin1");
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(offset, 12);
  return Buffer.concat([head, about, tail, name]);
}

function endOfDirectory({
  count,
  offset,
  size,
}: {
  readonly count: number;
  readonly offset: number;
  readonly size: number;
}): Buffer {
  const end = Buffer.alloc(END_LENGTH);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Days since 1980 and steps of two seconds; UTC, because the format knows no zone. */
function dosTime(at: Date): { readonly day: number; readonly time: number } {
  return {
    day: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
