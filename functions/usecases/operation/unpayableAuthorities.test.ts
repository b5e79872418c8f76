import { describe, expect, it } from "vitest";
import { OFFERS } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { paymentRuleSchema, type PaymentRule } from "#domain/payment/paymentRule.ts";
import { unpayableAuthorities } from "./unpayableAuthorities.ts";

const ports = memoryPorts();
const FIXED = OFFERS.filter(({ feeType }) => feeType === "FIXED").map((offer) => ({
  ...offer,
  regions: ["NW" as const],
}));

const ruleFor = (authorityIds: "all" | readonly string[]): PaymentRule =>
  paymentRuleSchema.parse({
    authorityIds,
    baseUrl: "https://pay.example/api",
    originatorId: "portal",
    endPointId: "1",
    authentication: { kind: "none" },
    providerName: "ePayment",
    redirectHosts: ["pay.example"],
    methods: [{ id: "card", name: { de: "Karte", en: "Card" }, fee: null, available: true }],
  });

describe("authorities that take a fee without a payment service", () => {
  it("are named with the offer that leads to them, and no longer once a rule names them", () => {
    const without = unpayableAuthorities(ports, { offers: FIXED, payments: [] });
    expect(without).toContainEqual({ authorityId: "nw-brms-pug", offerId: "fixed-fee" });
    const named = [ruleFor(without.map(({ authorityId }) => authorityId))];
    expect(unpayableAuthorities(ports, { offers: FIXED, payments: named })).toEqual([]);
  });

  it("are none where nothing is collected before sending, or one service serves all", () => {
    const notCollected = OFFERS.filter(({ feeType }) => feeType === "FREE" || feeType === "VARIABLE");
    expect(unpayableAuthorities(ports, { offers: notCollected, payments: [] })).toEqual([]);
    expect(unpayableAuthorities(ports, { offers: OFFERS, payments: [ruleFor("all")] })).toEqual([]);
  });
});
