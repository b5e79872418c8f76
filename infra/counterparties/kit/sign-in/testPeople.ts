/** An invented person. */
export interface TestPerson {
  readonly id: string;
  readonly about: { readonly de: string; readonly en: string };
  readonly givenName: string | undefined;
  readonly familyName: string | undefined;
  readonly birthName?: string;
  readonly title?: string;
  readonly gender: "male" | "female" | "unknown";
  /** ISO date. */
  readonly birthdate: string;
  readonly placeOfBirth: string;
  readonly nationality: string;
  readonly address: {
    readonly street: string;
    readonly houseNumber: string;
    readonly postalCode: string;
    readonly locality: string;
    /** ISO 3166, two letters. */
    readonly country: string;
  };
  readonly email: string;
  readonly phone?: string;
  /** Handle of the mailbox. */
  readonly mailbox?: string;
  readonly organisation?: {
    readonly name: string;
    readonly legalForm: string;
    readonly legalFormCode: string;
    readonly registerType: string;
    readonly registerNumber: string;
    readonly registerCourt: string;
    readonly street: string;
    readonly houseNumber: string;
    readonly postalCode: string;
    readonly locality: string;
  };
}

export function nameOf({ givenName, familyName }: TestPerson): string {
  return [givenName, familyName].filter((part) => part !== undefined).join(" ");
}

/** One person for each case that a form has to cope with. */
export const TEST_PEOPLE: readonly TestPerson[] = [
  {
    id: "erika",
    about: { de: "alle Angaben", en: "full data" },
    givenName: "Erika",
    familyName: "Mustermann",
    birthName: "Gabler",
    title: "Dr.",
    gender: "female",
    birthdate: "1984-08-12",
    placeOfBirth: "Musterstadt",
    nationality: "D",
    address: {
      street: "Heidestraße",
      houseNumber: "17",
      postalCode: "12345",
      locality: "Musterstadt",
      country: "DE",
    },
    email: "erika.mustermann@mail.example",
    phone: "+49 30 23125 101",
    mailbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000aa",
  },
  {
    id: "sukarno",
    about: { de: "nur ein Name", en: "one name only" },
    givenName: "Sukarno",
    familyName: undefined,
    gender: "male",
    birthdate: "1990-01-31",
    placeOfBirth: "Blitar",
    nationality: "RI",
    address: {
      street: "Am Beispielplatz",
      houseNumber: "1",
      postalCode: "54321",
      locality: "Beispielhausen",
      country: "DE",
    },
    email: "sukarno@mail.example",
    mailbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000ab",
  },
  {
    id: "amina",
    about: { de: "Anschrift im Ausland", en: "address abroad" },
    givenName: "Amina",
    familyName: "Ben Beispiel",
    gender: "female",
    birthdate: "1991-03-14",
    placeOfBirth: "Sfax",
    nationality: "TN",
    address: {
      street: "Avenue de l’Exemple",
      houseNumber: "12 bis",
      postalCode: "1002",
      locality: "Tunis",
      country: "TN",
    },
    email: "amina.beispiel@mail.example",
    phone: "+216 70 000 000",
    mailbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000ac",
  },
  {
    id: "jonas",
    about: { de: "ohne Postfach", en: "no mailbox" },
    givenName: "Jónas Þór",
    familyName: "Müller-Šimůnek",
    gender: "male",
    birthdate: "1979-11-02",
    placeOfBirth: "Reykjavík",
    nationality: "IS",
    address: {
      street: "Musterstraße",
      houseNumber: "5a",
      postalCode: "12345",
      locality: "Musterstadt",
      country: "DE",
    },
    email: "jonas@mail.example",
  },
  {
    id: "petra",
    about: { de: "für eine Firma", en: "for a company" },
    givenName: "Petra",
    familyName: "Vertreterin",
    gender: "female",
    birthdate: "1970-05-05",
    placeOfBirth: "Beispielhausen",
    nationality: "D",
    address: {
      street: "Kanzleiweg",
      houseNumber: "3",
      postalCode: "54321",
      locality: "Beispielhausen",
      country: "DE",
    },
    email: "petra.vertreterin@beratung.example",
    phone: "+49 30 23125 300",
    mailbox: "3f0c1c7e-5a11-4d0a-9c55-0000000000ad",
    organisation: {
      name: "Anerkennungsberatung Beispiel GmbH",
      legalForm: "Gesellschaft mit beschränkter Haftung",
      legalFormCode: "350",
      registerType: "HRB",
      registerNumber: "12345",
      registerCourt: "Amtsgericht Musterstadt",
      street: "Beratungsallee",
      houseNumber: "7",
      postalCode: "12345",
      locality: "Musterstadt",
    },
  },
];
