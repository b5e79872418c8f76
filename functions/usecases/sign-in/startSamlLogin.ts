import { ok } from "#domain/result.ts";
import type { PendingLogin } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import type { SamlDestination, SamlRequest } from "#ports/sign-in/SamlProviders.ts";
import { prepareLogin, type LoginStart } from "./prepareLogin.ts";

/**
 * Prepares a SAML login. Its answer comes without a cookie, so what was started is remembered a second time under its
 * state. With an eID client the browser only gets the client's address: the client fetches the request itself.
 */
export function startSamlLogin(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "log" | "logins" | "samlProviders">,
  request: LoginStart & {
    /** Address of the eID client on the person's device, for providers that are reached through one. */
    readonly eidClient?: { readonly url: string; readonly tokenUrl: string };
  },
): ReturnType<typeof prepareLogin<SamlDestination>> {
  const { eidClient } = request;
  return prepareLogin<SamlDestination>(ports, {
    ...request,
    destination: async (login) => {
      const destination =
        eidClient === undefined
          ? await ports.samlProviders.request(samlRequest(login, ports.clock.now()))
          : ok({ url: clientAddress(eidClient, login.state), fields: {} });
      if (destination.ok) await ports.logins.remember(login);
      return destination;
    },
  });
}

/** The request of a started login. Ids of XML begin with a letter or an underscore. */
export function samlRequest(login: PendingLogin, now: Date): SamlRequest {
  const { providerId, trustLevel, scopes, locale, state } = login;
  return { providerId, trustLevel, scopes, locale, requestId: `_${login.nonce}`, relayState: state, now };
}

/** BSI TR-03124-1: the client is started by a link to the device itself that names where it gets its task. */
function clientAddress(client: { readonly url: string; readonly tokenUrl: string }, state: string): string {
  const tokenUrl = `${client.tokenUrl}?session=${encodeURIComponent(state)}`;
  return `${client.url}?tcTokenURL=${encodeURIComponent(tokenUrl)}`;
}
