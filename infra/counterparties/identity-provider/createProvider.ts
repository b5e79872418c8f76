import { randomBytes } from "node:crypto";
import { join } from "node:path";
import Provider, { interactionPolicy } from "oidc-provider";
import type {
  Configuration,
  KoaContextWithOIDC,
  Adapter,
  AdapterFactory,
  AdapterPayload,
} from "oidc-provider";
import { z } from "zod";
import { contentSecurityPolicy } from "../kit/http.ts";
import { rsaKey } from "../kit/rsaKey.ts";
import type { CounterpartySettings } from "../kit/runCounterparty.ts";
import { openKept } from "../kit/stateFiles.ts";
import { languageOf, logoutPage, noticePage } from "./pages.ts";
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
      // A client that names single claims gets these and no others.
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

interface Kept {
  readonly payload: AdapterPayload;
  readonly endsAt: number;
}

/** The provider's sessions, codes and tokens, in memory and with an end. */
function createVolatileAdapter(now: () => number): AdapterFactory {
  const kept = new Map<string, Kept>();

  const read = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    if (found === undefined || found.endsAt > now()) return found?.payload;
    kept.delete(key);
    return undefined;
  };

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const findWhere = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...kept.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(read)
        .find((payload) => payload !== undefined && fits(payload));
    return {
      upsert: (...[id, payload, expiresIn]: Parameters<Adapter["upsert"]>) => {
        const endsAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : now() + expiresIn * 1_000;
        kept.set(keyOf(id), { payload, endsAt });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(read(keyOf(id))),
      findByUid: (uid) => Promise.resolve(findWhere((payload) => payload.uid === uid)),
      findByUserCode: (userCode) => Promise.resolve(findWhere((payload) => payload.userCode === userCode)),
      consume: (id) => {
        const found = kept.get(keyOf(id));
        if (found !== undefined) {
          const consumed = Math.floor(now() / 1_000);
          kept.set(keyOf(id), { ...found, payload: { ...found.payload, consumed } });
        }
        return Promise.resolve();
      },
      destroy: (id) => {
        kept.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [key, { payload }] of kept) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) kept.delete(key);
        }
        return Promise.resolve();
      },
    };
  };
}

const providerState = z.object({
  signingKey: z.looseObject({ kty: z.literal("RSA"), kid: z.string(), use: z.string(), alg: z.string() }),
  cookieKey: z.string(),
  clientSecret: z.string(),
});

type ProviderState = z.infer<typeof providerState>;

/** Key and secrets, made at the first start and kept. Sessions are not kept: they end with the process. */
export function openProviderState(stateFolder: string): Promise<ProviderState> {
  return openKept(join(stateFolder, "provider-state.json"), {
    schema: providerState,
    make: async () => {
      const privateKey = await rsaKey({ name: "identity provider", bits: 2048 });
      return providerState.parse({
        signingKey: {
          ...privateKey.export({ format: "jwk" }),
          kid: randomBytes(8).toString("hex"),
          use: "sig",
          alg: "RS256",
        },
        cookieKey: randomBytes(32).toString("base64url"),
        clientSecret: randomBytes(32).toString("base64url"),
      });
    },
  });
}
