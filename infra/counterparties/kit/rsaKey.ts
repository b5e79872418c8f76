import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const generate = promisify(generateKeyPair);

export interface RsaOrder {
  /** Two keys that must differ have two names. */
  readonly name: string;
  readonly bits: 2048 | 3072 | 4096;
}

/** Base64 of PKCS #8, by bits and name. */
const fixedSchema = z.record(z.string(), z.string());

/**
 * A fresh private key of a counterparty, of this laptop or of a test. Where `PORTAL_TEST_KEYS` names the folder of published
 * keys, which only tests set, the one of that name, and no other: fresh ones of 4096 bits take a second each, by chance five.
 */
export async function rsaKey({ name, bits }: RsaOrder): Promise<KeyObject> {
  const published = publishedKeys();
  if (published === undefined)
    return (await generate("rsa", { modulusLength: bits, publicExponent: 0x10001 })).privateKey;
  const key = published[keyName({ name, bits })];
  if (key === undefined) throw new Error(`${keyName({ name, bits })}: keys:fixtures writes no such key`);
  return createPrivateKey({ key: Buffer.from(key, "base64"), format: "der", type: "pkcs8" });
}

/** The same for WebCrypto, to sign and to verify with. */
export async function rsaKeyPair(
  order: RsaOrder,
  padding: "RSASSA-PKCS1-v1_5" | "RSA-PSS",
): Promise<CryptoKeyPair> {
  const key = await rsaKey(order);
  const algorithm = { name: padding, hash: "SHA-256" };
  const spki = new Uint8Array(createPublicKey(key).export({ format: "der", type: "spki" }));
  const pkcs8 = new Uint8Array(key.export({ format: "der", type: "pkcs8" }));
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.importKey("spki", spki, algorithm, true, ["verify"]),
    crypto.subtle.importKey("pkcs8", pkcs8, algorithm, true, ["sign"]),
  ]);
  return { publicKey, privateKey };
}

export const keyName = ({ name, bits }: RsaOrder): string => `${bits.toString()} ${name}`;

let kept: { readonly folder: string; readonly keys: z.infer<typeof fixedSchema> } | undefined;

function publishedKeys(): z.infer<typeof fixedSchema> | undefined {
  const folder = process.env["PORTAL_TEST_KEYS"];
  if (folder === undefined) return undefined;
  if (kept?.folder === folder) return kept.keys;
  const file = path.join(folder, "worthlessKeys.json");
  const keys = fixedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  kept = { folder, keys };
  return keys;
}
