/** Names of SAML 2.0, XML Signature and XML Encryption, as messages spell them. */
export const NAMESPACE = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
  encryption: "http://www.w3.org/2001/04/xmlenc#",
  akdb: "https://www.akdb.de/request/2018/09",
  akdbDisplay: "https://www.akdb.de/request/2018/09/classic-ui/v1",
  eid: "http://bsi.bund.de/eID/",
} as const;

export const BINDING = {
  post: "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST",
  redirect: "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect",
} as const;

export const NAME_ID_FORMAT = {
  transient: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  unspecified: "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
} as const;

export const SIGNATURE_METHOD = {
  "rsa-pss-sha256": "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1",
  "rsa-sha256": "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
} as const;

export const EXCLUSIVE_CANONICALIZATION = "http://www.w3.org/2001/10/xml-exc-c14n#";
