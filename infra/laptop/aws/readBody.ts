import type { Readable } from "node:stream";
import { err, ok, type Result } from "#domain/result.ts";

export type BodyFailure = { readonly kind: "body-too-large" } | { readonly kind: "body-incomplete" };

/** The whole body of a request, up to a bound. What is above the bound is read and dropped. */
export async function readBody(
  incoming: Readable,
  options: { readonly maximumBytes: number },
): Promise<Result<Buffer, BodyFailure>> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of incoming) {
      const bytes = Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
      size += bytes.length;
      if (size <= options.maximumBytes) pieces.push(bytes);
    }
  } catch {
    return err({ kind: "body-incomplete" });
  }
  return size > options.maximumBytes ? err({ kind: "body-too-large" }) : ok(Buffer.concat(pieces));
}
