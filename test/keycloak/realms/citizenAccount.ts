import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { base64Of } from "./base64Of.ts";
import type { AttributesOf } from "./realmOf.ts";

export const CITIZEN_ACCOUNT = "citizen-account";

const SUBJECT = "urn:oid:1.3.6.1.4.1.25484.494450.3";
const LEVEL = "urn:oid:1.2.40.0.10.2.1.1.261.94";
const POSTBOX = "urn:oid:2.5.4.18";
const WORDS = { low: "STORK-QAA-Level-1", substantial: "STORK-QAA-Level-3", high: "STORK-QAA-Level-4" };
/** So that tests can move the portal's clock by a minute, and Keycloak keeps its own. */
const LONGEST_SKEW_SECONDS = 180;

/** The citizen account of the demo, whose level stands in an attribute, as Keycloak provides personal data. */
export function citizenAccountSettings(demo: SamlProvider, keycloakUrl: string): SamlProvider {
  const entityId = `${keycloakUrl}/realms/${CITIZEN_ACCOUNT}`;
  const address = `${entityId}/protocol/saml`;
  return {
    ...demo,
    provider: {
      ...demo.provider,
      id: CITIZEN_ACCOUNT,
      serviceUrl: entityId,
      authRequestDestination: address,
    },
    real: true,
    entityId,
    metadataUrl: `${address}/descriptor`,
    ownEntityId: `https://antrag.portal.example/${CITIZEN_ACCOUNT}`,
    secretName: "recognition-portal/demo/saml-keycloak",
    clockSkewSeconds: LONGEST_SKEW_SECONDS,
    answer: { ...demo.answer, acceptPkcs1Signatures: false, level: [LEVEL] },
    logoutUrl: address,
  };
}

/** Attributes under the names that the settings of the demo read, each the first of its kind. */
export function citizenAccountAttributes({ answer }: SamlProvider): AttributesOf {
  const names = new Map(
    Object.entries(answer.attributes).flatMap(([scope, [place]]) =>
      place === undefined ? [] : [[scope, place.name]],
    ),
  );
  return ({ personId, level, mailbox, data }) => ({
    [SUBJECT]: personId,
    [LEVEL]: WORDS[level],
    [POSTBOX]: mailbox,
    ...Object.fromEntries(Object.entries(data).map(([scope, value]) => [names.get(scope) ?? scope, value])),
  });
}

/** The portal, as the operator of the citizen account enters it. PEM, both. */
export function citizenAccountClient(
  settings: SamlProvider,
  portal: { readonly url: string; readonly signing: string; readonly encryption: string },
): Readonly<Record<string, unknown>> {
  const { url, signing, encryption } = portal;
  const places = Object.values(settings.answer.attributes).flat();
  const names = [SUBJECT, LEVEL, POSTBOX, ...places.map(({ name }) => name)];
  const answerUrl = `${url}/api/auth/saml2/acs`;
  return {
    clientId: settings.ownEntityId,
    protocol: "saml",
    frontchannelLogout: true,
    redirectUris: [answerUrl],
    attributes: {
      "saml.authnstatement": "true",
      "saml.assertion.signature": "true",
      "saml.server.signature": "true",
      "saml.signature.algorithm": "RSA_SHA256_MGF1",
      "saml.client.signature": "true",
      "saml.signing.certificate": base64Of(signing),
      "saml.encrypt": "true",
      "saml.encryption.certificate": base64Of(encryption),
      "saml.encryption.algorithm": "http://www.w3.org/2009/xmlenc11#aes256-gcm",
      "saml.encryption.keyAlgorithm": "http://www.w3.org/2009/xmlenc11#rsa-oaep",
      "saml.encryption.digestMethod": "http://www.w3.org/2001/04/xmlenc#sha256",
      "saml.encryption.maskGenerationFunction": "http://www.w3.org/2009/xmlenc11#mgf1sha256",
      "saml.force.post.binding": "true",
      saml_name_id_format: settings.request.nameIdFormat,
      saml_assertion_consumer_url_post: answerUrl,
      saml_single_logout_service_url_redirect: `${url}/api/auth/saml2/logout`,
    },
    protocolMappers: names.map((name) => ({
      name,
      protocol: "saml",
      protocolMapper: "saml-user-attribute-mapper",
      config: { "user.attribute": name, "attribute.name": name, "attribute.nameformat": "URI Reference" },
    })),
  };
}
