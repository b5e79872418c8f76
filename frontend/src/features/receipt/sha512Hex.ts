/** SHA-512 of a file, lower-case hex, computed on this device. */
export async function sha512Hex(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
