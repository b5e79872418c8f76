import type { KeyObject } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { checkDestinationKey } from "#adapters/fit-connect/destination/checkDestinationKey.ts";
import type { KeyTrust } from "#adapters/fit-connect/destination/checkDestinationKey.ts";
import { fitConnectJwk, type FitConnectJwk } from "#adapters/fit-connect/destination/fetchDestinationKey.ts";
import {
  issueCertificate,
  type CertificateOrder,
} from "#infra/counterparties/fit-connect/keys/generateKeyMaterial.ts";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";

type Certificate = Awaited<ReturnType<typeof issueCertificate>>;

const now = new Date("2026-11-20T12:00:00Z");

const newKey = (name: string): Promise<KeyObject> => rsaKey({ name: `test ${name}`, bits: 2048 });

function issue(order: Omit<CertificateOrder, "now" | "subject">, subject = "CN=Test"): Promise<Certificate> {
  return issueCertificate({ ...order, subject, now: now.getTime() });
}

function jwkOf(key: KeyObject, chain: readonly Certificate[]): FitConnectJwk {
  const { n = "", e } = key.export({ format: "jwk" });
  expect(e).toBe("AQAB");
  const x5c = chain.map((certificate) => Buffer.from(certificate.rawData).toString("base64"));
  return { kty: "RSA", alg: "RSA-OAEP-256", key_ops: ["wrapKey"], kid: "key-2026", n, e: "AQAB", x5c };
}

describe("the key of a destination", () => {
  let keys: Readonly<Record<"root" | "middle" | "leaf" | "other", KeyObject>>;
  let root: Certificate;
  let middle: Certificate;
  let leaf: Certificate;
  let trustRoots: readonly string[];

  beforeAll(async () => {
    keys = {
      root: await newKey("one"),
      middle: await newKey("two"),
      leaf: await newKey("three"),
      other: await newKey("four"),
    };
    root = await issue({ key: keys.root, usage: "authority" }, "CN=Root");
    const byRoot = { certificate: root, key: keys.root };
    middle = await issue({ key: keys.middle, usage: "authority", issuer: byRoot }, "CN=Middle");
    const byMiddle = { certificate: middle, key: keys.middle };
    leaf = await issue({ key: keys.leaf, usage: "encryption", issuer: byMiddle }, "CN=Leaf");
    trustRoots = [root.toString("pem")];
  });

  it("is trusted with a chain to a configured root, sent with the root or without it", () => {
    expect(checkDestinationKey(jwkOf(keys.leaf, [leaf, middle, root]), { trustRoots, now }).ok).toBe(true);
    expect(checkDestinationKey(jwkOf(keys.leaf, [leaf, middle]), { trustRoots, now }).ok).toBe(true);
  });

  it("is refused without chain, with a broken one, or when nothing is trusted", () => {
    const full = jwkOf(keys.leaf, [leaf, middle, root]);
    const refusals = [
      [jwkOf(keys.leaf, []), { trustRoots, now }],
      [jwkOf(keys.leaf, [leaf, root]), { trustRoots, now }],
      [jwkOf(keys.leaf, [leaf]), { trustRoots, now }],
      [
        { ...full, x5c: ["AAAA"] },
        { trustRoots, now },
      ],
      [full, { trustRoots: [], now }],
      [full, { trustRoots, now: new Date("2300-01-01T00:00:00Z") }],
      [full, { trustRoots, now: new Date("2020-01-01T00:00:00Z") }],
    ] satisfies [FitConnectJwk, KeyTrust][];
    for (const [jwk, trust] of refusals) {
      expect(checkDestinationKey(jwk, trust)).toMatchObject({ failure: { kind: "transport-refused" } });
    }
  });

  it("is refused when it is not the key that was certified", () => {
    const jwk = jwkOf(keys.other, [leaf, middle, root]);
    expect(checkDestinationKey(jwk, { trustRoots, now })).toMatchObject({
      failure: { cause: "The destination's key is not the key of its certificate" },
    });
  });

  it("is refused when its certificate is for signatures only, and the other way round", async () => {
    const issuer = { certificate: middle, key: keys.middle };
    const signer = await issue({ key: keys.leaf, usage: "signature", issuer });
    const forSigning = jwkOf(keys.leaf, [signer, middle, root]);
    expect(checkDestinationKey(forSigning, { trustRoots, now }).ok).toBe(false);
    const { alg, key_ops, ...rest } = jwkOf(keys.leaf, [leaf, middle, root]);
    expect([alg, key_ops]).toEqual(["RSA-OAEP-256", ["wrapKey"]]);
    const verifying: FitConnectJwk = { ...rest, alg: "PS512", key_ops: ["verify"] };
    expect(checkDestinationKey(verifying, { trustRoots, now }).ok).toBe(false);
  });

  it("is refused when a certificate that is no authority issued it", async () => {
    const issuer = { certificate: leaf, key: keys.leaf };
    const forged = await issue({ key: keys.other, usage: "encryption", issuer });
    const jwk = jwkOf(keys.other, [forged, leaf, middle, root]);
    expect(checkDestinationKey(jwk, { trustRoots, now })).toMatchObject({
      failure: { cause: "The certificate chain of the destination's key ends at no trusted root" },
    });
  });

  it("has at least 4096 bit and one operation", () => {
    const short = jwkOf(keys.leaf, [leaf, middle, root]);
    const long = { ...short, n: "A".repeat(683) };
    expect(fitConnectJwk.safeParse(long).success).toBe(true);
    expect(fitConnectJwk.safeParse(short).success).toBe(false);
    expect(fitConnectJwk.safeParse({ ...long, key_ops: ["wrapKey", "verify"] }).success).toBe(false);
    expect(fitConnectJwk.safeParse({ ...long, e: "Aw" }).success).toBe(false);
  });
});
