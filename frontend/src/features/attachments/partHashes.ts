/** SHA-256 of each part of a file, base64; undefined when the device does not give the bytes. */
export async function partHashes(
  file: Blob,
  partSizes: readonly number[],
): Promise<readonly string[] | undefined> {
  const hashes: string[] = [];
  let offset = 0;
  try {
    for (const size of partSizes) {
      hashes.push(await sha256(file.slice(offset, offset + size)));
      offset += size;
    }
  } catch {
    // A file that was moved or changed, or that an app only pretends to hand over.
    return undefined;
  }
  return hashes;
}

async function sha256(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return btoa(Array.from(new Uint8Array(digest), (byte) => String.fromCharCode(byte)).join(""));
}
