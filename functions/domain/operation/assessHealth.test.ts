import { describe, expect, it } from "vitest";
import { healthFigures } from "./healthFigures.ts";
import { healthDocumentSchema } from "./HealthDocument.ts";
import { daysUntilExpiry, isWell, assessHealth, type AskedCounterparty } from "./assessHealth.ts";

const NOW = Date.parse("2026-11-22T12:00:00.000Z");
const MINUTE = 60_000;
const DAY = 86_400_000;

const counterparty = (name: string, state: AskedCounterparty["state"] = "ok"): AskedCounterparty => ({
  kind: "payment",
  name,
  url: "https://pay.example",
  state,
});
const inDays = (days: number): Date => new Date(NOW + days * DAY);
const check = (minutes: number, counterparties: readonly AskedCounterparty[] = []) => ({
  now: new Date(NOW + minutes * MINUTE),
  counterparties,
  certificates: [],
});
const certificatesOf = (
  certificates: readonly { readonly holder: string; readonly ends: readonly (Date | undefined)[] }[],
) => assessHealth({ now: new Date(NOW), counterparties: [], certificates }, undefined);

describe("a counterparty", () => {
  it("is counted by consecutive health checks that found it unhealthy, and starts again after a healthy one", () => {
    const down = counterparty("office", "cannot-be-reached");
    const first = assessHealth(check(0, [down, counterparty("other")]), undefined);
    const second = assessHealth(
      check(15, [counterparty("office", "answers-wrongly"), counterparty("other", "answers-wrongly")]),
      first,
    );
    expect(second.counterparties.map(({ failedRuns }) => failedRuns)).toEqual([2, 1]);
    expect(healthFigures(second)).toMatchObject({ payment: 2, saml: 0, xta: 0 });
    expect(isWell(second)).toBe(false);
    const third = assessHealth(check(30, [counterparty("office"), counterparty("other")]), second);
    expect([isWell(third), healthFigures(third).payment]).toEqual([true, 0]);
    const fourth = assessHealth(check(45, [down]), third);
    expect(healthFigures(fourth).payment).toBe(1);
  });

  it("is not counted twice when a run is called twice", () => {
    const down = [counterparty("office", "cannot-be-reached")];
    const first = assessHealth(check(0, down), undefined);
    const again = assessHealth(check(1, down), first);
    expect(again.counterparties).toEqual(first.counterparties);
    expect(
      assessHealth(check(2, down), assessHealth(check(0, [counterparty("office")]), undefined))
        .counterparties,
    ).toMatchObject([{ failedRuns: 1 }]);
  });
});

describe("certificates of one use", () => {
  it("count until the next of them ends, whether settings or metadata name them", () => {
    const { certificates } = certificatesOf([
      { holder: "SAML nkb", ends: [inDays(-3), inDays(12.5)] },
      { holder: "Seal", ends: [inDays(400)] },
      { holder: "SAML nkb", ends: [inDays(300)] },
    ]);
    expect(certificates).toEqual([
      { holder: "SAML nkb", endsAt: inDays(12.5).toISOString(), days: 12, failedRuns: 0 },
      { holder: "Seal", endsAt: inDays(400).toISOString(), days: 400, failedRuns: 0 },
    ]);
    expect(daysUntilExpiry(certificates)).toBe(12);
  });

  it("are not well when all have ended or none can be read", () => {
    const document = certificatesOf([
      { holder: "Seal", ends: [inDays(-3.5), inDays(-9)] },
      { holder: "XTA client", ends: [] },
      { holder: "FIT-Connect trust roots", ends: [undefined] },
    ]);
    expect(document.certificates).toEqual([
      { holder: "Seal", endsAt: inDays(-3.5).toISOString(), days: -4, failedRuns: 1 },
      { holder: "XTA client", failedRuns: 1 },
      { holder: "FIT-Connect trust roots", failedRuns: 1 },
    ]);
    expect(healthFigures(document)).toMatchObject({ certificates: 1, daysUntilExpiry: -4 });
  });

  it("give no figure where none has an end", () => {
    expect(healthFigures(certificatesOf([])).daysUntilExpiry).toBeNull();
  });
});

it("a document holds nothing that is not listed", () => {
  const document = certificatesOf([]);
  expect(healthDocumentSchema.parse(document)).toEqual(document);
  expect(healthDocumentSchema.safeParse({ ...document, cause: "text of somebody else" }).success).toBe(false);
});
