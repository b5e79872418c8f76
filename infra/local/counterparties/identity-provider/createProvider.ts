import Provider, { interactionPolicy } from "oidc-provider";
import type { Configuration, KoaContextWithOIDC } from "oidc-provider";
import type { CounterpartySettings } from "../process/counterpartySettings.ts";
import { contentSecurityPolicy } from "../process/contentSecurityPolicy.ts";
import { createVolatileAdapter } from "./createVolatileAdapter.ts";
import { languageOf } from "./loginTexts.ts";
import type { ProviderState } from "./openProviderState.ts";
import { logoutPage, noticePage } from "./pages.ts";
import { ACR_VALUES, accountName, reachesLevel, TEST_ACCOUNTS } from "./testAccounts.ts";

export const CLIENT_ID = "recognition-portal";
const SCOPES = "openid profile email address";
const CLAIMS = {
  openid: ["sub"],
  profile: ["name", "given_name", "family_name", "birthdate", "gender"],
  email: ["email"],
  address: ["address"],
};

/** The package oidc-provider as a state's service account: code flow with PKCE, one confidential client, no consent. */
export function createProvider(settings: CounterpartySettings, state: ProviderState): Provider {
  return new Provider(`http://localhost:${settings.port}`, {
    ...clientOf(settings, state),
    adapter: createVolatileAdapter(() => Date.now()),
    jwks: { keys: [state.signingKey] },
    cookies: { keys: [state.cookieKey] },
    pkce: { required: () => true },
    acrValues: Object.values(ACR_VALUES),
    scopes: SCOPES.split(" "),
    claims: CLAIMS,
    // In the ID token too: brokers in the field do both, and clients read either.
    conformIdTokenClaims: false,
    findAccount: (_ctx, id) => {
      const account = TEST_ACCOUNTS.find(({ user }) => user === id);
      if (account === undefined) return undefined;
      return { accountId: id, claims: () => ({ sub: id, name: accountName(account), ...account.claims }) };
    },
    loadExistingGrant: grantEverything,
    // Without the guard of the package against addresses like ours: the portal is on this machine.
    fetch: (address, { method = "GET", headers = {}, body = null } = {}) =>
      fetch(address, { method, headers, body, redirect: "manual" }),
    interactions: { policy: levelPolicy(), url: (_ctx, interaction) => `/login/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      // Clients may name single claims; who does is told these and no others.
      claimsParameter: { enabled: true },
      // Tells the portal from server to server, also when the person signs out here (`/session/end`).
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.set("content-security-policy", contentSecurityPolicy(settings.portalUrl));
          ctx.body = logoutPage(languageOf(ctx.oidc.params?.["ui_locales"]), form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = noticePage(languageOf(ctx.oidc.params?.["ui_locales"]), "signedOut");
        },
      },
    },
    renderError: (ctx) => {
      ctx.type = "html";
      ctx.body = noticePage("de", "lost");
    },
    ttl: { Session: 8 * 3_600, Interaction: 3_600, Grant: 8 * 3_600, AccessToken: 600, IdToken: 600 },
  });
}

function clientOf(settings: CounterpartySettings, state: ProviderState): Configuration {
  const { origin } = new URL(settings.portalUrl);
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: state.clientSecret,
        // The provider takes the secret from the form body as well.
        token_endpoint_auth_method: "client_secret_basic",
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
        post_logout_redirect_uris: [`${origin}/`, `${origin}/en`],
        backchannel_logout_uri: `${origin}/api/auth/oidc/backchannel-logout`,
        backchannel_logout_session_required: true,
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
  };
}

/** A session below the level asked for has to sign in again. */
function levelPolicy() {
  const policy = interactionPolicy.base();
  policy.get("login")?.checks.add(
    new interactionPolicy.Check("level", "a higher level of trust is required", (ctx) => {
      const asked = ctx.oidc.params?.["acr_values"];
      return typeof asked === "string" && !reachesLevel(ctx.oidc.session?.acr, asked);
    }),
  );
  return policy;
}

async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  const accountId = session?.accountId;
  if (client === undefined || accountId === undefined) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing?.accountId === accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope(SCOPES);
  grant.addOIDCClaims(Object.values(CLAIMS).flat());
  await grant.save();
  return grant;
}
