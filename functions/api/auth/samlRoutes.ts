import { authOperations } from "#contract/auth.ts";
import { ok, type Result } from "#domain/result.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import type { authPorts } from "#runtime/apiPorts.ts";
import { readSettings } from "#runtime/deployment.ts";
import type { CurrentSession } from "#runtime/http/cookies.ts";
import { definePublicRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { eidRequest, failedEidClient } from "#usecases/sign-in/eidRequest.ts";
import { finishSamlLogin } from "#usecases/sign-in/finishLogin.ts";
import {
  type FailedLogin,
  failedLogin,
  type FinishedLogin,
  type SessionOpening,
} from "#usecases/sign-in/openAccountSession.ts";
import { confirmSamlLogout, receiveSamlLogout } from "#usecases/sign-in/receiveLogout.ts";
import { receiveSamlAnswer } from "#usecases/sign-in/receiveSamlAnswer.ts";
import { startSamlLogin } from "#usecases/sign-in/startSamlLogin.ts";
import { broughtBy, LOGIN_PROBLEMS, type LoginEnd, loginFailedAddress } from "./loginEnd.ts";

const FINISH_PATH = "/api/auth/saml2/finish";
const EID_TOKEN_PATH = "/api/auth/eid/token";
const EID_REFRESH_PATH = "/api/auth/eid/refresh";

/** Sign-in by SAML 2.0, with and without an eID client. */
export function samlRoutes(
  ports: ReturnType<typeof authPorts>,
  shared: Pick<SessionOpening, "ownerIdsOf"> & {
    readonly currentTermsVersion: string;
    readonly defaultScopesOf: (providerId: string) => readonly UserDataScope[];
    readonly loginEnd: (finished: Result<FinishedLogin, FailedLogin>) => LoginEnd;
    readonly sessionCookies: (sessionId: string, xsrfToken: string) => readonly string[];
  },
): readonly ApiRoute[] {
  const { portal, server } = readSettings();
  const opening = { times: server.session, ownerIdsOf: shared.ownerIdsOf };
  const eidClientOf = (
    providerId: string,
  ): { readonly eidClient?: { readonly url: string; readonly tokenUrl: string } } => {
    const found = server.identityProviders.find(({ provider }) => provider.id === providerId)?.provider;
    return found?.client === "eid-client"
      ? { eidClient: { url: found.serviceUrl, tokenUrl: `${portal.publicUrl}${EID_TOKEN_PATH}` } }
      : {};
  };
  /** Where the browser goes on that brought a message about the end of a session. */
  const logoutEnd = async (
    brought: Pick<Parameters<typeof receiveSamlLogout>[1], "querySignature"> & {
      readonly SAMLRequest?: string | undefined;
      readonly SAMLResponse?: string | undefined;
      readonly RelayState?: string | undefined;
    },
  ): Promise<string> => {
    const { SAMLRequest: request, SAMLResponse: answer, RelayState: relayState, querySignature } = brought;
    const message = {
      text: request ?? answer ?? "",
      ...(relayState !== undefined && { relayState }),
      ...(querySignature !== undefined && { querySignature }),
    };
    if (request !== undefined) return (await receiveSamlLogout(ports, message)) ?? "/";
    await confirmSamlLogout(ports, message);
    return "/";
  };
  const finish = async (code: string, current: CurrentSession | undefined) =>
    ok(shared.loginEnd(await finishSamlLogin(ports, { ...opening, ...broughtBy(current), code })));
  return [
    definePublicRoute({
      name: "getSamlRequest",
      schemas: authOperations.getSamlRequest,
      handle: async ({ query }, current) => {
        const { providerId, redirect, cancelUrl, locale, termsVersion } = query;
        const started = await startSamlLogin(ports, {
          providerId,
          trustLevel: query.trustLevel ?? "low",
          scopes: query.scopes ?? shared.defaultScopesOf(providerId),
          redirect,
          cancelUrl,
          locale,
          termsVersion,
          currentTermsVersion: shared.currentTermsVersion,
          times: server.session,
          current,
          ...eidClientOf(providerId),
        });
        if (!started.ok) return started;
        const { destination, sessionId, session } = started.value;
        const { url, fields } = destination;
        const cookies = shared.sessionCookies(sessionId, session.xsrfToken);
        return ok({ body: { url, fields: { ...fields } }, cookies });
      },
      problems: LOGIN_PROBLEMS,
    }),
    definePublicRoute({
      name: "getSamlMetadata",
      schemas: authOperations.getSamlMetadata,
      handle: async ({ query }) => {
        const metadata = await ports.samlProviders.metadata(query.providerId);
        return metadata.ok ? ok({ xml: metadata.value }) : metadata;
      },
      problems: LOGIN_PROBLEMS,
    }),
    definePublicRoute({
      name: "receiveSamlAnswer",
      schemas: authOperations.receiveSamlAnswer,
      handle: async ({ body }) => {
        const received = await receiveSamlAnswer(ports, {
          relayState: body.RelayState,
          samlResponse: body.SAMLResponse,
        });
        if (!received.ok) return ok({ redirect: loginFailedAddress(received.failure) });
        return ok({ redirect: `${FINISH_PATH}?${new URLSearchParams(received.value).toString()}` });
      },
      problems: {},
    }),
    definePublicRoute({
      name: "receiveEidAnswer",
      schemas: authOperations.receiveEidAnswer,
      handle: async ({ query }) => {
        const { RelayState: relayState, SAMLResponse: samlResponse, SigAlg: algorithm } = query;
        const received = await receiveSamlAnswer(ports, {
          relayState,
          samlResponse,
          querySignature: { relayState, algorithm, value: query.Signature },
        });
        if (!received.ok) return ok({ redirect: portal.publicUrl + loginFailedAddress(received.failure) });
        const back = new URLSearchParams({ session: relayState, ...received.value });
        // The eID client opens this address in the browser, so it has to be whole.
        return ok({ redirect: `${portal.publicUrl}${EID_REFRESH_PATH}?${back.toString()}` });
      },
      problems: {},
    }),
    definePublicRoute({
      name: "finishSamlLogin",
      schemas: authOperations.finishSamlLogin,
      handle: ({ query }, current) => finish(query.code, current),
      problems: {},
    }),
    definePublicRoute({
      name: "getEidRequest",
      schemas: authOperations.getEidRequest,
      handle: async ({ query }) => {
        const address = await eidRequest(ports, query.session);
        return address.ok ? ok({ redirect: address.value }) : address;
      },
      problems: { ...LOGIN_PROBLEMS, "login-unknown": "login-failed" },
    }),
    definePublicRoute({
      name: "finishEidLogin",
      schemas: authOperations.finishEidLogin,
      handle: async ({ query }, current) => {
        if (query.code !== undefined) return finish(query.code, current);
        const pending = current?.session.pendingLogin;
        const isOurs = pending !== undefined && pending.state === query.session;
        const failure = failedEidClient(query.ResultMinor);
        const lost = {
          pending: isOurs ? pending : undefined,
          failure,
          secret: pending?.state ?? query.session,
        };
        return ok(shared.loginEnd(failedLogin(ports, lost)));
      },
      problems: {},
    }),
    definePublicRoute({
      name: "receiveSamlLogout",
      schemas: authOperations.receiveSamlLogout,
      handle: async ({ query: { SigAlg: algorithm, Signature: value, ...rest } }) =>
        ok({ redirect: await logoutEnd({ ...rest, querySignature: { algorithm, value } }) }),
      problems: {},
    }),
    definePublicRoute({
      name: "receivePostedSamlLogout",
      schemas: authOperations.receivePostedSamlLogout,
      handle: async ({ body }) => ok({ redirect: await logoutEnd(body) }),
      problems: {},
    }),
  ];
}
