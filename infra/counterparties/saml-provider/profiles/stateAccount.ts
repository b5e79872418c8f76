import { err, ok } from "#domain/result.ts";
import { COMMON_FAULTS } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import { askedLevel, type Profile } from "./Profile.ts";

const EIDAS = "http://eidas.europa.eu/LoA/";
const WORDS = { low: `${EIDAS}low`, substantial: `${EIDAS}substantial`, high: `${EIDAS}high` };

/** A service account of a state: assertion signed and in the clear, persistent name, levels of eIDAS, no extension. */
export const stateAccount: Profile = {
  title: { de: "Landeskonto (Demonstration)", en: "State account (demonstration)" },
  entityId: () => "urn:demo:landeskonto:idp",
  binding: "HTTP-POST",
  nameIdFormat: "persistent",
  signs: "assertion",
  signature: "pkcs1",
  encrypts: false,
  answersRefusals: false,
  nameFormat: "basic",
  levels: ["low", "substantial", "high"],
  faults: COMMON_FAULTS,
  readWishes: (request) => {
    const level = askedLevel(request, WORDS);
    return level === undefined ? err("authn-context-unknown") : ok({ level, attributes: undefined });
  },
  context: { element: "AuthnContextClassRef", words: WORDS, tooLow: WORDS.low },
  attributes: (person, { level, isTooLow }) => {
    const { address, organisation } = person;
    return [
      { name: "GivenNames", value: person.givenName },
      { name: "FamilyNames", value: person.familyName },
      { name: "BirthName", value: person.birthName },
      { name: "AcademicTitle", value: person.title },
      { name: "DateOfBirth", value: person.birthdate },
      { name: "PlaceOfBirth", value: person.placeOfBirth },
      { name: "Gender", value: person.gender },
      { name: "EmailAddress", value: person.email },
      { name: "Telephone", value: person.phone },
      { name: "AssuranceLevel", value: isTooLow ? WORDS.low : WORDS[level] },
      { name: "PrincipalType", value: organisation === undefined ? "NaturalPerson" : "LegalPerson" },
      { name: "InboxReference", value: person.mailbox },
      {
        name: "PlaceOfResidence",
        value: {
          Street: address.street,
          HouseNumber: address.houseNumber,
          ZipCode: address.postalCode,
          City: address.locality,
          Country: address.country,
        },
      },
      {
        name: "LegalEntity",
        value: organisation === undefined ? undefined : { LegalName: organisation.name },
      },
    ];
  },
  essential: "NameID",
  cancelled: { top: "Responder", message: "cancelled" },
};
