import type { SealTools } from "#domain/documents/SealTools.ts";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const INFLATED_MOST = 2_000_000;

/** Judging seals in a browser, on this device. */
export const webSealTools: SealTools = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", copy(bytes))),
  isSignedBy: async (publicKey, { message, signature }) => {
    try {
      const key = await crypto.subtle.importKey("spki", copy(publicKey), ALGORITHM, false, ["verify"]);
      return await crypto.subtle.verify(ALGORITHM, key, copy(signature), copy(message));
    } catch {
      return false;
    }
  },
  inflate: async (bytes) => {
    try {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let size = 0;
      const reader = new Blob([copy(bytes)])
        .stream()
        .pipeThrough(new DecompressionStream("deflate"))
        .getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        size += read.value.length;
        if (size > INFLATED_MOST) return undefined;
        parts.push(read.value);
      }
      return new Uint8Array(await new Blob(parts).arrayBuffer());
    } catch {
      return undefined;
    }
  },
};

/** The types of browsers want bytes of their own. */
function copy(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** SHA-512 of a file, lower-case hex, computed on this device. */
export async function sha512Hex(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
