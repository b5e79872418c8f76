import { sign, verify } from "node:crypto";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { rsaKey, rsaKeyPair, type RsaOrder } from "./rsaKey.ts";

const FOLDER = path.join(import.meta.dirname, "../../../test/fixtures/keys");
const pem = async (order: RsaOrder): Promise<string> =>
  (await rsaKey(order)).export({ format: "pem", type: "pkcs8" }).toString();

describe("a key of a counterparty", () => {
  it("is the published one of its name where the folder of published keys is named", async () => {
    vi.stubEnv("PORTAL_TEST_KEYS", FOLDER);
    const [seal, again, signing] = await Promise.all(
      ["portal seal", "portal seal", "portal signing"].map((name) => pem({ name, bits: 3072 })),
    );
    expect(seal).toBe(again);
    expect(seal).not.toBe(signing);
  });

  it("is made by no test where none of that name is published", async () => {
    vi.stubEnv("PORTAL_TEST_KEYS", FOLDER);
    const made = rsaKey({ name: "of nobody", bits: 2048 });
    await expect(made).rejects.toThrow("2048 of nobody: keys:fixtures writes no such key");
  });

  it.each([2048, 3072, 4096] as const)(
    "is fresh in every portal but one under test, and signs: %i bits",
    async (bits) => {
      vi.stubEnv("PORTAL_TEST_KEYS", undefined);
      const order = { name: "portal seal", bits };
      const key = await rsaKey(order);
      expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: bits, publicExponent: 65_537n });
      expect(key.export({ format: "pem", type: "pkcs8" })).not.toBe(await pem(order));
      const text = Buffer.from("an application");
      expect(verify("sha256", text, key, sign("sha256", text, key))).toBe(true);
    },
  );

  it.each(["RSASSA-PKCS1-v1_5", "RSA-PSS"] as const)("signs with WebCrypto as %s", async (padding) => {
    vi.stubEnv("PORTAL_TEST_KEYS", undefined);
    const { privateKey, publicKey } = await rsaKeyPair({ name: "provider", bits: 2048 }, padding);
    const text = new TextEncoder().encode("an answer");
    const how = { name: padding, saltLength: 32 };
    const signature = await crypto.subtle.sign(how, privateKey, text);
    expect(await crypto.subtle.verify(how, publicKey, signature, text)).toBe(true);
  });
});
