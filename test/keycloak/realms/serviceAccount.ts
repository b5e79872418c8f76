import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import type { AttributesOf } from "./realmOf.ts";

export const SERVICE_ACCOUNT = "service-account";

const SUBJECT = "person_id";
const LEVEL = "trust_level";
const POSTBOX = "mailbox";
/** In addition to those of Keycloak itself. */
const OWN_CLAIMS = [
  ["birthdate", "birthdate"],
  ["streetAddress", "street"],
  ["postalCode", "postcode"],
  ["locality", "city"],
] as const;
const WORDS = { low: "basic", substantial: "checked", high: "card" } as const;

/** The service account of the demo, whose level, person and mailbox stand in claims of their own, as at many brokers. */
export function serviceAccountSettings(demo: OidcProvider, keycloakUrl: string): OidcProvider {
  const issuer = `${keycloakUrl}/realms/${SERVICE_ACCOUNT}`;
  return {
    ...demo,
    provider: {
      ...demo.provider,
      id: SERVICE_ACCOUNT,
      serviceUrl: issuer,
      authRequestDestination: `${issuer}/protocol/openid-connect/auth`,
    },
    real: true,
    issuer,
    secretName: "recognition-portal/demo/oidc-keycloak",
    level: {
      claim: LEVEL,
      levels: { [WORDS.low]: "low", [WORDS.substantial]: "substantial", [WORDS.high]: "high" },
    },
    subject: SUBJECT,
    claims: {
      givenName: "given_name",
      familyName: "family_name",
      email: "email",
      ...Object.fromEntries(OWN_CLAIMS),
    },
    postbox: POSTBOX,
  };
}

export const serviceAccountAttributes: AttributesOf = ({ personId, level, mailbox, data }) => ({
  [SUBJECT]: personId,
  [LEVEL]: WORDS[level],
  [POSTBOX]: mailbox,
  ...Object.fromEntries(OWN_CLAIMS.map(([scope, claim]) => [claim, data[scope]])),
});

/** The portal, as the operator of the service account enters it. */
export function serviceAccountClient(portal: {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}): Readonly<Record<string, unknown>> {
  const { url, clientId, clientSecret } = portal;
  return {
    clientId,
    secret: clientSecret,
    protocol: "openid-connect",
    publicClient: false,
    directAccessGrantsEnabled: false,
    redirectUris: [`${url}/api/auth/oidc/callback`],
    attributes: {
      "post.logout.redirect.uris": `${url}/`,
      "backchannel.logout.url": `${url}/api/auth/oidc/backchannel-logout`,
      "backchannel.logout.session.required": "true",
      "pkce.code.challenge.method": "S256",
    },
    protocolMappers: [SUBJECT, LEVEL, POSTBOX, ...OWN_CLAIMS.map(([, claim]) => claim)].map((name) => ({
      name,
      protocol: "openid-connect",
      protocolMapper: "oidc-usermodel-attribute-mapper",
      config: {
        "user.attribute": name,
        "claim.name": name,
        "jsonType.label": "String",
        "id.token.claim": "true",
        "userinfo.token.claim": "true",
      },
    })),
  };
}
