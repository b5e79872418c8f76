import { beforeEach, describe, expect, it } from "vitest";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import type { PendingLogin, SignedInSession } from "#domain/sign-in/UserSession.ts";
import { err, ok } from "#domain/result.ts";
import { eidRequest, failedEidClient } from "./eidRequest.ts";
import { finishSamlLogin } from "./finishLogin.ts";
import { logout } from "./logout.ts";
import { receiveSamlAnswer } from "./receiveSamlAnswer.ts";
import { startPseudoSession } from "./startPseudoSession.ts";
import { startSamlLogin } from "./startSamlLogin.ts";

let ports: MemoryPorts;
const times = { idleMinutes: 10, absoluteHours: 8 };
const terms = { termsVersion: "1", currentTermsVersion: "1" };
const ownerIdsOf = ({ subject }: { readonly subject: string }) =>
  Promise.resolve({ ownerId: `nkb:${subject}` });
const EID_CLIENT = { url: "http://127.0.0.1:24727/eID-Client", tokenUrl: "https://portal.example/token" };

beforeEach(() => {
  ports = memoryPorts();
});

const REQUEST: Parameters<typeof startSamlLogin>[1] = {
  ...terms,
  providerId: "nkb",
  trustLevel: "substantial",
  scopes: ["givenName"],
  redirect: "/antrag/start",
  cancelUrl: "/zurueck",
  locale: "en",
  times,
  current: undefined,
};

/** Of the memory's ids, each another one. */
const REFERENCE: unknown = expect.stringMatching(/^READABLE/);

interface Begun {
  readonly sessionId: string;
  readonly pending: PendingLogin;
  readonly url: string;
}

async function begin(more: Partial<Parameters<typeof startSamlLogin>[1]> = {}): Promise<Begun> {
  const started = await startSamlLogin(ports, { ...REQUEST, ...more });
  if (!started.ok) throw new Error(started.failure.kind);
  const { sessionId, session, destination } = started.value;
  if (session.pendingLogin === undefined) throw new Error("nothing is remembered");
  return { sessionId, pending: session.pendingLogin, url: destination.url };
}

/** The provider in memory answers a request with its id. */
const answerTo = ({ pending }: Begun): { relayState: string; samlResponse: string } => ({
  relayState: pending.state,
  samlResponse: `_${pending.nonce}`,
});

async function codeOf(begun: Begun): Promise<string> {
  const received = await receiveSamlAnswer(ports, answerTo(begun));
  if (!received.ok) throw new Error(received.failure.failure.kind);
  return received.value.code;
}

const finish = (sessionId: string | undefined, code: string): ReturnType<typeof finishSamlLogin> =>
  finishSamlLogin(ports, { sessionId, begunState: undefined, code, times, ownerIdsOf });

async function signIn(
  more: Parameters<typeof begin>[0] = {},
): Promise<{ sessionId: string; session: SignedInSession }> {
  const begun = await begin(more);
  const finished = await finish(begun.sessionId, await codeOf(begun));
  if (!finished.ok) throw new Error(finished.failure.failure.kind);
  return finished.value;
}

describe("a login by SAML", () => {
  it("is remembered in the browser's session and under what the provider brings back", async () => {
    const { sessionId, pending } = await begin();
    expect(pending).toMatchObject({ providerId: "nkb", trustLevel: "substantial", cancelUrl: "/zurueck" });
    expect(ports.stored.sessions.get(sessionId)?.pendingLogin).toEqual(pending);
    expect(await ports.logins.find(pending.state)).toEqual(pending);
    expect(new Set([pending.state, pending.nonce, sessionId]).size).toBe(3);
  });

  it("needs the terms in force, and leaves nothing behind when there is nowhere to go", async () => {
    const outdated = await startSamlLogin(ports, { ...REQUEST, termsVersion: "0" });
    expect(outdated).toMatchObject({ ok: false, failure: { kind: "terms-not-accepted" } });
    const nowhere = { kind: "identity-provider-unavailable", reason: "no-certificate" } as const;
    const samlProviders = { ...ports.samlProviders, request: () => Promise.resolve(err(nowhere)) };
    const started = await startSamlLogin({ ...ports, samlProviders }, REQUEST);
    expect(started).toEqual({ ok: false, failure: nowhere });
    expect(ports.stored.sessions.size).toBe(0);
    expect(ports.stored.lines).toEqual([
      { message: "login-failed", fields: { providerId: "nkb", reason: "no-certificate" } },
    ]);
  });

  it("goes through the client on the person's device where the provider is reached through one", async () => {
    const begun = await begin({ eidClient: EID_CLIENT });
    const url = new URL(begun.url);
    expect(url.origin + url.pathname).toBe(EID_CLIENT.url);
    expect(url.searchParams.get("tcTokenURL")).toBe(`${EID_CLIENT.tokenUrl}?session=${begun.pending.state}`);
    expect(await eidRequest(ports, begun.pending.state)).toEqual(ok("https://saml.example/sso"));
    expect(await eidRequest(ports, "guessed")).toEqual(err({ kind: "login-unknown" }));
  });

  it("ends with a session under a new id, bound to the provider; the old one is gone", async () => {
    const begun = await begin();
    const finished = await finish(begun.sessionId, await codeOf(begun));
    if (!finished.ok) throw new Error("not signed in");
    const { sessionId, session, redirect } = finished.value;
    expect(redirect).toBe("/antrag/start");
    expect([...ports.stored.sessions.keys()]).toEqual([sessionId]);
    expect(sessionId).not.toBe(begun.sessionId);
    expect(session).toMatchObject({
      user: {
        ownerId: "nkb:subject-2",
        providerId: "nkb",
        providerType: "saml2",
        trustLevel: "substantial",
        termsVersion: "1",
      },
      providerSession: { nameId: "name-1" },
    });
    expect(session.previousOwnerId).toBeUndefined();
  });

  it("is answered once: a second answer finds nothing, and the code is worth one try", async () => {
    const begun = await begin();
    const code = await codeOf(begun);
    // Said in the language in which the login was begun, though nothing is kept of it.
    const unknown = { failure: { failure: { kind: "login-unknown" }, locale: "en", redirect: "/en" } };
    expect(await receiveSamlAnswer(ports, answerTo(begun))).toMatchObject(unknown);
    expect(await finish(begun.sessionId, code)).toMatchObject({ ok: true });
    expect(await finish(begun.sessionId, code)).toMatchObject(unknown);
  });

  it("of two answers at the same time takes one", async () => {
    const begun = await begin();
    const both = await Promise.all([1, 2].map(() => receiveSamlAnswer(ports, answerTo(begun))));
    expect(both.map((received) => received.ok).sort()).toEqual([false, true]);
  });

  it("is not spoilt by a wrong answer sent in between", async () => {
    const begun = await begin();
    const wrong = await receiveSamlAnswer(ports, { relayState: begun.pending.state, samlResponse: "forged" });
    expect(wrong).toEqual(
      err({
        failure: { kind: "login-refused", reason: "in-response-to" },
        redirect: "/antrag/start",
        locale: "en",
        reference: REFERENCE,
      }),
    );
    expect(await finish(begun.sessionId, await codeOf(begun))).toMatchObject({ ok: true });
  });

  it("does not end in another browser, nor in one that meanwhile began another login; the code is used up", async () => {
    const mine = await begin();
    const theirs = await begin();
    const code = await codeOf(mine);
    expect(await finish(theirs.sessionId, code)).toMatchObject({ ok: false });
    expect(await finish(mine.sessionId, code)).toMatchObject({ ok: false });
    expect(await finish(undefined, await codeOf(await begin()))).toMatchObject({ ok: false });
    expect([...ports.stored.sessions.values()].some(({ user }) => user !== undefined)).toBe(false);
  });

  it("that is given up leads back to where it began; anything else to where it was going", async () => {
    for (const [failure, redirect] of [
      [{ kind: "login-cancelled" }, "/zurueck"],
      [{ kind: "trust-level-too-low" }, "/antrag/start"],
    ] as const) {
      const { pending } = await begin();
      const samlProviders = { ...ports.samlProviders, verify: () => Promise.resolve(err(failure)) };
      const answer = { relayState: pending.state, samlResponse: "x" };
      expect(await receiveSamlAnswer({ ...ports, samlProviders }, answer)).toEqual(
        err({ failure, redirect, locale: "en", reference: REFERENCE }),
      );
    }
  });
});

describe("the session after a sign-in", () => {
  it("remembers who the visitor was, so that an application can change hands, and never an account", async () => {
    const visitor = await startPseudoSession(ports, { ...terms, times, previousSessionId: undefined });
    if (!visitor.ok) throw new Error("no visitor");
    const first = await signIn({ current: visitor.value });
    expect(first.session.previousOwnerId).toBe(visitor.value.session.user.ownerId);
    const second = await signIn({ current: first });
    expect(second.session.previousOwnerId).toBeUndefined();
  });

  it("belongs to the same owner after a step up with the same account, and the drafts with it", async () => {
    const low = await signIn({ trustLevel: "low" });
    const draft = await aStartedProcess(ports, low.session);
    const high = await signIn({ trustLevel: "high", current: low });
    expect(high.session.user).toMatchObject({ ownerId: draft.ownerId, trustLevel: "high" });
    expect(high.session.xsrfToken).not.toBe(low.session.xsrfToken);
    expect(ports.stored.sessions.has(low.sessionId)).toBe(false);
    expect(ports.stored.processes.get(draft.id)?.ownerId).toBe(high.session.user.ownerId);
  });

  it("ends at the provider too at logout", async () => {
    const session = await signIn();
    expect(ports.stored.sessions.size).toBe(1);
    expect(await logout(ports, session)).toEqual({ endSessionUrl: "https://saml.example/slo" });
    expect(ports.stored.sessions.size).toBe(0);
  });
});

describe("a blocked account", () => {
  const block = { ownerId: "nkb:subject-2", since: "2026-11-01T00:00:00.000Z", reason: "breach" };

  it("for good does not come in, and the log does not say why", async () => {
    await ports.blockList.add(block, ports.clock.now());
    const begun = await begin();
    const finished = await finish(begun.sessionId, await codeOf(begun));
    expect(finished).toMatchObject({ failure: { failure: { kind: "account-blocked" } } });
    expect(finished.ok || "until" in finished.failure.failure).toBe(false);
    expect(JSON.stringify(ports.stored.lines)).not.toContain("breach");
    expect([...ports.stored.sessions.values()].some(({ user }) => user !== undefined)).toBe(false);
  });

  it("until a given time can sign in again after it, and is shown that time before", async () => {
    const until = new Date(ports.clock.now().getTime() + HOUR).toISOString();
    await ports.blockList.add({ ...block, until }, ports.clock.now());
    const begun = await begin();
    expect(await finish(begun.sessionId, await codeOf(begun))).toMatchObject({
      failure: { failure: { kind: "account-blocked", until } },
    });
    ports.clock.advance(HOUR);
    expect((await signIn()).session.user.ownerId).toBe(block.ownerId);
  });

  it("does not keep other accounts out", async () => {
    await ports.blockList.add({ ...block, ownerId: "nkb:subject-3" }, ports.clock.now());
    expect((await signIn()).session.user.name).toBe("Jonas Muster");
  });
});

describe("an eID client that failed", () => {
  it.each([
    ["http://www.bsi.bund.de/ecard/api/1.1/resultminor/sal#cancellationByUser", { kind: "login-cancelled" }],
    ["cancellationByUser", { kind: "login-cancelled" }],
    [
      "trustedChannelEstablishmentFailed",
      { kind: "identity-provider-unavailable", reason: "trustedChannelEstablishmentFailed" },
    ],
    ["x#communicationError", { kind: "identity-provider-unavailable", reason: "communicationError" }],
    ["x#invalidPIN", { kind: "login-refused", reason: "invalidPIN" }],
    ["Amina Beispiel", { kind: "login-refused", reason: "eid-client" }],
    [undefined, { kind: "login-refused", reason: "eid-client" }],
  ])("with %j is answered by its kind, and the log gets a code only", (minor, failure) => {
    expect(failedEidClient(minor)).toEqual(failure);
  });
});
