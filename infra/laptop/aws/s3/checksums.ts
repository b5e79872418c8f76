import { createHash } from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { crc32 } from "node:zlib";
import { err, ok, type Result } from "#domain/result.ts";
import { s3Refused, type S3Failure } from "./S3Failure.ts";

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

const prefix = "x-amz-checksum-";
/** Headers that begin like a checksum but are none. */
const settings = new Set(["algorithm", "mode", "type"]);

/**
 * Compares every checksum that a request claims (headers, trailers or fields) with the stored bytes.
 * SHA-256, SHA-1 and CRC32 are known; CRC32C and CRC64NVME are refused rather than believed.
 */
export function verifyChecksums(
  claims: Readonly<Record<string, string>>,
  digests: Digests,
): Result<Readonly<Record<string, string>>, S3Failure> {
  const actual: Readonly<Record<string, string>> = {
    sha256: digests.sha256.toString("base64"),
    sha1: digests.sha1.toString("base64"),
    crc32: digests.crc32.toString("base64"),
  };
  const verified: Record<string, string> = {};
  for (const [name, claimed] of Object.entries(claims)) {
    const algorithm = name.slice(prefix.length);
    if (!name.startsWith(prefix) || settings.has(algorithm)) continue;
    const value = actual[algorithm];
    if (value === undefined) {
      return err(s3Refused("NotImplemented", `The embedded S3 does not compute ${algorithm}.`));
    }
    if (value !== claimed) {
      const wanted = algorithm.toUpperCase();
      return err(
        s3Refused("BadDigest", `The ${wanted} you specified did not match the calculated checksum.`),
      );
    }
    verified[algorithm] = value;
  }
  const md5 = claims["content-md5"];
  if (md5 !== undefined && md5 !== digests.md5.toString("base64")) {
    return err(s3Refused("BadDigest", "The Content-MD5 you specified did not match what we received."));
  }
  return ok(verified);
}
