import type { IncomingMessage } from "node:http";

/** The whole body, or undefined when it is longer than the limit (the rest is read and dropped). */
export async function readRequestBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes: Uint8Array = chunk;
    length += bytes.length;
    if (length <= limitBytes) chunks.push(bytes);
  }
  return length > limitBytes ? undefined : Buffer.concat(chunks);
}
