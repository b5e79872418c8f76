import { describe, expect, it } from "vitest";
import { paymentRuleSchema, type PaymentRule } from "#domain/payment/paymentRule.ts";
import { paymentProviders } from "./payment.ts";

const office = (
  authorityIds: readonly string[],
  { originatorId, leiKaIds }: { readonly originatorId: string; readonly leiKaIds?: readonly string[] },
): PaymentRule =>
  paymentRuleSchema.parse({
    authorityIds,
    leiKaIds: leiKaIds ?? "all",
    baseUrl: "http://127.0.0.1:1/api",
    originatorId,
    endPointId: "1",
    authentication: { kind: "none" },
    providerName: "Payment",
    redirectHosts: ["127.0.0.1:1"],
    methods: [{ id: "card", name: { de: "Karte", en: "Card" }, fee: null, available: true }],
  });

const NURSE = "99150001001017";

const RULES = [
  office(["a"], { originatorId: "nurses", leiKaIds: [NURSE] }),
  office(["a"], { originatorId: "others" }),
  office(["b"], { originatorId: "b" }),
];

describe("the payment services of the settings", () => {
  const providers = paymentProviders({ write: () => undefined }, RULES);

  it("are chosen by the first rule that names authority and service", () => {
    const nurses = providers.of({ authorityId: "a", leiKaId: NURSE });
    expect(nurses).toBeDefined();
    expect(providers.of({ authorityId: "a", leiKaId: "99150001001018" })).not.toBe(nurses);
    expect(providers.of({ authorityId: "a", leiKaId: NURSE })).toBe(nurses);
  });

  it("are none where no rule names the authority", () => {
    expect(providers.of({ authorityId: "c", leiKaId: NURSE })).toBeUndefined();
  });
});
