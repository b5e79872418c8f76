import { describe, expect, it } from "vitest";
import { authorizationScopes } from "./authorizationScopes.ts";

const BROKER = {
  scopes: ["state:account"],
  claims: {
    givenName: "given_name",
    email: "email",
    locality: "address.locality",
    country: "address.country",
  },
};

describe("what a login by OpenID Connect requests", () => {
  it("is single claims where the broker knows the parameter for that, and no scope that would bring more", () => {
    const server = { claims_parameter_supported: true, userinfo_endpoint: "https://broker.example/userinfo" };
    const wish = authorizationScopes(BROKER, {
      scopes: ["givenName", "locality", "country", "birthName"],
      server,
    });
    expect(wish["scope"]).toBe("openid state:account");
    expect(JSON.parse(wish["claims"] ?? "")).toEqual({ userinfo: { given_name: null, address: null } });
  });

  it("is in the ID token where there is no other place for it", () => {
    const wish = authorizationScopes(BROKER, {
      scopes: ["email"],
      server: { claims_parameter_supported: true },
    });
    expect(JSON.parse(wish["claims"] ?? "")).toEqual({ id_token: { email: null } });
  });

  it("is the scopes that carry the claims at other brokers", () => {
    expect(authorizationScopes(BROKER, { scopes: ["email", "locality"], server: {} })).toEqual({
      scope: "openid email address state:account",
    });
    expect(authorizationScopes(BROKER, { scopes: ["givenName"], server: {} })).toEqual({
      scope: "openid profile state:account",
    });
  });

  it("is only the identity when nothing is wanted, or nothing that the broker offers", () => {
    expect(authorizationScopes(BROKER, { scopes: [], server: {} })).toEqual({
      scope: "openid state:account",
    });
    const server = { claims_parameter_supported: true };
    expect(authorizationScopes(BROKER, { scopes: ["artisticName"], server })).toEqual({
      scope: "openid state:account",
    });
  });
});
