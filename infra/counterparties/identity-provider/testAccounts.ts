export type AccountLevel = "low" | "substantial" | "high";

/** Values of `acr` by level, lowest first; part of the settings of every client. */
export const ACR_VALUES: Readonly<Record<AccountLevel, string>> = {
  low: "urn:portal:demo:low",
  substantial: "urn:portal:demo:substantial",
  high: "urn:portal:demo:high",
};

export interface TestAccount {
  readonly user: string;
  readonly password: string;
  readonly level: AccountLevel;
  readonly claims: {
    readonly given_name: string;
    readonly family_name: string;
    readonly birthdate: string;
    readonly gender: string;
    readonly email: string;
    readonly address: {
      readonly street_address: string;
      readonly postal_code: string;
      readonly locality: string;
      readonly country: string;
    };
  };
}

/** People that do not exist, one for each level of trust. */
export const TEST_ACCOUNTS: readonly TestAccount[] = [
  {
    user: "amina",
    password: "amina-geheim",
    level: "low",
    claims: {
      given_name: "Amina",
      family_name: "Beispiel",
      birthdate: "1991-03-14",
      gender: "female",
      email: "amina.beispiel@mail.example",
      address: {
        street_address: "Beispielweg 12",
        postal_code: "1002",
        locality: "Tunis",
        country: "TN",
      },
    },
  },
  {
    user: "jonas",
    password: "jonas-geheim",
    level: "substantial",
    claims: {
      given_name: "Jónas Þór",
      family_name: "Mustermann",
      birthdate: "1984-11-02",
      gender: "male",
      email: "jonas.mustermann@mail.example",
      address: {
        street_address: "Musterstraße 5a",
        postal_code: "12345",
        locality: "Musterstadt",
        country: "DE",
      },
    },
  },
  {
    user: "leyla",
    password: "leyla-geheim",
    level: "high",
    claims: {
      given_name: "Leyla",
      family_name: "Örnek-Şahin",
      birthdate: "1996-02-29",
      gender: "female",
      email: "leyla.oernek@mail.example",
      address: {
        street_address: "Am Beispielplatz 1",
        postal_code: "54321",
        locality: "Beispielhausen",
        country: "DE",
      },
    },
  },
];

export function accountName(account: TestAccount): string {
  return `${account.claims.given_name} ${account.claims.family_name}`;
}

/** True when the level is at least the lowest of those asked for; unknown values ask for nothing. */
export function reachesLevel(acr: string | undefined, asked: string): boolean {
  const values = Object.values(ACR_VALUES);
  const lowest = values.findIndex((value) => asked.split(" ").includes(value));
  return lowest === -1 || values.indexOf(acr ?? "") >= lowest;
}
