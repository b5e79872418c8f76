import { err, ok, type Result } from "../../../../functions/domain/result.ts";
import type { Digests } from "./checksumMeter.ts";
import { s3Refused, type S3Failure } from "./S3Failure.ts";

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
