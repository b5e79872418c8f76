import { describe, expect, it } from "vitest";
import { isCompetent, type Competence, type CompetenceQuestion } from "./Competence.ts";
import type { Profession } from "./Authority.ts";

const physician: Profession = {
  id: "arzt",
  titleDe: "Ärztin / Arzt",
  titleEn: "Physician",
  group: "health-academic",
  regulated: true,
  codes: [
    { code: "99150002001003", origin: "EU_EEA_CH" },
    { code: "99150002001004", origin: "THIRD_COUNTRY" },
  ],
};
const asked: CompetenceQuestion = {
  profession: physician,
  leiKaId: "99150002001004",
  ars: "091620000000",
  day: "2026-11-21",
};

function competent(rule: Partial<Competence>, question: Partial<CompetenceQuestion> = {}): boolean {
  const competence = [{ group: "health-academic", ...rule }];
  return isCompetent({ regions: ["BY"], competence }, { ...asked, ...question });
}

describe("competence", () => {
  it("is a matter of the state of the intended work", () => {
    expect(competent({})).toBe(true);
    expect(competent({}, { ars: "053150000000" })).toBe(false);
    expect(isCompetent({ regions: ["FED"], competence: [{ group: "health-academic" }] }, asked)).toBe(true);
  });

  it("may be split by the place of training, derived from the code", () => {
    expect(competent({ origins: ["THIRD_COUNTRY"] })).toBe(true);
    expect(competent({ origins: ["EU_EEA_CH"] })).toBe(false);
    expect(competent({ origins: ["EU_EEA_CH"] }, { leiKaId: "99150002001003" })).toBe(true);
  });

  it("may be split by profession and by district", () => {
    expect(competent({ professionIds: ["zahnarzt"] })).toBe(false);
    expect(competent({ arsPrefixes: ["096"] })).toBe(false);
    expect(competent({ arsPrefixes: ["091", "096"] })).toBe(true);
  });

  it("begins and ends on a day", () => {
    expect(competent({ validFrom: "2026-11-21", validUntil: "2026-11-21" })).toBe(true);
    expect(competent({ validFrom: "2026-11-22" })).toBe(false);
    expect(competent({ validUntil: "2026-11-20" })).toBe(false);
  });
});
