import { Transform, type TransformCallback } from "node:stream";

/** "The chunk size must be at least 8 KB … except the last one" (S3 API reference, "Transferring payload in multiple chunks"). */
const SMALLEST_CHUNK = 8192;

export interface AwsChunkedDecoder {
  readonly stream: Transform;
  readonly trailers: Readonly<Record<string, string>>;
  /** Whether a chunk before the last was smaller than S3 takes; complete once the stream has ended. */
  readonly hasSmallChunk: () => boolean;
}

/**
 * Takes `aws-chunked` framing off a body and collects its trailing headers. The AWS SDK sends streams this way:
 * chunk size in hexadecimal, bytes, and a checksum as trailer at the end.
 */
export function decodeAwsChunked(): AwsChunkedDecoder {
  const trailers: Record<string, string> = {};
  let smallChunks = 0;
  let lastChunkSize = SMALLEST_CHUNK;
  let pending: Buffer = Buffer.alloc(0);
  let remaining = 0;
  let state: "size" | "bytes" | "after-bytes" | "trailer" = "size";

  function takeLine(): string | undefined {
    const end = pending.indexOf("\r\n");
    if (end === -1) return undefined;
    const line = pending.subarray(0, end).toString("latin1");
    pending = pending.subarray(end + 2);
    return line;
  }

  /** Takes one piece of the framing; false when more bytes are needed first. */
  function step(output: Transform): boolean {
    if (state === "bytes") {
      if (pending.length === 0) return false;
      const piece = pending.subarray(0, remaining);
      output.push(piece);
      pending = pending.subarray(piece.length);
      remaining -= piece.length;
      if (remaining === 0) state = "after-bytes";
      return true;
    }
    const line = takeLine();
    if (line === undefined) return false;
    if (state === "after-bytes") state = "size";
    else if (state === "size") {
      remaining = Number.parseInt(line.split(";")[0] ?? "", 16);
      if (!Number.isSafeInteger(remaining) || remaining < 0) throw new Error("chunk size is not a number");
      if (remaining > 0) {
        if (lastChunkSize < SMALLEST_CHUNK) smallChunks += 1;
        lastChunkSize = remaining;
      }
      state = remaining === 0 ? "trailer" : "bytes";
    } else if (line !== "") {
      const colon = line.indexOf(":");
      trailers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
    return true;
  }

  const stream = new Transform({
    transform(...[chunk, , done]: [Buffer, BufferEncoding, TransformCallback]) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      try {
        while (step(stream));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error("broken framing"));
      }
    },
    flush(done) {
      done(state === "trailer" ? null : new Error("the body ended inside a chunk"));
    },
  });
  return { stream, trailers, hasSmallChunk: () => smallChunks > 0 };
}
