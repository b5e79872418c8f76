import { createHash } from "node:crypto";
import { ok } from "#domain/result.ts";
import { COMMON_FAULTS } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import type { TestPerson } from "#infra/counterparties/kit/sign-in/testPeople.ts";
import type { AnswerAttribute, Profile } from "./Profile.ts";

const EKONA = "http://www.elster.de/schema/ekona/saml/extensions";
const PSEUDONYM = "DatenuebermittlerPseudonymId";
const WORDS = { low: "normal", substantial: "substanziell", high: "hoch" };

/**
 * Mein Unternehmenskonto: the answer signed as a whole, the assertion in it encrypted, persistent name, the acting person
 * and addresses as structured values, two levels as attributes. It knows no wish for a level.
 */
export const businessAccount: Profile = {
  title: { de: "Unternehmenskonto (Demonstration)", en: "Business account (demonstration)" },
  entityId: (address) => address,
  binding: "HTTP-POST",
  nameIdFormat: "persistent",
  signs: "response",
  signature: "pss",
  encrypts: true,
  answersRefusals: false,
  nameFormat: "basic",
  levels: ["substantial", "high"],
  faults: COMMON_FAULTS,
  readWishes: () => ok({ level: "substantial", attributes: undefined }),
  context: {
    element: "AuthnContextClassRef",
    words: {
      low: "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified",
      substantial: "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified",
      high: "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified",
    },
    tooLow: "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified",
  },
  attributes: (person, { level, host, isTooLow }) => {
    const { organisation } = person;
    return [
      { name: "DatenkranzTyp", value: organisation === undefined ? "IdNr" : "StNr" },
      { name: "PersTyp", value: organisation === undefined ? "NatPers" : "NNatPers" },
      { name: "ElsterVertrauensniveauIdentifizierung", value: isTooLow ? WORDS.low : WORDS[level] },
      { name: "ElsterVertrauensniveauAuthentifizierung", value: isTooLow ? WORDS.low : WORDS[level] },
      { name: "IstTestkonto", value: "true" },
      { name: PSEUDONYM, value: pseudonym(person, host) },
      ...personAttributes(person),
      ...(organisation === undefined ? [] : organisationAttributes(organisation)),
    ];
  },
  essential: PSEUDONYM,
  cancelled: {
    top: "Responder",
    message: "Die ELSTER-seitige Authentifizierung wurde durch den Benutzer abgebrochen.",
  },
};

/** Of the organisation where there is one: everybody who acts for it is the same to the portal. */
function pseudonym({ id, organisation }: TestPerson, host: string): string {
  const whose = organisation?.registerNumber ?? id;
  return `du-${createHash("sha256").update(`${whose}|${host}`).digest("hex").slice(0, 32)}`;
}

function personAttributes(person: TestPerson): readonly AnswerAttribute[] {
  const [year = "", month = "", day = ""] = person.birthdate.split("-");
  return [
    {
      name: "HandelndePerson",
      type: { name: "PersonType", prefix: "ekona", namespace: EKONA },
      value: {
        Vorname: person.givenName,
        Nachname: person.familyName,
        AkademischerGrad: person.title,
        Geburtsdatum: `${day}.${month}.${year}`,
      },
    },
  ];
}

function organisationAttributes(
  organisation: NonNullable<TestPerson["organisation"]>,
): readonly AnswerAttribute[] {
  return [
    { name: "Firmenname", value: organisation.name },
    { name: "Rechtsform", value: organisation.legalFormCode },
    { name: "RechtsformText", value: organisation.legalForm },
    { name: "Registernummer", value: organisation.registerNumber },
    { name: "Registerart", value: organisation.registerType },
    { name: "Registergericht", value: organisation.registerCourt },
    {
      name: "Unternehmensanschrift",
      type: { name: "AdresseType", prefix: "ekona", namespace: EKONA },
      value: {
        Typ: "Inland",
        Strasse: organisation.street,
        Hausnummer: organisation.houseNumber,
        PLZ: organisation.postalCode,
        Ort: organisation.locality,
        Land: "DE",
      },
    },
  ];
}
