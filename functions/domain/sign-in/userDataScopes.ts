/** What an account may tell about a person (specification §3, user data scopes). Free of zod. */
export const USER_DATA_SCOPES = [
  "honorificPrefix",
  "givenName",
  "middleName",
  "familyName",
  "birthName",
  "artisticName",
  "gender",
  "email",
  "phoneNumber",
  "streetAddress",
  "locality",
  "region",
  "postalCode",
  "country",
  "salutation",
  "placeOfBirth",
  "birthdate",
] as const;

export type UserDataScope = (typeof USER_DATA_SCOPES)[number];
