import { beforeEach, describe, expect, it } from "vitest";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import { changeOwnProcess, contentChange } from "../application/ownProcess.ts";
import { removeExpiredProcesses } from "../application/removeExpiredProcesses.ts";
import { finishLogin } from "./finishLogin.ts";
import { logout } from "./logout.ts";
import { endOwnSessions, listOwnSessions } from "./ownSessions.ts";
import { refreshSession } from "./refreshSession.ts";
import { isSessionOver } from "./sessionRules.ts";
import type { FinishedLogin } from "./openAccountSession.ts";
import { startLogin } from "./prepareLogin.ts";
import { startPseudoSession, type StartedSession } from "./startPseudoSession.ts";

let ports: MemoryPorts;
const times = { idleMinutes: 10, absoluteHours: 8 };
const terms = { termsVersion: "1", currentTermsVersion: "1" };
const ownerIdsOf = ({ subject }: { readonly subject: string }) =>
  Promise.resolve({ ownerId: `sk:${subject}` });

beforeEach(() => {
  ports = memoryPorts();
});

async function visitor(): Promise<StartedSession> {
  const started = await startPseudoSession(ports, { ...terms, times, previousSessionId: undefined });
  if (!started.ok) throw new Error(started.failure.kind);
  return started.value;
}

async function login(
  current?: StartedSession,
  locale: "de" | "en" = "de",
): Promise<{ sessionId: string; state: string }> {
  const started = await startLogin(ports, {
    ...terms,
    providerId: "sk",
    trustLevel: "low",
    scopes: ["givenName"],
    redirect: "/antrag/start",
    locale,
    times,
    current,
  });
  if (!started.ok) throw new Error(started.failure.kind);
  return { sessionId: started.value.sessionId, state: started.value.session.pendingLogin?.state ?? "" };
}

const back = (started: {
  sessionId: string;
  state: string;
  begunState?: string;
}): ReturnType<typeof finishLogin> =>
  finishLogin(ports, { begunState: undefined, ...started, query: "code=1", times, ownerIdsOf });

/** As it answers in the moments after a write. */
const withLaggingIndex = ({ processes }: MemoryPorts): MemoryPorts["processes"] => ({
  ...processes,
  listByOwner: () => Promise.resolve([]),
});

describe("starting", () => {
  it("needs the terms that are in force", async () => {
    const outdated = { termsVersion: "0", currentTermsVersion: "1", times };
    expect(await startPseudoSession(ports, { ...outdated, previousSessionId: undefined })).toEqual({
      ok: false,
      failure: { kind: "terms-not-accepted" },
    });
  });

  it("without an account makes a transient user of type pseudo, identification anon", async () => {
    const { session } = await visitor();
    expect(session.user).toMatchObject({ providerId: "anon", providerType: "pseudo", transient: true });
  });
});

describe("a session", () => {
  it("ends ten minutes after it was last used and never lives past its absolute end", async () => {
    const { sessionId, session } = await visitor();
    let current = session;
    for (let minute = 0; minute < 8 * 60; minute += 5) {
      expect(isSessionOver(current, ports.clock.now())).toBe(false);
      current = await refreshSession(ports, { sessionId, session: current, times });
      ports.clock.advance(5 * MINUTE);
    }
    expect(isSessionOver(current, ports.clock.now())).toBe(true);
    expect(isSessionOver(session, new Date(Date.parse(session.createdAt) + 10 * MINUTE))).toBe(true);
  });

  it("takes along what an anonymous visitor typed, as long as it lives", async () => {
    const { sessionId, session } = await visitor();
    const process = await aStartedProcess(ports, session);
    ports.clock.advance(5 * MINUTE);
    const refreshed = await refreshSession(ports, { sessionId, session, times });
    expect(ports.stored.processes.get(process.id)?.availableUntil).toBe(refreshed.idleExpiresAt);
  });

  it("takes it along with the next change where its index did not show it yet", async () => {
    const { sessionId, session } = await visitor();
    const { id: processId } = await aStartedProcess(ports, session);
    ports.clock.advance(5 * MINUTE);
    const refreshed = await refreshSession(
      { ...ports, processes: withLaggingIndex(ports) },
      { sessionId, session, times },
    );
    const actor = { ...refreshed.user, sessionEndsAt: refreshed.idleExpiresAt };
    const changed = await changeOwnProcess(ports, { actor, processId, change: contentChange });
    expect(changed).toMatchObject({ ok: true, value: { availableUntil: refreshed.idleExpiresAt } });
  });

  it("leaves what its index did not show yet to the sweep, which removes it at the session's own end", async () => {
    const started = await visitor();
    await aStartedProcess(ports, started.session);
    await logout({ ...ports, processes: withLaggingIndex(ports) }, started);
    expect(ports.stored.processes.size).toBe(1);
    ports.clock.advance(times.idleMinutes * MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(1);
    expect(ports.stored.processes.size).toBe(0);
  });

  it("is not brought back by a refresh that was on its way when it ended", async () => {
    const [started, other] = [await visitor(), await visitor()];
    const endOf = async ({ sessionId }: typeof started) =>
      (await ports.sessions.get(sessionId))?.idleExpiresAt;
    const before = await endOf(other);
    await logout(ports, started);
    ports.clock.advance(MINUTE);
    for (const refreshed of [started, other]) await refreshSession(ports, { ...refreshed, times });
    expect(await endOf(other)).not.toBe(before);
    expect([...ports.stored.sessions.keys()]).toEqual([other.sessionId]);
  });

  it("keeps a login that was started while it was refreshed", async () => {
    const started = await visitor();
    const pending = await login(started);
    ports.clock.advance(MINUTE);
    await refreshSession(ports, { ...started, times });
    expect(await back(pending)).toMatchObject({ ok: true });
  });

  it("of a visitor leaves nothing behind after logout", async () => {
    const started = await visitor();
    await aStartedProcess(ports, started.session);
    const left = () => [ports.stored.processes.size, ports.stored.sessions.size];
    expect(left()).toEqual([1, 1]);
    expect(await logout(ports, started)).toEqual({ endSessionUrl: null });
    expect(left()).toEqual([0, 0]);
  });
});

describe("a sign-in", () => {
  it("gives the browser a new session id and ends the old one", async () => {
    const started = await login();
    const finished = await back(started);
    expect(finished).toMatchObject({ ok: true, value: { redirect: "/antrag/start" } });
    if (!finished.ok) return;
    expect(finished.value.sessionId).not.toBe(started.sessionId);
    expect(ports.stored.sessions.has(started.sessionId)).toBe(false);
    expect(finished.value.session.user).toMatchObject({ ownerId: "sk:subject-1", trustLevel: "low" });
  });

  it("is finished once: the same answer again is refused", async () => {
    const started = await login();
    expect(await back(started)).toMatchObject({ ok: true });
    expect(await back(started)).toMatchObject({ ok: false, failure: { failure: { kind: "login-unknown" } } });
  });

  it("that is not known is refused in the language in which it was begun, or the browser began another one", async () => {
    const started = await login(undefined, "en");
    const refused = { ok: false, failure: { locale: "en", redirect: "/en" } };
    expect(await back({ ...started, sessionId: "other" })).toMatchObject(refused);
    expect(await back({ ...started, state: "guessed", begunState: started.state })).toMatchObject(refused);
    expect(await back(started)).toMatchObject({ ok: true });
    expect(await back(started)).toMatchObject(refused);
    expect(await back(await login())).toMatchObject({ ok: true });
    expect(await back({ ...started, state: "guessed" })).toMatchObject({ failure: { locale: "de" } });
  });

  it("is refused when another browser brings the answer", async () => {
    const started = await login();
    expect(await back({ ...started, sessionId: "other" })).toMatchObject({ ok: false });
    expect(await back({ ...started, state: "guessed" })).toMatchObject({ ok: false });
  });

  it("at the end remembers who the visitor was, so that the application can change hands", async () => {
    const anonymous = await visitor();
    const finished = await back(await login(anonymous));
    expect(finished).toMatchObject({
      ok: true,
      value: { session: { previousOwnerId: anonymous.session.user.ownerId } },
    });
  });

  it("keeps what a visitor typed while it is under way, however late the page asked before, and after it until it changes hands", async () => {
    const anonymous = await visitor();
    const { id } = await aStartedProcess(ports, anonymous.session);
    const started = await login(anonymous);
    // Went out before the sign-in began, and came in after it.
    await refreshSession(ports, { ...anonymous, times });
    ports.clock.advance(35 * MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(0);
    const finished = await back(started);
    if (!finished.ok) throw new Error(finished.failure.failure.kind);
    const current = { ...finished.value, times };
    ports.clock.advance(9 * MINUTE);
    await refreshSession(ports, current);
    ports.clock.advance(9 * MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(0);
    ports.clock.advance(MINUTE);
    expect(await removeExpiredProcesses(ports)).toBe(1);
    expect(ports.stored.processes.has(id)).toBe(false);
  });

  it("is over after eight hours at the latest", async () => {
    const finished = await back(await login());
    ports.clock.advance(8 * HOUR);
    expect(finished.ok && isSessionOver(finished.value.session, ports.clock.now())).toBe(true);
  });
});

describe("the sessions of one person", () => {
  async function signedIn(): Promise<FinishedLogin> {
    const finished = await back(await login());
    if (!finished.ok) throw new Error(finished.failure.failure.kind);
    return finished.value;
  }
  const list = (here: FinishedLogin) => listOwnSessions(ports, { ...here, times });
  const end = (here: FinishedLogin, handle?: string) => endOwnSessions(ports, { ...here, handle });

  it("are listed with when they began and were used last, the one that asks first, and no others", async () => {
    const phone = await signedIn();
    ports.clock.advance(5 * MINUTE);
    const here = await signedIn();
    ports.clock.advance(MINUTE);
    await refreshSession(ports, { ...phone, times });
    await visitor();
    const foreign = { ...here.session, user: { ...here.session.user, ownerId: "sk:somebody-else" } };
    await ports.sessions.create("foreign", foreign);
    const now = ports.clock.now().toISOString();
    expect(await list(here)).toMatchObject([
      { current: true, begunAt: here.session.createdAt, usedAt: here.session.createdAt },
      { current: false, begunAt: phone.session.createdAt, usedAt: now },
    ]);
    ports.clock.advance(9.5 * MINUTE);
    expect(await list(here)).toMatchObject([{ current: false }]);
  });

  it("end one by one, or all but the one that asks, which no word ends", async () => {
    const [here, phone, library, tablet] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(),
    ];
    const own = ports.sessions.handleOf(here.sessionId);
    expect(await end(here, ports.sessions.handleOf(phone.sessionId))).toBe(1);
    expect(await end(here, ports.sessions.handleOf(phone.sessionId))).toBe(0);
    expect(await end(here, own)).toBe(0);
    expect(await end(here)).toBe(2);
    expect((await list(here)).map(({ handle }) => handle)).toEqual([own]);
    for (const { sessionId } of [phone, library, tablet]) {
      expect(await ports.sessions.get(sessionId)).toBeUndefined();
    }
    expect(ports.stored.lines.at(-1)).toEqual({
      message: "sessions-ended",
      fields: { providerId: "sk", sessions: 2 },
    });
  });

  it("can be ended by their owner only", async () => {
    const here = await signedIn();
    const user = { ...here.session.user, ownerId: "sk:somebody-else" };
    const stranger = { sessionId: "foreign", session: { ...here.session, user } };
    const handle = ports.sessions.handleOf(here.sessionId);
    expect(await endOwnSessions(ports, { ...stranger, handle })).toBe(0);
    expect(await endOwnSessions(ports, { ...stranger, handle: undefined })).toBe(0);
    expect(await ports.sessions.get(here.sessionId)).toBeDefined();
  });
});
