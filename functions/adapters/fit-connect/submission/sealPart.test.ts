import { createPublicKey, randomBytes } from "node:crypto";
import fc from "fast-check";
import { compactDecrypt } from "jose";
import { describe, expect, it } from "vitest";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { sealPart } from "./sealPart.ts";

const privateKey = await rsaKey({ name: "test one", bits: 2048 });
const to = { kid: "destination-key", key: createPublicKey(privateKey) };

describe("a sealed part", () => {
  it("is a compact JWE that its recipient opens, with the header that FIT-Connect demands", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2_000 }), async (length) => {
        const bytes = randomBytes(length);
        const { jwe, tag } = sealPart({ bytes, contentType: "application/pdf" }, to);
        const text = Buffer.from(jwe).toString("latin1");
        const opened = await compactDecrypt(text, privateKey);
        expect(Buffer.from(opened.plaintext).equals(bytes)).toBe(true);
        expect(opened.protectedHeader).toEqual({
          alg: "RSA-OAEP-256",
          enc: "A256GCM",
          kid: "destination-key",
          cty: "application/pdf",
        });
        expect(text.split(".")[4]).toBe(tag);
      }),
      { numRuns: 30 },
    );
  });

  it("of more than one piece is opened whole, and never looks the same twice", async () => {
    for (const length of [196_607, 196_608, 196_609, 1_000_000]) {
      const content = { bytes: randomBytes(length), contentType: "application/pdf" };
      const [once, twice] = [sealPart(content, to), sealPart(content, to)];
      expect(once.tag).not.toBe(twice.tag);
      const opened = await compactDecrypt(Buffer.from(once.jwe), privateKey);
      expect(Buffer.from(opened.plaintext).equals(content.bytes)).toBe(true);
    }
  });
});
