import { constants, createCipheriv, publicEncrypt, randomBytes, type KeyObject } from "node:crypto";

export interface SealedPart {
  /** The characters of the compact JWE as bytes: a file of 29 MB is never a string. */
  readonly jwe: Uint8Array;
  /** Last of the five parts: the events of the delivery service and of the authority name it. */
  readonly tag: string;
}

export interface SealingKey {
  readonly kid: string;
  readonly key: KeyObject;
}

const KEY_BYTES = 32;
const VECTOR_BYTES = 12;
/** A multiple of three bytes is a multiple of four characters, so that pieces can be written one after the other. */
const PIECE_BYTES = 3 * 65_536;

/**
 * One compact JWE (RFC 7516 section 7.1) with RSA-OAEP-256 and A256GCM, without compression (not allowed since version 2
 * of the API). Written piece by piece: README.md of this folder, 5.
 */
export function sealPart(
  content: { readonly bytes: Uint8Array; readonly contentType: string },
  to: SealingKey,
): SealedPart {
  const header = { alg: "RSA-OAEP-256", enc: "A256GCM", kid: to.kid, cty: content.contentType };
  const protectedHeader = base64url(Buffer.from(JSON.stringify(header)));
  const key = randomBytes(KEY_BYTES);
  const vector = randomBytes(VECTOR_BYTES);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const wrapped = publicEncrypt({ key: to.key, padding, oaepHash: "sha256" }, key);
  const cipher = createCipheriv("aes-256-gcm", key, vector);
  cipher.setAAD(Buffer.from(protectedHeader));

  const { bytes } = content;
  const start = Buffer.from(`${protectedHeader}.${base64url(wrapped)}.${base64url(vector)}.`);
  const text = Buffer.alloc(Math.ceil((bytes.length * 4) / 3));
  let written = 0;
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES) {
    // The mode gives as many bytes as it is given, and none at the end.
    const piece = cipher.update(bytes.subarray(offset, offset + PIECE_BYTES));
    written += text.write(base64url(piece), written, "latin1");
  }
  cipher.final();
  const tag = base64url(cipher.getAuthTag());
  return { jwe: Buffer.concat([start, text.subarray(0, written), Buffer.from(`.${tag}`)]), tag };
}

function base64url(bytes: Buffer): string {
  return bytes.toString("base64url");
}
