import { pipeline } from "node:stream/promises";
import { err, ok } from "#domain/result.ts";
import { s3Refused } from "./S3Failure.ts";
import type { S3Operation, S3Request } from "./S3Request.ts";
import type { StoredObject } from "./ObjectStore.ts";

/** GET and HEAD of an object, with one byte range, preconditions and the signed `response-…` overrides. */
export const getObject: S3Operation = async (request) => {
  const { incoming, outgoing, bucket, key, refusalOf } = request;
  const object = bucket.store.get(key);
  if (object === undefined) {
    // Who may not list may not know either that there is none.
    const refusal = refusalOf("s3:ListBucket");
    return err(
      refusal === undefined
        ? s3Refused("NoSuchKey", "The specified key does not exist.")
        : s3Refused("AccessDenied", refusal),
    );
  }
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch, range } = incoming.headers;
  if (ifMatch !== undefined && ifMatch !== object.etag) {
    return err(
      s3Refused("PreconditionFailed", "At least one of the preconditions you specified did not hold."),
    );
  }
  if (ifNoneMatch !== undefined && ifNoneMatch === object.etag) {
    outgoing.writeHead(304, { etag: object.etag }).end();
    return ok(undefined);
  }
  const part = range === undefined ? undefined : byteRange(range, object.size);
  if (part === "unsatisfiable")
    return err(s3Refused("InvalidRange", "The requested range is not satisfiable"));
  const headers = answerHeaders(request, { object, whole: part === undefined });
  if (part === undefined) outgoing.writeHead(200, { ...headers, "content-length": object.size });
  else {
    outgoing.writeHead(206, {
      ...headers,
      "content-length": part.end - part.start + 1,
      "content-range": `bytes ${part.start}-${part.end}/${object.size}`,
    });
  }
  if (incoming.method === "HEAD") outgoing.end();
  else {
    // A reader that goes away in the middle is no failure of the store.
    await pipeline(bucket.store.read(object, part), outgoing).catch(() => undefined);
  }
  return ok(undefined);
};

function answerHeaders(
  request: S3Request,
  options: { object: StoredObject; whole: boolean },
): Record<string, string> {
  const { object, whole } = options;
  const headers: Record<string, string> = {
    ...object.headers,
    "content-type": object.contentType,
    "accept-ranges": "bytes",
    etag: object.etag,
    "last-modified": new Date(object.lastModified).toUTCString(),
  };
  if (whole && request.incoming.headers["x-amz-checksum-mode"] === "ENABLED") {
    for (const [algorithm, value] of Object.entries(object.checksums)) {
      headers[`x-amz-checksum-${algorithm}`] = value;
      headers["x-amz-checksum-type"] = "FULL_OBJECT";
    }
  }
  for (const [name, value] of request.parameters) {
    if (name.startsWith("response-")) headers[name.slice("response-".length)] = value;
  }
  return headers;
}

function byteRange(
  header: string,
  size: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (parts === null || header === "bytes=-") return undefined;
  const [, first = "", last = ""] = parts;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? "unsatisfiable" : { start, end };
}
