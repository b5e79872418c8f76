/**
 * The whole body of an answer, of Node's client or of `fetch`; throws when it is longer than the limit or breaks off,
 * and reads no further.
 */
export async function readBoundedBody(
  body: AsyncIterable<unknown> | null,
  limitBytes: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > limitBytes) throw new Error("the answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON of a text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
