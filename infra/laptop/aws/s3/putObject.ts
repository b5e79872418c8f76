import { pipeline } from "node:stream";
import type { IncomingHttpHeaders } from "node:http";
import { err, ok, type Result } from "#domain/result.ts";
import { decodeAwsChunked } from "./decodeAwsChunked.ts";
import type { ReceivedBytes, StoredObject } from "./ObjectStore.ts";
import { s3Refused, type S3Failure } from "./S3Failure.ts";
import type { S3Operation, S3Request } from "./S3Request.ts";
import { verifyChecksums } from "./checksums.ts";

const largestObject = 5_000_000_000;
const keptHeaders = [
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
];
/** Amazon headers that take effect here or whose effect does not exist on a laptop (encryption). */
const knownAmazonHeaders =
  /^x-amz-(date|content-sha256|user-agent|security-token|decoded-content-length|trailer|sdk-checksum-algorithm|checksum-.*|meta-.*|server-side-encryption.*|expected-bucket-owner)$/;

export const putObject: S3Operation = async (request) => {
  const { incoming, outgoing, bucket, key } = request;
  const unknown = Object.keys(incoming.headers).find(
    (name) => name.startsWith("x-amz-") && !knownAmazonHeaders.test(name),
  );
  if (unknown !== undefined)
    return err(s3Refused("NotImplemented", `The embedded S3 does not know ${unknown}.`));
  if (
    incoming.headers["content-length"] === undefined &&
    incoming.headers["transfer-encoding"] === undefined
  ) {
    return err(s3Refused("IncompleteBody", "You must provide the Content-Length HTTP header."));
  }
  const before = bucket.store.get(key);
  const body = await receiveBody(request);
  if (!body.ok) return body;
  const { received, claims } = body.value;
  const verified = verifyPayload(received, { payloadHash: request.payloadHash, claims });
  if (!verified.ok) {
    await bucket.store.discard(received);
    return verified;
  }
  const kept = await bucket.store.keep(received, {
    refusalOver: (now) => refusalByCondition(incoming.headers, { before, now }),
    object: {
      key,
      contentType: incoming.headers["content-type"] ?? "binary/octet-stream",
      headers: headersToKeep(incoming.headers),
      checksums: verified.value,
    },
  });
  if (!kept.ok) return kept;
  outgoing.writeHead(200, {
    etag: kept.value.etag,
    ...Object.fromEntries(
      Object.entries(verified.value).map(([name, value]) => [`x-amz-checksum-${name}`, value]),
    ),
  });
  outgoing.end();
  return ok(undefined);
};

/** By "How to prevent object overwrites with conditional writes": the first to finish wins, and a deletion meanwhile is a conflict. */
function refusalByCondition(
  { "if-match": match, "if-none-match": none }: IncomingHttpHeaders,
  { before, now }: { readonly before: StoredObject | undefined; readonly now: StoredObject | undefined },
): S3Failure | undefined {
  if (match === undefined && none === undefined) return undefined;
  if (none !== undefined && none !== "*")
    return s3Refused("NotImplemented", "If-None-Match takes no value but *.");
  if (now === undefined && before !== undefined)
    return s3Refused(
      "ConditionalRequestConflict",
      "The conditional request cannot succeed due to a conflict.",
    );
  if (now === undefined)
    return match === undefined ? undefined : s3Refused("NoSuchKey", "The specified key does not exist.");
  return none === undefined && match?.replaceAll('"', "") === now.etag.replaceAll('"', "")
    ? undefined
    : s3Refused("PreconditionFailed", "At least one of the preconditions you specified did not hold.");
}

async function receiveBody(
  request: S3Request,
): Promise<Result<{ received: ReceivedBytes; claims: Record<string, string> }, S3Failure>> {
  const { incoming, payloadHash, bucket } = request;
  const claims: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string" && (name.startsWith("x-amz-checksum-") || name === "content-md5"))
      claims[name] = value;
  }
  if (payloadHash.startsWith("STREAMING-AWS4")) {
    return err(s3Refused("NotImplemented", "The embedded S3 does not verify chunk by chunk signatures."));
  }
  if (payloadHash !== "STREAMING-UNSIGNED-PAYLOAD-TRAILER") {
    const received = await bucket.store.receive(incoming, { maximumBytes: largestObject });
    return received.ok ? ok({ received: received.value, claims }) : received;
  }
  const decoder = decodeAwsChunked();
  const framed = pipeline(incoming, decoder.stream, () => undefined);
  const received = await bucket.store.receive(framed, { maximumBytes: largestObject });
  if (!received.ok) return received;
  if (decoder.hasSmallChunk()) {
    await bucket.store.discard(received.value);
    const message = "Only the last chunk is allowed to have a size less than 8192 bytes";
    return err(s3Refused("InvalidChunkSizeError", message));
  }
  return ok({ received: received.value, claims: { ...claims, ...decoder.trailers } });
}

function verifyPayload(
  received: ReceivedBytes,
  claimed: { payloadHash: string; claims: Record<string, string> },
): Result<Readonly<Record<string, string>>, S3Failure> {
  const isHash = /^[0-9a-f]{64}$/.test(claimed.payloadHash);
  if (isHash && claimed.payloadHash !== received.digests.sha256.toString("hex")) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    return err(s3Refused("XAmzContentSHA256Mismatch", message));
  }
  return verifyChecksums(claimed.claims, received.digests);
}

function headersToKeep(headers: IncomingHttpHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== "string" || (!keptHeaders.includes(name) && !name.startsWith("x-amz-meta-")))
      continue;
    const text = name === "content-encoding" ? withoutChunking(value) : value;
    if (text !== "") kept[name] = text;
  }
  return kept;
}

function withoutChunking(encoding: string): string {
  return encoding
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "aws-chunked")
    .join(", ");
}
