/** What a person does and sees from the home page to the page that sends, on a phone of 390 × 844. */
export interface Walk {
  readonly screens: number;
  readonly taps: number;
  /** Fields that were typed in. */
  readonly typed: number;
  readonly words: number;
  readonly pixels: number;
  /** Of all screens below each other, as they were counted before. */
  readonly phoneScreens: number;
}

/** A person who applies with an account, one qualification and one job. */
export interface Walker {
  readonly name: string;
  readonly leiKaId: string;
  /** Of a person who lives where this one does: the account answers that. */
  readonly account: { readonly user: string; readonly password: string };
  /** Number of the option, by the path of the question; the last one where none is named, which is mostly "Nein". */
  readonly choices: Readonly<Record<string, number>>;
  /** What is typed, by the end of the path. */
  readonly texts: Readonly<Record<string, string>>;
  /** The same walk at the portal of commit c668185. */
  readonly before: Walk;
}

const CHOICES = {
  role: 0,
  gender: 0,
  procedure: 0,
  hasExperience: 0,
  consentEmail: 0,
  "q[0].entitled": 0,
};
const TEXTS = {
  "birthdate-day": "14",
  "birthdate-month": "3",
  "birthdate-year": "1991",
  "start-month": "9",
  "start-year": "2009",
  "end-month": "6",
  "end-year": "2012",
  "date-day": "30",
  "date-month": "6",
  "date-year": "2012",
  prescribedMonths: "36",
  hours: "40",
  email: "amina.beispiel@mail.example",
  postalCode: "50667",
  number: "12",
};

const ABROAD = { user: "amina", password: "amina-geheim" };
const IN_GERMANY = { user: "leyla", password: "leyla-geheim" };

export const PEOPLE: readonly Walker[] = [
  {
    name: "Nurse, third country, abroad",
    before: { screens: 15, taps: 47, typed: 30, words: 4320, pixels: 60721, phoneScreens: 72 },
    leiKaId: "99150001001010",
    account: ABROAD,
    choices: { ...CHOICES, locationBasis: 0, qualificationOrigin: 1, "q[0].kind": 0 },
    texts: { ...TEXTS, country: "Tunesien", countryOfBirth: "Tunesien", citizenships: "Tunesien" },
  },
  {
    name: "Doctor, EU, in Germany",
    before: { screens: 15, taps: 42, typed: 31, words: 4027, pixels: 57865, phoneScreens: 69 },
    leiKaId: "99150002001003",
    account: IN_GERMANY,
    choices: { ...CHOICES, locationBasis: 1, "address.inGermany": 0, qualificationOrigin: 0, "q[0].kind": 3 },
    texts: { ...TEXTS, country: "Italien", countryOfBirth: "Italien", citizenships: "Italien" },
  },
  {
    name: "Electronics technician, third country, in Germany",
    before: { screens: 14, taps: 38, typed: 31, words: 3287, pixels: 50987, phoneScreens: 61 },
    leiKaId: "99019003016002",
    account: IN_GERMANY,
    choices: { ...CHOICES, locationBasis: 2, "address.inGermany": 0, qualificationOrigin: 1, "q[0].kind": 2 },
    texts: { ...TEXTS, country: "Syrien", countryOfBirth: "Syrien", citizenships: "Syrien" },
  },
];
