import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anXtaRecipient } from "#test/fixtures/anXtaRecipient.ts";
import {
  mayChangeTransport,
  nextWay,
  TRANSPORT_KINDS,
  transportRuleSchema,
  transportsFor,
  type TransportKind,
  type TransportRule,
} from "./transportRules.ts";

const XTA = { transport: "xta", recipient: anXtaRecipient } as const;
const FIT_CONNECT = { transport: "fit-connect" } as const;
const NURSE = "99150001001010";
const PHYSIOTHERAPIST = "99150001001030";

describe("the transport to an authority", () => {
  const rules: readonly TransportRule[] = [
    { authorityIds: ["nw-brms-pug"], leiKaIds: [NURSE], ways: [XTA] },
    { authorityIds: ["nw-brms-pug"], leiKaIds: "all", ways: [XTA, FIT_CONNECT] },
  ];

  it("is chosen by authority and profession, the first rule that fits counts", () => {
    expect(transportsFor({ authorityId: "nw-brms-pug", leiKaId: NURSE }, rules)).toEqual([XTA]);
    expect(transportsFor({ authorityId: "nw-brms-pug", leiKaId: PHYSIOTHERAPIST }, rules)).toEqual([
      XTA,
      FIT_CONNECT,
    ]);
  });

  it("is FIT-Connect where no rule names the authority", () => {
    expect(transportsFor({ authorityId: "by-rob", leiKaId: NURSE }, rules)).toEqual([FIT_CONNECT]);
  });

  it("is not named twice in one rule", () => {
    const rule = { authorityIds: "all", leiKaIds: "all", ways: [FIT_CONNECT, FIT_CONNECT] };
    expect(transportRuleSchema.safeParse(rule).success).toBe(false);
    expect(transportRuleSchema.safeParse({ ...rule, ways: [FIT_CONNECT, XTA] }).success).toBe(true);
  });

  it("is the next that has not refused, and the first again when all have", () => {
    const ways = [XTA, FIT_CONNECT] as const;
    expect(nextWay(ways, [])).toEqual({ way: XTA, another: true });
    expect(nextWay(ways, ["xta"])).toEqual({ way: FIT_CONNECT, another: false });
    expect(nextWay(ways, [...TRANSPORT_KINDS])).toEqual({ way: XTA, another: false });
  });
});

type Outcome = "refused" | "unavailable" | "accepted" | "accepted, answer lost";

describe("a second transport", () => {
  it("is taken after a refusal that came before any reservation", () => {
    expect(mayChangeTransport({}, "before-reservation")).toBe(true);
    expect(mayChangeTransport({ reservation: {} }, "before-reservation")).toBe(false);
  });

  it("is never taken when tries were not counted", () => {
    expect(mayChangeTransport({ reservation: {} }, "at-submit")).toBe(false);
  });

  it("never gets an application that the first one has, in any order of outcomes and of tries side by side", () => {
    const outcome = fc.constantFrom<Outcome>("refused", "unavailable", "accepted", "accepted, answer lost");
    fc.assert(
      // A concurrent try is counted before the earlier one receives its answer.
      fc.property(fc.array(fc.record({ outcome, concurrent: fc.boolean() }), { maxLength: 6 }), (tries) => {
        let submitTries = 0;
        let acceptedAt: string | undefined;
        const holders = new Set<TransportKind>();
        for (const [index, one] of tries.entries()) {
          submitTries += 1;
          if (tries[index + 1]?.concurrent === true) submitTries += 1;
          if (one.outcome.startsWith("accepted")) holders.add("xta");
          if (one.outcome === "accepted") acceptedAt = "2026-11-21T12:00:00.000Z";
          const known = { reservation: {}, submitTries, acceptedAt };
          if (one.outcome === "refused" && mayChangeTransport(known, "at-submit")) {
            holders.add("fit-connect");
            break;
          }
        }
        expect(holders.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
