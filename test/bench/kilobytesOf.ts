import { transferBytes } from "./transferBytes.ts";

/** The ending of the file name. */
export type FileKind = "js" | "css" | "woff2";

/** Thousands of bytes that the files of one kind take on their way, in one encoding. */
export async function kilobytesOf(
  urls: readonly string[],
  { kind, encoding }: { readonly kind: FileKind; readonly encoding: "gzip" | "br" },
): Promise<number> {
  const wanted = new Set(urls.filter((url) => new URL(url).pathname.endsWith(`.${kind}`)));
  const sizes = await Promise.all([...wanted].map((url) => transferBytes(url, encoding)));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
