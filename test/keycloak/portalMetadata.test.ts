import { expect, inject, it } from "vitest";
import { Visitor } from "../integration/portal/Visitor.ts";
import { KeycloakAdministrator } from "./KeycloakAdministrator.ts";
import { base64Of } from "./realms/base64Of.ts";
import { CITIZEN_ACCOUNT } from "./realms/citizenAccount.ts";
import { keysOfPortal, PORTAL_URL } from "./startPortalForKeycloak.ts";

it("Keycloak reads the portal's addresses and certificates in the portal's own metadata", async () => {
  const query = new URLSearchParams({ providerId: CITIZEN_ACCOUNT });
  const visitor = new Visitor(inject("portalUrl"));
  const { body } = await visitor.get(`/api/auth/saml2/metadata?${query.toString()}`);
  const administrator = new KeycloakAdministrator(inject("keycloak"));
  const { signingCertificate, decryption } = await keysOfPortal();
  expect(await administrator.clientOf(CITIZEN_ACCOUNT, String(body))).toMatchObject({
    clientId: `https://antrag.portal.example/${CITIZEN_ACCOUNT}`,
    redirectUris: [`${PORTAL_URL}/api/auth/saml2/acs`],
    attributes: {
      "saml.client.signature": "true",
      "saml.signing.certificate": base64Of(signingCertificate),
      "saml.encrypt": "true",
      "saml.encryption.certificate": base64Of(decryption[0]?.certificate ?? ""),
      saml_name_id_format: "transient",
      saml_assertion_consumer_url_post: `${PORTAL_URL}/api/auth/saml2/acs`,
      saml_single_logout_service_url_redirect: `${PORTAL_URL}/api/auth/saml2/logout`,
    },
  });
});
