import { describe, expect, it } from "vitest";
import { paymentRuleSchema } from "./paymentRule.ts";

const RULE = {
  authorityIds: ["by-lfp"],
  baseUrl: "https://pay.example/api/xbezahldienste",
  originatorId: "portal",
  endPointId: "09162000",
  authentication: { kind: "oauth", secretName: "s", tokenUrl: "https://pay.example/token", scope: "post" },
  providerName: "ePayment",
  redirectHosts: ["pay.example"],
  methods: [{ id: "card", name: { de: "Kreditkarte", en: "Credit card" }, fee: null, available: true }],
};

/** The places that the schema finds wrong. */
function wrongIn(changes: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = paymentRuleSchema.safeParse({ ...RULE, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
}

describe("the payment service of an authority in the settings", () => {
  it("needs no more than office, credentials, hosts and methods", () => {
    expect(paymentRuleSchema.parse(RULE)).toMatchObject({
      leiKaIds: "all",
      trustRoots: [],
      upperCasePurpose: false,
      bookingData: {},
    });
    for (const authentication of [
      { kind: "mtls", secretName: "s" },
      { kind: "basic", secretName: "s" },
      { kind: "none" },
    ]) {
      expect(wrongIn({ authentication })).toEqual([]);
    }
  });

  it("is refused with addresses in the clear, except on this machine", () => {
    for (const baseUrl of ["http://pay.example/api", "ftp://pay.example", "https://user@pay.example", "x"]) {
      expect(wrongIn({ baseUrl })).toContain("baseUrl");
    }
    expect(wrongIn({ baseUrl: "http://127.0.0.1.evil.example/api" })).toEqual(["baseUrl"]);
    expect(wrongIn({ baseUrl: "http://127.0.0.1:4021/api" })).toEqual([]);
    const authentication = { kind: "oauth", secretName: "s", tokenUrl: "http://pay.example/token" };
    expect(wrongIn({ authentication })).toEqual(["authentication.tokenUrl"]);
  });

  it("is refused with keys, hosts and booking data that the standard does not take", () => {
    expect(wrongIn({ originatorId: "a/b" })).toEqual(["originatorId"]);
    expect(wrongIn({ endPointId: "x".repeat(37) })).toEqual(["endPointId"]);
    expect(wrongIn({ redirectHosts: ["https://pay.example/"] })).toEqual(["redirectHosts.0"]);
    expect(wrongIn({ redirectHosts: [] })).toEqual(["redirectHosts"]);
    expect(wrongIn({ bookingData: { key: "x".repeat(251) } })).toEqual(["bookingData.key"]);
    expect(wrongIn({ baseUrl: "https://pay.example/api/" })).toEqual(["baseUrl"]);
    expect(wrongIn({ password: "here" })).toEqual([""]);
  });

  it("is refused with fees that are no whole cents", () => {
    const [method] = RULE.methods;
    expect(wrongIn({ methods: [{ ...method, fee: 0.5 }] })).toEqual(["methods.0.fee"]);
    expect(wrongIn({ methods: [{ ...method, fee: 35 }] })).toEqual([]);
  });
});
