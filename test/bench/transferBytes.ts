import { get, type IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";

/** Bytes of a file as it travels: what a browser receives that accepts only this encoding. */
export async function transferBytes(url: string, encoding: "gzip" | "br"): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, resolve).once("error", reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url} was answered ${String(answer.statusCode)}`);
  let bytes = 0;
  answer.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await finished(answer);
  return bytes;
}
