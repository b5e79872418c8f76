import type { StateSettings } from "#contract/settings/settings.ts";
import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { readStateSettings } from "#infra/laptop/settings/readStateSettings.ts";
import { CITIZEN_ACCOUNT, citizenAccountSettings } from "./realms/citizenAccount.ts";
import { SERVICE_ACCOUNT, serviceAccountSettings } from "./realms/serviceAccount.ts";

export interface SettingsWithKeycloak {
  readonly settings: StateSettings;
  readonly serviceAccount: OidcProvider;
  readonly citizenAccount: SamlProvider;
}

/** The demo's settings with Keycloak as its only providers, and without what signing in has no use for. */
export function settingsWithKeycloak(keycloakUrl: string): SettingsWithKeycloak {
  const demo = readStateSettings("demo");
  if (!demo.ok) throw new Error(demo.failure.sentence);
  const { server } = demo.value;
  const oidc = server.identityProviders.find((settings) => "issuer" in settings);
  const saml = server.identityProviders.find((settings) => "entityId" in settings);
  const [offer] = server.offers;
  if (oidc === undefined || saml === undefined || offer === undefined) {
    throw new Error("The demo has no providers of both kinds.");
  }
  const serviceAccount = serviceAccountSettings(oidc, keycloakUrl);
  const citizenAccount = citizenAccountSettings(saml, keycloakUrl);
  const { xta, ...others } = server;
  return {
    serviceAccount,
    citizenAccount,
    settings: {
      ...demo.value,
      server: {
        ...others,
        identityProviders: [serviceAccount, citizenAccount],
        offers: [{ ...offer, idpIds: [SERVICE_ACCOUNT, CITIZEN_ACCOUNT] }],
        transports: [],
        payments: [],
      },
    },
  };
}
