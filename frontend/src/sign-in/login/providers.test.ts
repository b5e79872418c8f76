import { describe, expect, test } from "vitest";
import type { IdentityProvider } from "#ui/api/useRead.ts";
import { offeredProviders } from "./providers.ts";

function provider(id: string, more: Partial<IdentityProvider> = {}): IdentityProvider {
  return {
    id,
    type: "saml2",
    serviceUrl: "https://provider.example",
    transient: false,
    variableTrustLevel: true,
    defaultScopes: [],
    authRequestDestination: "https://provider.example/sso",
    trustLevel: "low",
    name: { de: id, en: id },
    needs: { de: "", en: "" },
    client: "browser",
    ...more,
  };
}

const ALL = [
  provider("sk", { type: "oidc", trustLevel: "substantial" }),
  provider("nkb", { trustLevel: "high" }),
  provider("elster", { trustLevel: "substantial" }),
  provider("eid", { trustLevel: "high", transient: true, client: "eid-client" }),
  provider("anon", { type: "pseudo", transient: true }),
];
const idsOf = (needs: Parameters<typeof offeredProviders>[1]): readonly string[] =>
  offeredProviders(ALL, needs).map(({ id }) => id);

describe("the choice how to sign in", () => {
  test("offers providers in the order of the settings, and no anonymous one", () => {
    expect(idsOf({ trustLevel: "low" })).toEqual(["sk", "nkb", "elster", "eid"]);
  });

  test("leaves out who is not sure enough for the service", () => {
    expect(idsOf({ trustLevel: "substantial" })).toEqual(["sk", "nkb", "elster", "eid"]);
    expect(idsOf({ trustLevel: "high" })).toEqual(["nkb", "eid"]);
  });

  test("leaves out whom the service does not name", () => {
    expect(idsOf({ trustLevel: "low", providers: ["nkb", "anon"] })).toEqual(["nkb"]);
    expect(idsOf({ trustLevel: "high", providers: ["elster"] })).toEqual([]);
  });

  test("leaves out sessions that keep nothing where something is to be kept", () => {
    expect(idsOf({ trustLevel: "high", lasting: true })).toEqual(["nkb"]);
  });
});
