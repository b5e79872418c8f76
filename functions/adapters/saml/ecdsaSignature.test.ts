import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { getVerifiedXml } from "@node-saml/node-saml/lib/xml.js";
import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, it } from "vitest";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { CERTIFICATE_ON_A_CURVE, SIGNED_ON_A_CURVE } from "#test/fixtures/saml/signedOnACurve.ts";
import { isEcdsaSigned, teachAlgorithms } from "./teachAlgorithms.ts";

const TEXT = "what was signed";

function signedBy(key: KeyObject, dsaEncoding: "ieee-p1363" | "der"): string {
  return sign("sha256", Buffer.from(TEXT), { key, dsaEncoding }).toString("base64");
}

describe("a signature with ECDSA", () => {
  it.each(["prime256v1", "secp384r1", "brainpoolP256r1"])("counts with a key on %s", (namedCurve) => {
    const { privateKey, publicKey: key } = generateKeyPairSync("ec", { namedCurve });
    const signature = signedBy(privateKey, "ieee-p1363");
    expect(isEcdsaSigned(TEXT, { key, signature, encodings: ["ieee-p1363"] })).toBe(true);
    expect(isEcdsaSigned(`${TEXT}!`, { key, signature, encodings: ["ieee-p1363"] })).toBe(false);
  });

  it("has the encoding that its place allows", () => {
    const { privateKey, publicKey: key } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
    const signature = signedBy(privateKey, "der");
    expect(isEcdsaSigned(TEXT, { key, signature, encodings: ["ieee-p1363"] })).toBe(false);
    expect(isEcdsaSigned(TEXT, { key, signature, encodings: ["ieee-p1363", "der"] })).toBe(true);
  });

  it("counts neither on a weak curve nor with an RSA key, which would verify by another algorithm", async () => {
    const weak = generateKeyPairSync("ec", { namedCurve: "secp224r1" }).privateKey;
    for (const privateKey of [weak, await rsaKey({ name: "test one", bits: 2048 })]) {
      const key = createPublicKey(privateKey);
      const signature = signedBy(privateKey, "ieee-p1363");
      expect(isEcdsaSigned(TEXT, { key, signature, encodings: ["ieee-p1363", "der"] })).toBe(false);
    }
  });

  it("of another program in a message of SAML is read as it was meant, and falls with a changed letter", () => {
    teachAlgorithms();
    const verified = (xml: string): string | null => {
      const root = new DOMParser().parseFromString(xml, "text/xml").documentElement;
      return getVerifiedXml(xml, root, [CERTIFICATE_ON_A_CURVE]);
    };
    expect(verified(SIGNED_ON_A_CURVE)).toContain(">name-1</saml:NameID>");
    expect(verified(SIGNED_ON_A_CURVE.replace("name-1", "name-2"))).toBeNull();
  });
});
