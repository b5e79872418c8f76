import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { keyName } from "#infra/counterparties/kit/rsaKey.ts";
import { ORDERS } from "../fixtures/keys/ORDERS.ts";
import { ROOT } from "../gate/results.ts";

const ON_A_CURVE = "A key on a curve takes a millisecond.";

/** Test code that makes keys, and why. */
const MAKES_KEYS: Readonly<Record<string, string>> = {
  "functions/adapters/saml/ecdsaSignature.test.ts": ON_A_CURVE,
  "test/bench/sealPlainly.ts": "Measures with keys as a portal makes them; no test runs it.",
  "test/fixtures/saml/samlKeys.ts": ON_A_CURVE,
  "test/fixtures/seals/forgedKeys.ts": ON_A_CURVE,
  "test/keycloak/realms/realmKeys.ts":
    "A realm of Keycloak, which runs with everything, gets a new key while it runs.",
  "test/security/oidcAttacks.test.ts": ON_A_CURVE,
};

it("no test makes a key that could be a published one", () => {
  const files = execFileSync("git", ["ls-files", "test/*.ts", "*.test.ts", "*.test.tsx", "*.fixture.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .trim()
    .split("\n");
  const makes = /\bgenerateKey(?:Pair)?(?:Sync)?\(/;
  const found = [...new Set(files)].filter((file) => makes.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(found.toSorted()).toEqual(Object.keys(MAKES_KEYS).toSorted());
});

it("every key that is ordered is published, and no other", () => {
  const file = path.join(ROOT, "test/fixtures/keys/worthlessKeys.json");
  const published = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  expect(Object.keys(published)).toEqual(ORDERS.map(keyName));
});
