import { elementFinder } from "../kit/readXml.ts";

/** Namespaces of the messages, by the prefixes that answers of such providers carry. */
export const NAMESPACE = {
  saml2: "urn:oasis:names:tc:SAML:2.0:assertion",
  saml2p: "urn:oasis:names:tc:SAML:2.0:protocol",
  md: "urn:oasis:names:tc:SAML:2.0:metadata",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  xenc: "http://www.w3.org/2001/04/xmlenc#",
  akdb: "https://www.akdb.de/request/2018/09",
  display: "https://www.akdb.de/request/2018/09/classic-ui/v1",
  eid: "http://bsi.bund.de/eID/",
} as const;

export const { inside, below, isElement } = elementFinder(NAMESPACE);
