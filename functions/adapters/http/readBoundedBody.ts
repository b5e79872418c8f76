import type { IncomingMessage } from "node:http";

/** The whole body; throws when it is longer than the limit or breaks off, and reads no further. */
export async function readBoundedBody(response: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    length += chunk.length;
    if (length > limitBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
