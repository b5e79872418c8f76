/** SHA-256 of bytes, base64: the store takes a part only with exactly these bytes. */
export async function sha256Base64(bytes: Blob): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return btoa(Array.from(new Uint8Array(digest), (byte) => String.fromCharCode(byte)).join(""));
}
