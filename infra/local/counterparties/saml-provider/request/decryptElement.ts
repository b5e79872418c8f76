import { constants, createDecipheriv, privateDecrypt } from "node:crypto";
import { attribute, below, inside, text } from "../xml/readXml.ts";

const DIGESTS: Readonly<Record<string, string>> = {
  "http://www.w3.org/2000/09/xmldsig#sha1": "sha1",
  "http://www.w3.org/2001/04/xmlenc#sha256": "sha256",
};
const CONTENT: Readonly<Record<string, "aes-128-gcm" | "aes-256-gcm">> = {
  "http://www.w3.org/2009/xmlenc11#aes128-gcm": "aes-128-gcm",
  "http://www.w3.org/2009/xmlenc11#aes256-gcm": "aes-256-gcm",
};
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The text inside an EncryptedData for this key: AES-GCM and OAEP only. Undefined: not for us, or too weak. */
export function decryptElement(data: Element, privateKey: string): string | undefined {
  const [encryptedKey] = below(data, "xenc:EncryptedKey");
  const [keyMethod] = inside(encryptedKey, "xenc:EncryptionMethod");
  const [content] = inside(data, "xenc:EncryptionMethod");
  const cipher = CONTENT[attribute(content, "Algorithm")];
  if (encryptedKey === undefined || keyMethod === undefined || cipher === undefined) return undefined;
  if (!/#rsa-oaep(-mgf1p)?$/.test(attribute(keyMethod, "Algorithm"))) return undefined;
  const [digest] = inside(keyMethod, "ds:DigestMethod");
  const oaepHash = digest === undefined ? "sha1" : DIGESTS[attribute(digest, "Algorithm")];
  if (oaepHash === undefined) return undefined;
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt({ key: privateKey, padding, oaepHash }, valueOf(encryptedKey));
    const sealed = valueOf(data);
    const decipher = createDecipheriv(cipher, key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function valueOf(encrypted: Element): Buffer {
  const [data] = inside(encrypted, "xenc:CipherData");
  return Buffer.from(text(inside(data, "xenc:CipherValue")[0]), "base64");
}
