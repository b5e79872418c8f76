/** Somebody that does not exist. */
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
