import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { crc32 } from "node:zlib";

export type Digests = {
  readonly md5: Buffer;
  readonly sha1: Buffer;
  readonly sha256: Buffer;
  readonly crc32: Buffer;
};

/** Counts and hashes what flows through and breaks the flow off above the bound. */
export function checksumMeter(maximumBytes: number) {
  const md5 = createHash("md5");
  const sha1 = createHash("sha1");
  const sha256 = createHash("sha256");
  let crc = 0;
  let size = 0;
  const stream = new Transform({
    transform(...[chunk, , done]: [Buffer, BufferEncoding, TransformCallback]) {
      size += chunk.length;
      if (size > maximumBytes) {
        done(new Error("more bytes than allowed"));
        return;
      }
      for (const hash of [md5, sha1, sha256]) hash.update(chunk);
      crc = crc32(chunk, crc);
      done(null, chunk);
    },
  });
  return {
    stream,
    size: () => size,
    exceeded: () => size > maximumBytes,
    digests: (): Digests => {
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc);
      return { md5: md5.digest(), sha1: sha1.digest(), sha256: sha256.digest(), crc32: crcBytes };
    },
  };
}
