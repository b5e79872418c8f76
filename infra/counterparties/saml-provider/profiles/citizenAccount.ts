import { createHash } from "node:crypto";
import { err, ok, type Result } from "#domain/result.ts";
import { COMMON_FAULTS, type Level } from "#infra/counterparties/kit/sign-in/signInTexts.ts";
import { inside } from "../NAMESPACE.ts";
import { attribute, text } from "#infra/counterparties/kit/readXml.ts";
import { askedLevel, type AnswerAttribute, type Profile, type Wishes } from "./Profile.ts";

const STORK = { low: "STORK-QAA-Level-1", substantial: "STORK-QAA-Level-3", high: "STORK-QAA-Level-4" };
const PROVED_BY: Readonly<Record<Level, string>> = {
  low: "Benutzername",
  substantial: "Elster",
  high: "eID",
};
const VALUE_LEVEL: Readonly<Record<Level, string>> = {
  low: "UNTERGEORDNET",
  substantial: "SUBSTANTIELL",
  high: "HOCH",
};
const METHODS = ["Authega", "Benutzername", "eID", "eIDAS", "Diia", "Elster", "FINK"];
const GENDERS = { unknown: "0", male: "1", female: "2" };
const BPK2 = "urn:oid:1.3.6.1.4.1.25484.494450.3";

/** BundID (interface release 10.2): extension version 2, assertion signed and encrypted, transient name, levels of STORK. */
export const citizenAccount: Profile = {
  title: { de: "Bürgerkonto (Demonstration)", en: "Citizen account (demonstration)" },
  entityId: (address) => `${address}/metadata`,
  binding: "HTTP-POST",
  nameIdFormat: "transient",
  signs: "assertion",
  signature: "pss",
  encrypts: true,
  answersRefusals: true,
  nameFormat: "uri",
  levels: ["low", "substantial", "high"],
  faults: COMMON_FAULTS,
  readWishes,
  context: { element: "AuthnContextClassRef", words: STORK, tooLow: STORK.low },
  attributes: (person, { level, host, isTooLow }) => {
    const { address } = person;
    const reached = isTooLow ? "low" : level;
    const checked = (oid: string, value: string | undefined): AnswerAttribute => ({
      name: `urn:oid:${oid}`,
      value,
      trustLevel: VALUE_LEVEL[reached],
    });
    const typed = (oid: string, value: string | undefined): AnswerAttribute => ({
      ...checked(oid, value),
      trustLevel: "NORMAL",
    });
    return [
      checked("2.5.4.42", person.givenName),
      checked("2.5.4.4", person.familyName),
      typed("0.9.2342.19200300.100.1.3", person.email),
      checked("2.5.4.16", `${address.street} ${address.houseNumber}`),
      checked("2.5.4.17", address.postalCode),
      checked("2.5.4.7", address.locality),
      checked("1.2.40.0.10.2.1.1.225599", address.country),
      checked("0.9.2342.19200300.100.1.40", person.title),
      typed("1.3.6.1.4.1.33592.1.3.5", GENDERS[person.gender]),
      checked("1.2.40.0.10.2.1.1.55", person.birthdate),
      checked("1.3.6.1.5.5.7.9.2", person.placeOfBirth),
      checked("1.2.40.0.10.2.1.1.225566", person.birthName),
      checked("1.2.40.0.10.2.1.1.225577", person.nationality),
      typed("2.5.4.20", person.phone),
      checked("1.2.40.0.10.2.1.1.261.94", STORK[reached]),
      checked("1.3.6.1.4.1.25484.494450.1", "2.0"),
      checked("1.3.6.1.4.1.25484.494450.2", PROVED_BY[reached]),
      checked("1.3.6.1.4.1.25484.494450.3", bpk2({ person: person.id, host })),
      checked("2.5.4.18", person.mailbox),
    ];
  },
  essential: BPK2,
  cancelled: { top: "Requester", message: "security-msg" },
};

/** The pseudonym of a person at one host: always the same there, another one elsewhere. */
function bpk2({ person, host }: { readonly person: string; readonly host: string }): string {
  return createHash("sha256").update(`${person}|${host}`).digest("base64");
}

function readWishes(request: Element): Result<Wishes, string> {
  const [extension] = inside(inside(request, "saml2p:Extensions")[0], "akdb:AuthenticationRequest");
  if (extension === undefined) return err("akdb-extension-missing");
  if (attribute(extension, "Version") !== "2") return err("akdb-extension-v1-deprecated");
  const [list] = inside(extension, "akdb:RequestedAttributes");
  const names = inside(list, "akdb:RequestedAttribute").map((wanted) => attribute(wanted, "Name"));
  if (names.length === 0) return err("requested-attributes-empty");
  if (names.includes("")) return err("requested-attributes-missing-name");
  const [display] = inside(inside(extension, "akdb:DisplayInformation")[0], "display:Version");
  const name = text(inside(display, "display:OrganizationDisplayName")[0]);
  if (name === "" || name.length > 50) return err("organization-display-name-missing");
  // Required since 30 June 2025.
  if (text(inside(display, "display:OnlineServiceId")[0]) === "") return err("online-service-id-missing");
  const [methods] = inside(extension, "akdb:AuthnMethods");
  const isOpen = METHODS.some((method) => {
    const [listed] = inside(methods, `akdb:${method}`);
    return text(inside(listed, "akdb:Enabled")[0]) === "true";
  });
  if (!isOpen) return err("empty-authentication-methods");
  const level = askedLevel(request, { ...STORK });
  if (level === undefined) return err("authn-context-unknown");
  const language = text(inside(display, "display:Lang")[0]) === "en" ? "en" : "de";
  return ok({ level, attributes: names, language });
}
