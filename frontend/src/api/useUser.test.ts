import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { err, ok, type Result } from "#domain/result.ts";
import type { ApiFailure } from "./ApiFailure.ts";
import { type User, userStore } from "./useUser.ts";

const amina: User = {
  name: "Amina Haddad",
  providerName: { de: "Servicekonto", en: "service account" },
  hasPostbox: false,
  loginData: {
    trustLevel: "substantial",
    providerId: "sk",
    providerType: "oidc",
    identification: "sk",
    fetchedTimestamp: "2026-11-20T14:32:00Z",
    providerData: {},
    valueLevels: {},
    organisation: null,
    recentlyFetched: true,
    transient: false,
    expires: "2026-11-20T15:32:00Z",
    sessionExpiration: "2026-11-20T22:32:00Z",
  },
};

function setup() {
  const answers: ((value: User | null | ApiFailure) => void)[] = [];
  let time = 0;
  const store = userStore({
    ask: () =>
      new Promise<Result<User | null, ApiFailure>>((resolve) =>
        answers.push((value) => resolve(value !== null && "kind" in value ? err(value) : ok(value))),
      ),
    now: () => time,
  });
  let notifications = 0;
  store.state.subscribe(() => {
    notifications += 1;
  });
  const pass = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { store, answers, pass, notifications: () => notifications };
}

const answersProcessed = (): Promise<void> => setImmediate();

describe("who is there", () => {
  it("is not known before the first answer", () => {
    expect(setup().store.state.now()).toEqual({ status: "loading" });
  });

  it("notifies once when the answer is the same", async () => {
    const { store, answers, notifications } = setup();
    for (let asked = 0; asked < 2; asked += 1) {
      void store.refresh();
      answers[asked]?.({ ...amina });
      await answersProcessed();
    }
    expect(store.state.now()).toMatchObject({ status: "ready", value: amina });
    expect(notifications()).toBe(1);
  });

  it("is remembered when the session ends", async () => {
    const { store, answers } = setup();
    expect(store.last()).toBeUndefined();
    for (const answer of [amina, null]) {
      void store.refresh();
      answers.at(-1)?.(answer);
      await answersProcessed();
    }
    expect([store.state.now(), store.last()]).toMatchObject([{ status: "ready", value: null }, amina]);
  });

  it("stays known while the line is gone, and ends with an answer that says so", async () => {
    const { store, answers } = setup();
    const states: unknown[] = [];
    for (const answer of [{ kind: "offline" }, amina, { kind: "offline" }, null] as const) {
      void store.refresh();
      answers.at(-1)?.(answer);
      await answersProcessed();
      states.push(store.state.now());
    }
    expect(states).toMatchObject([
      { status: "error" },
      { status: "ready", value: amina },
      { status: "ready", value: amina },
      { status: "ready", value: null },
    ]);
  });

  it("does not go back to who was there before a newer question", async () => {
    const { store, answers } = setup();
    void store.refresh();
    void store.refresh();
    answers[1]?.(null);
    await answersProcessed();
    answers[0]?.(amina);
    await answersProcessed();
    expect(store.state.now()).toMatchObject({ status: "ready", value: null });
  });

  it("is not asked again right after it was asked", () => {
    const { store, answers, pass } = setup();
    store.refreshOlderThan(500);
    pass(499);
    store.refreshOlderThan(500);
    expect(answers).toHaveLength(1);
    pass(1);
    store.refreshOlderThan(500);
    expect(answers).toHaveLength(2);
  });
});
