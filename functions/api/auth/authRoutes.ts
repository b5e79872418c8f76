import { authOperations } from "#contract/auth.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import { ownerIds } from "#runtime/wiring/sign-in.ts";
import type { authPorts } from "#runtime/apiPorts.ts";
import { readSettings } from "#runtime/deployment.ts";
import {
  cookieNames,
  endedSessionCookie,
  hasXsrfToken,
  sessionCookie,
  xsrfCookie,
  signedIn,
} from "#runtime/http/cookies.ts";
import { definePublicRoute, defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { findBlock } from "#usecases/sign-in/findBlock.ts";
import { finishLogin } from "#usecases/sign-in/finishLogin.ts";
import type { FailedLogin, FinishedLogin } from "#usecases/sign-in/openAccountSession.ts";
import { logout } from "#usecases/sign-in/logout.ts";
import { endOwnSessions, listOwnSessions } from "#usecases/sign-in/ownSessions.ts";
import { receiveLogoutToken } from "#usecases/sign-in/receiveLogout.ts";
import { refreshSession } from "#usecases/sign-in/refreshSession.ts";
import { startLogin } from "#usecases/sign-in/prepareLogin.ts";
import { startPseudoSession } from "#usecases/sign-in/startPseudoSession.ts";
import { broughtBy, LOGIN_PROBLEMS, type LoginEnd, loginFailedAddress } from "./loginEnd.ts";
import { samlRoutes } from "./samlRoutes.ts";
import { userView } from "./userView.ts";

export function authRoutes(ports: ReturnType<typeof authPorts>): readonly ApiRoute[] {
  const { portal, server } = readSettings();
  const names = cookieNames(portal.publicUrl);
  const { termsVersion: currentTermsVersion, session: times } = server;
  const sessionCookies = (sessionId: string, xsrfToken: string): readonly string[] => [
    sessionCookie(names, sessionId),
    xsrfCookie(names, xsrfToken),
  ];
  const ownerIdsOf = ownerIds();
  const providers = server.identityProviders.map(({ provider }) => provider);
  const defaultScopesOf = (providerId: string): readonly UserDataScope[] =>
    providers.find(({ id }) => id === providerId)?.defaultScopes ?? [];
  const view = (session: SignedInSession): ReturnType<typeof userView> =>
    userView(session, { now: ports.clock.now(), providers });
  const loginEnd = (finished: Result<FinishedLogin, FailedLogin>): LoginEnd => {
    if (!finished.ok) return { redirect: loginFailedAddress(finished.failure) };
    const { sessionId, session, redirect } = finished.value;
    return { redirect, cookies: sessionCookies(sessionId, session.xsrfToken) };
  };
  return [
    definePublicRoute({
      name: "startPseudoSession",
      schemas: authOperations.startPseudoSession,
      handle: async ({ body }, current) => {
        const started = await startPseudoSession(ports, {
          termsVersion: body.termsVersion,
          currentTermsVersion,
          times,
          previousSessionId: current?.sessionId,
        });
        if (!started.ok) return started;
        const { sessionId, session } = started.value;
        return ok({
          body: view(session),
          cookies: sessionCookies(sessionId, session.xsrfToken),
        });
      },
      problems: { "terms-not-accepted": "terms-not-accepted" },
    }),
    definePublicRoute({
      name: "listProviders",
      schemas: authOperations.listProviders,
      handle: () =>
        Promise.resolve(
          ok({
            body: {
              providers: [...providers],
              termsVersion: currentTermsVersion,
            },
          }),
        ),
      problems: {},
    }),
    definePublicRoute({
      name: "logout",
      schemas: authOperations.logout,
      handle: async (_request, current) =>
        ok({
          body: await logout(ports, current),
          cookies: [endedSessionCookie(names), xsrfCookie(names, ports.ids.secret())],
        }),
      problems: {},
    }),
    definePublicRoute({
      name: "getUser",
      schemas: authOperations.getUser,
      handle: async ({ headers }, current) => {
        const caller = signedIn(current);
        if (caller === undefined) {
          // Another token would refuse a write that is under way, or all of a session that another window has just begun.
          if (current === undefined && hasXsrfToken(headers["cookie"])) return ok({ body: null });
          const token = current?.session.xsrfToken ?? ports.ids.secret();
          return ok({ body: null, cookies: [xsrfCookie(names, token)] });
        }
        const block = await findBlock(ports, caller.session.user);
        if (block !== undefined) {
          await logout(ports, caller);
          return err({ kind: "account-blocked", block } as const);
        }
        const session = await refreshSession(ports, { ...caller, times });
        return ok({
          body: view(session),
          cookies: [xsrfCookie(names, session.xsrfToken)],
        });
      },
      problems: { "account-blocked": "account-blocked" },
      details: ({ block: { until } }) => (until === undefined ? {} : { until }),
    }),
    definePublicRoute({
      name: "getOidcUrl",
      schemas: authOperations.getOidcUrl,
      handle: async ({ query }, current) => {
        const started = await startLogin(ports, {
          providerId: query.providerId,
          trustLevel: query.trustLevel ?? "low",
          scopes: query.scopes ?? defaultScopesOf(query.providerId),
          redirect: query.redirect,
          locale: query.locale,
          termsVersion: query.termsVersion,
          currentTermsVersion,
          times,
          current,
        });
        if (!started.ok) return started;
        const { destination: url, sessionId, session } = started.value;
        return ok({ body: { url }, cookies: sessionCookies(sessionId, session.xsrfToken) });
      },
      problems: LOGIN_PROBLEMS,
    }),
    definePublicRoute({
      name: "finishOidcLogin",
      schemas: authOperations.finishOidcLogin,
      handle: async ({ query, queryText }, current) => {
        const { state } = query;
        const finished = await finishLogin(ports, {
          ...broughtBy(current),
          state: typeof state === "string" ? state : undefined,
          query: queryText,
          times,
          ownerIdsOf,
        });
        return ok(loginEnd(finished));
      },
      problems: {},
    }),
    definePublicRoute({
      name: "receiveLogoutToken",
      schemas: authOperations.receiveLogoutToken,
      handle: async ({ body }) => {
        const received = await receiveLogoutToken(ports, body.logout_token);
        return received.ok ? ok({ body: {} }) : received;
      },
      problems: { "logout-refused": "logout-refused" },
    }),
    ...samlRoutes(ports, { ownerIdsOf, currentTermsVersion, defaultScopesOf, loginEnd, sessionCookies }),
    defineSessionRoute({
      name: "listSessions",
      schemas: authOperations.listSessions,
      handle: async (_request, caller) => {
        const own = await listOwnSessions(ports, { ...caller, times });
        return ok({ body: { sessions: own.map(({ handle, ...one }) => ({ session: handle, ...one })) } });
      },
      problems: {},
    }),
    defineSessionRoute({
      name: "endSessions",
      schemas: authOperations.endSessions,
      handle: async ({ query }, caller) => {
        const ended = await endOwnSessions(ports, { ...caller, handle: query.session });
        return ok({ body: { ended } });
      },
      problems: {},
    }),
    defineSessionRoute({
      name: "prolongSession",
      schemas: authOperations.prolongSession,
      handle: async (_request, caller) => {
        const session = await refreshSession(ports, { ...caller, times });
        return ok({
          body: { expires: session.idleExpiresAt, sessionExpiration: session.absoluteExpiresAt },
        });
      },
      problems: {},
    }),
  ];
}
