import { X509Certificate } from "node:crypto";
import { z } from "zod";
import { text } from "../kit/readXml.ts";
import { inside } from "./soap/actions.ts";

export interface Account {
  readonly type: string;
  readonly category: string;
  readonly value: string;
  readonly name: string;
}

export const AUTHOR: Account = {
  type: "xoev",
  category: "Onlinedienst",
  value: "od:recognition-portal",
  name: "Antragsportal Anerkennung",
};
export const READER: Account = {
  type: "xoev",
  category: "Anerkennungsstelle",
  value: "ags:99999999",
  name: "Landesamt für Gesundheitsberufe Musterland",
};

/** The one service that the reader offers; nothing else is booked. */
export const SERVICE = {
  service: "urn:xoev-de:anerkennung:antrag:1.0/anerkennungAntrag.wsdl",
  businessScenario: {
    listURI: "urn:de:xta:codeliste:business.scenario",
    listVersionID: "1.0",
    code: "XANERKENNUNG_DATA",
  },
  messageType: {
    listURI: "urn:de:payloadSchema:elementName",
    listVersionID: "1.0",
    code: "antrag",
    payloadSchema: "urn:xoev-de:anerkennung:antrag:1.0",
  },
} as const;

/** Accounts by the certificate of the connection; a certificate of the provider's CA alone is no account. */
export function accountsByCertificate(material: XtaKeyMaterial): ReadonlyMap<string, Account> {
  const fingerprint = (pem: string): string => new X509Certificate(pem).fingerprint256;
  return new Map([
    [fingerprint(material.author.certificate), AUTHOR],
    [fingerprint(material.reader.certificate), READER],
  ]);
}

/** Whether a party (Author, Reader) of a message is this account. */
export function isParty(party: Element | undefined, account: Account): boolean {
  const [identifier] = inside(party, "oscimeta:Identifier");
  const category = identifier?.getAttribute("category") ?? "";
  return (
    identifier !== undefined &&
    identifier.getAttribute("type") === account.type &&
    (category === "" || category === account.category) &&
    text(identifier) === account.value
  );
}

/** PEM, both. */
const pair = z.object({ key: z.string(), certificate: z.string() });
/** The provider's certificate authority (certificate only), its server and the clients it knows. */
export const xtaKeyMaterial = z.object({
  authority: z.string(),
  server: pair,
  author: pair,
  reader: pair,
  stranger: pair,
});
export type XtaKeyMaterial = z.infer<typeof xtaKeyMaterial>;
