import { createHash, constants, createDecipheriv, privateDecrypt } from "node:crypto";
import { err, ok, type Result } from "#domain/result.ts";
import { attribute, readXml, text } from "#infra/counterparties/kit/readXml.ts";
import { COMMON_FAULTS } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import type { TestPerson } from "#infra/counterparties/kit/sign-in/testPeople.ts";
import { below, inside, isElement, NAMESPACE } from "../NAMESPACE.ts";
import type { AnswerAttribute, Profile, Wishes } from "./Profile.ts";

const DIGESTS: Readonly<Record<string, string>> = {
  "http://www.w3.org/2000/09/xmldsig#sha1": "sha1",
  "http://www.w3.org/2001/04/xmlenc#sha256": "sha256",
};
const CONTENT: Readonly<Record<string, "aes-128-gcm" | "aes-256-gcm">> = {
  "http://www.w3.org/2009/xmlenc11#aes128-gcm": "aes-128-gcm",
  "http://www.w3.org/2009/xmlenc11#aes256-gcm": "aes-256-gcm",
};
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The text inside an EncryptedData for this key: AES-GCM and OAEP only. Undefined: not for us, or too weak. */
function decryptElement(data: Element, privateKey: string): string | undefined {
  const [encryptedKey] = below(data, "xenc:EncryptedKey");
  const [keyMethod] = inside(encryptedKey, "xenc:EncryptionMethod");
  const [content] = inside(data, "xenc:EncryptionMethod");
  const cipher = CONTENT[attribute(content, "Algorithm")];
  if (encryptedKey === undefined || keyMethod === undefined || cipher === undefined) return undefined;
  if (!/#rsa-oaep(-mgf1p)?$/.test(attribute(keyMethod, "Algorithm"))) return undefined;
  const [digest] = inside(keyMethod, "ds:DigestMethod");
  const oaepHash = digest === undefined ? "sha1" : DIGESTS[attribute(digest, "Algorithm")];
  if (oaepHash === undefined) return undefined;
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const key = privateDecrypt({ key: privateKey, padding, oaepHash }, valueOf(encryptedKey));
    const sealed = valueOf(data);
    const decipher = createDecipheriv(cipher, key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function valueOf(encrypted: Element): Buffer {
  const [data] = inside(encrypted, "xenc:CipherData");
  return Buffer.from(text(inside(data, "xenc:CipherValue")[0]), "base64");
}

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
  faults: [...COMMON_FAULTS, "revoked-card"],
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
      // A single name stands in the field of the family name on a card.
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
