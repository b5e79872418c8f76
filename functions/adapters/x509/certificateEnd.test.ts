import { expect, it } from "vitest";
import { aKeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { certificateEnd } from "./certificates.ts";

it("a chain ends with the first of its certificates, and what is no certificate has no end", async () => {
  const from = new Date("2026-01-01T00:00:00.000Z");
  const [short, long] = await Promise.all([
    aKeyPair("short", { from, days: 10 }),
    aKeyPair("long", { from, days: 20 }),
  ]);
  expect(certificateEnd(`${long.certificate}${short.certificate}`)).toEqual(
    new Date("2026-01-11T00:00:00.000Z"),
  );
  expect(certificateEnd(long.certificate)).toEqual(new Date("2026-01-21T00:00:00.000Z"));
  expect(certificateEnd("to be entered")).toBeUndefined();
  expect(certificateEnd("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----")).toBeUndefined();
});
