import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { paymentOfferFor, paymentOffers } from "./paymentOffers.ts";
import { stateSettingsSchema } from "./settings.ts";

const { server } = stateSettingsSchema.parse(
  JSON.parse(readFileSync(new URL("../../infra/settings/demo.json", import.meta.url), "utf8")),
);
const offers = paymentOffers(server.payments);

describe("what the browser knows of payment services", () => {
  it("is who takes the money and how, and no address, account or secret", () => {
    const text = JSON.stringify(offers);
    for (const { baseUrl, originatorId, endPointId } of server.payments) {
      for (const hidden of [baseUrl, originatorId, endPointId, "secretName", "bookingData"]) {
        expect(text).not.toContain(hidden);
      }
    }
    expect(offers.map(({ providerName }) => providerName)).toEqual(
      server.payments.map(({ providerName }) => providerName),
    );
  });

  it("is told for the authority of an application, and for no other", () => {
    const leiKaId = "99150001001010";
    const offer = paymentOfferFor({ authorityId: "nw-brms-pug", leiKaId }, offers);
    expect(offer?.methods.map(({ available }) => available)).toContain(false);
    expect(paymentOfferFor({ authorityId: "nobody", leiKaId }, offers)).toBeUndefined();
  });
});
