/** A person who applies with an account, one qualification and one job. */
export interface Walker {
  readonly name: string;
  readonly leiKaId: string;
  /** Number of the option, by the path of the question; the last one where none is named, which is mostly "Nein". */
  readonly choices: Readonly<Record<string, number>>;
  /** What is typed, by the end of the path. */
  readonly texts: Readonly<Record<string, string>>;
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

export const PEOPLE: readonly Walker[] = [
  {
    name: "Nurse, third country, abroad",
    leiKaId: "99150001001010",
    choices: { ...CHOICES, locationBasis: 0, qualificationOrigin: 1, "q[0].kind": 0 },
    texts: { ...TEXTS, country: "Tunesien", countryOfBirth: "Tunesien", citizenships: "Tunesien" },
  },
  {
    name: "Doctor, EU, in Germany",
    leiKaId: "99150002001003",
    choices: { ...CHOICES, locationBasis: 1, "address.inGermany": 0, qualificationOrigin: 0, "q[0].kind": 3 },
    texts: { ...TEXTS, country: "Italien", countryOfBirth: "Italien", citizenships: "Italien" },
  },
  {
    name: "Electronics technician, third country, in Germany",
    leiKaId: "99019003016002",
    choices: { ...CHOICES, locationBasis: 2, "address.inGermany": 0, qualificationOrigin: 1, "q[0].kind": 2 },
    texts: { ...TEXTS, country: "Syrien", countryOfBirth: "Syrien", citizenships: "Syrien" },
  },
];
