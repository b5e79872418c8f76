import type { FormAnswers } from "#forms/JsonValue.ts";

/** What a form asks a person; words are those of titles, questions, hints and choices. */
export interface Counts {
  readonly pages: number;
  readonly questions: number;
  readonly required: number;
  readonly documents: number;
  readonly words: number;
}

export interface SampleApplicant {
  readonly name: string;
  /** What the portal knows before the first question (`domain/application/formContext.ts`). */
  readonly context: FormAnswers;
  /** Those that decide what else is asked, also by the keys that earlier forms had. */
  readonly answers: FormAnswers;
  /** By the form of commit c668185. */
  readonly before: Counts;
}

const CONTEXT = {
  welcome: "no",
  region: "NW",
  place: "50667 Köln",
  copies: "certified",
  account: "nkb",
  regulated: "yes",
  trade: "no",
  europeanCard: "no",
  temporaryPermit: "no",
};
const YES = { hasExperience: "yes", hasPrevious: "no", criminalConviction: "no", professionalSanction: "no" };

/** Three people who apply with one qualification and one job, without a fee. */
export const APPLICANTS: readonly SampleApplicant[] = [
  {
    name: "Nurse, third country, abroad",
    before: { pages: 11, questions: 72, required: 46, documents: 11, words: 1116 },
    context: {
      ...CONTEXT,
      profession: "Pflegefachfrau",
      group: "health-allied",
      origin: "THIRD_COUNTRY",
      suitability: "health",
      proceduresEurope: ["comparison"],
      proceduresThird: ["comparison", "waiver", "equivalenceNotice", "skills"],
    },
    answers: {
      ...YES,
      locationBasis: "jobOffer",
      role: "self",
      address: { inGermany: "no", country: "TN" },
      citizenships: ["TN"],
      fastTrack: "no",
      qualificationOrigin: "other",
      procedure: "comparison",
      q: [{ titleOriginal: "Diplôme d'infirmier", country: "TN", kind: "school", entitled: "yes" }],
      w: [{}],
      languageLevel: "B2",
    },
  },
  {
    name: "Doctor, EU, in Germany",
    before: { pages: 11, questions: 70, required: 45, documents: 10, words: 1030 },
    context: {
      ...CONTEXT,
      profession: "Arzt",
      group: "health-academic",
      origin: "EU_EEA_CH",
      suitability: "health",
      temporaryPermit: "yes",
      proceduresEurope: ["automatic", "comparison"],
      proceduresThird: ["comparison", "waiver"],
    },
    answers: {
      ...YES,
      locationBasis: "working",
      role: "self",
      address: { inGermany: "yes" },
      citizenships: ["IT"],
      qualificationOrigin: "europe",
      procedure: "automatic",
      q: [{ titleOriginal: "Laurea in medicina", country: "IT", kind: "higher", entitled: "yes" }],
      w: [{}],
      languageLevel: "C1",
    },
  },
  {
    name: "Electrician, third country, in Germany",
    before: { pages: 10, questions: 68, required: 46, documents: 7, words: 867 },
    context: {
      ...CONTEXT,
      profession: "Elektrotechniker",
      group: "trade-annex-a",
      trade: "yes",
      origin: "THIRD_COUNTRY",
      suitability: "none",
      proceduresEurope: ["comparison", "skills"],
      proceduresThird: ["comparison", "skills"],
    },
    answers: {
      ...YES,
      locationBasis: "living",
      role: "self",
      address: { inGermany: "yes" },
      citizenships: ["SY"],
      residenceTitle: "residencePermit",
      fastTrack: "no",
      qualificationOrigin: "other",
      tradeChoice: "x",
      procedure: "comparison",
      q: [{ titleOriginal: "شهادة", country: "SY", kind: "dual", entitled: "yes" }],
      w: [{}],
    },
  },
];
