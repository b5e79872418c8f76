import { createHash } from "node:crypto";
import { err, ok, type Result } from "../../../../../functions/domain/result.ts";
import { COMMON_MISHAPS } from "../answer/MISHAPS.ts";
import type { TestPerson } from "../people/TestPerson.ts";
import { decryptElement } from "../request/decryptElement.ts";
import { NAMESPACE } from "../xml/NAMESPACE.ts";
import { attribute, below, inside, isElement, readXml } from "../xml/readXml.ts";
import type { AnswerAttribute, Profile, Wishes } from "./Profile.ts";

const SMARTCARD = "urn:oasis:names:tc:SAML:2.0:ac:classes:SmartcardPKI";
const UNSPECIFIED = "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified";
/** Told whether or not they were asked for (BSI TR-03130-1, 4.3). */
const ALWAYS = ["DocumentValidity"];

/**
 * An eID server (BSI TR-03130-1, chapter 4): requests in a signed address with an extension that only it can read, the
 * answer in a signed address too, its assertion signed and encrypted. A request that is not like that is answered 400.
 */
export const eidServer: Profile = {
  title: { de: "eID-Server (Demonstration)", en: "eID server (demonstration)" },
  entityId: (address) => `${address}/metadata`,
  binding: "HTTP-Redirect",
  nameIdFormat: "transient",
  signs: "assertion",
  signature: "pss",
  encrypts: true,
  answersRefusals: false,
  nameFormat: undefined,
  levels: ["high"],
  mishaps: [...COMMON_MISHAPS, "revoked-card"],
  readWishes,
  context: {
    element: "AuthnContextDeclRef",
    words: { low: UNSPECIFIED, substantial: UNSPECIFIED, high: SMARTCARD },
    tooLow: UNSPECIFIED,
  },
  attributes: (person, { host, isRevoked, at }) => {
    const eid = (type: string): NonNullable<AnswerAttribute["type"]> => ({
      name: type,
      prefix: "eid",
      namespace: NAMESPACE.eid,
    });
    return [
      {
        name: "DocumentValidity",
        type: eid("DocumentValidityResultType"),
        value: {
          ReferenceDate: new Date(at).toISOString().slice(0, 10),
          Status: isRevoked ? "revoked" : "valid",
        },
      },
      { name: "DocumentType", value: "ID" },
      { name: "IssuingState", value: "D" },
      { name: "GivenNames", value: person.familyName === undefined ? undefined : person.givenName },
      // Whoever has one name has it in the field of the family name on a card.
      { name: "FamilyNames", value: person.familyName ?? person.givenName },
      { name: "BirthName", value: person.birthName },
      { name: "AcademicTitle", value: person.title },
      {
        name: "DateOfBirth",
        type: eid("GeneralDateType"),
        value: { DateString: person.birthdate.replaceAll("-", ""), DateValue: person.birthdate },
      },
      { name: "PlaceOfBirth", type: eid("GeneralPlaceType"), value: { FreetextPlace: person.placeOfBirth } },
      { name: "Nationality", value: person.nationality },
      { name: "PlaceOfResidence", type: eid("GeneralPlaceType"), value: residence(person) },
      { name: "RestrictedID", type: eid("RestrictedIDType"), value: { ID: restrictedId(person, host) } },
    ];
  },
  essential: "RestrictedID",
  cancelled: { top: "Responder", message: "cancellationByUser" },
};

function residence({ address }: TestPerson): AnswerAttribute["value"] {
  if (address.country !== "DE") return { NoPlaceInfo: "keine Wohnung in Deutschland" };
  return {
    StructuredPlace: {
      Street: `${address.street} ${address.houseNumber}`,
      City: address.locality,
      Country: "D",
      ZipCode: address.postalCode,
    },
  };
}

/** A pseudonym of card and service, in hexadecimal digits. */
function restrictedId({ id }: TestPerson, host: string): string {
  return createHash("sha256").update(`card of ${id}|${host}`).digest("hex").toUpperCase();
}

function readWishes(
  request: Element,
  { encryptionKey }: { readonly encryptionKey: string | undefined },
): Result<Wishes, string> {
  const [sealed] = inside(inside(request, "saml2p:Extensions")[0], "eid:EncryptedAuthnRequestExtension");
  const [data] = inside(sealed, "xenc:EncryptedData");
  const opened =
    data === undefined || encryptionKey === undefined ? undefined : decryptElement(data, encryptionKey);
  const wish = opened === undefined ? undefined : readXml(opened);
  if (wish === undefined || !isElement(wish, "eid:AuthnRequestExtension")) {
    return err("extension-unreadable");
  }
  if (attribute(wish, "Version") !== "2") return err("extension-version");
  const names = below(wish, "saml2:Attribute").map((wanted) => attribute(wanted, "Name"));
  if (names.length === 0) return err("requested-attributes-empty");
  return ok({ level: "high", attributes: [...ALWAYS, ...names] });
}
