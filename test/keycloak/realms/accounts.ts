import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";

/** An account that both realms have, in the words of the portal; each realm says it in those of its provider. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly level: TrustLevel;
  /** What the person is known by for good; a temporary account has nothing like that. */
  readonly personId?: string;
  readonly mailbox?: string;
  readonly data: Readonly<Partial<Record<UserDataScope, string>>>;
}

export const ERIKA: Account = {
  username: "erika",
  password: "erika-geheim",
  level: "high",
  personId: "person-erika",
  mailbox: "0197b7a2-9f6e-7c3e-8f58-0c2f4a1d6b11",
  data: {
    givenName: "Erika",
    familyName: "Łęcka-Ñandú",
    email: "erika@mail.example",
    birthdate: "1984-08-12",
    streetAddress: "Heidestraße 17",
    postalCode: "12345",
    locality: "Köln",
    country: "DE",
  },
};

/** Has one name, and it is the given one that she filled in. */
export const SARI: Account = {
  username: "sari",
  password: "sari-geheim",
  level: "substantial",
  personId: "person-sari",
  data: { givenName: "Sari", email: "sari@mail.example" },
};

export const BEGINNER: Account = {
  username: "beginner",
  password: "beginner-geheim",
  level: "low",
  personId: "person-beginner",
  data: { givenName: "Bo", familyName: "Anfang", email: "bo@mail.example" },
};

export const TEMPORARY: Account = {
  username: "temporary",
  password: "temporary-geheim",
  level: "high",
  data: { givenName: "Tim", familyName: "Kurz", email: "tim@mail.example" },
};

export const ACCOUNTS = [ERIKA, SARI, BEGINNER, TEMPORARY];
