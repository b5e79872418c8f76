const CHUNK = 8192;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes as text of as many characters, to search in. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** Text in UTF-8; undefined for bytes that are none. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decodeURIComponent(hexOf(bytes).replace(/../g, "%$&"));
  } catch {
    return undefined;
  }
}

export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Of base64 or base64url; undefined for what is neither. No other text stands for the same bytes, but padding. */
export function bytesOfBase64(text: string): Uint8Array | undefined {
  if (!BASE64.test(text)) return undefined;
  const letters = text.replace(/=+$/, "").replace(/-/g, "+").replace(/_/g, "/");
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of letters) {
    value = ((value << 6) | LETTERS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  const hasRest = bits === 6 || (value & ((1 << bits) - 1)) !== 0;
  return hasRest ? undefined : Uint8Array.from(bytes);
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
