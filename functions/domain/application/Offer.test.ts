import { describe, expect, it } from "vitest";
import { OFFERS } from "#test/fixtures/aProcess.ts";
import { type Offer, offersFor } from "./Offer.ts";

const [first] = OFFERS;
if (first === undefined) throw new Error("nothing is on offer");
const offer = (offerId: string, change: Partial<Offer> = {}): Offer => ({
  ...first,
  offerId,
  leiKaIds: "all",
  ...change,
});

const NURSE = "99150001001010";
const idsFor = (offers: readonly Offer[], leiKaId = NURSE): readonly string[] =>
  offersFor(offers, { leiKaId, region: "NW" }).map(({ offerId }) => offerId);

describe("what is on offer for a service", () => {
  it("is the offer that names it, and the one for all services only where none does", () => {
    const offers = [offer("all"), offer("nurse", { leiKaIds: [NURSE] })];
    expect(idsFor(offers)).toEqual(["nurse"]);
    expect(idsFor(offers, "99150001001009")).toEqual(["all"]);
  });

  it("is nothing that is deprecated or of another region: then the offer for all counts", () => {
    expect(idsFor([offer("all"), offer("old", { leiKaIds: [NURSE], isDeprecated: true })])).toEqual(["all"]);
    expect(idsFor([offer("all"), offer("berlin", { leiKaIds: [NURSE], regions: ["BE"] })])).toEqual(["all"]);
    expect(idsFor([offer("old", { isDeprecated: true })])).toEqual([]);
  });
});
