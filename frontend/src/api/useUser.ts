import { useEffect } from "react";
import type { ResponseOf } from "#contract/operations.ts";
import type { Result } from "#domain/result.ts";
import type { ApiFailure, Read } from "./ApiFailure.ts";
import { call } from "./client.ts";
import { type LiveValue, liveValue, useLiveValue } from "../settings/listeners.ts";

export type User = NonNullable<ResponseOf<"getUser">>;

export interface UserStore {
  /** The same object as long as nothing of it changes. */
  readonly state: LiveValue<Read<User | null>>;
  /** Who was there last: what loads late must know whose session ended before it came. */
  readonly last: () => User | undefined;
  /** Asks again; resolves when the answer is in. */
  readonly refresh: () => Promise<void>;
  /** Asks again unless that was done just now. */
  readonly refreshOlderThan: (milliseconds: number) => void;
}

export interface UserStoreOptions {
  readonly ask: () => Promise<Result<User | null, ApiFailure>>;
  readonly now: () => number;
}

/**
 * Who is there, for the whole window. Outside of SWR, because it is needed before the first field of a form: the library
 * then loads with the pages that read more than this.
 */
export function userStore({ ask, now }: UserStoreOptions): UserStore {
  const state = liveValue<Read<User | null>>({ status: "loading" });
  let last: User | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let latest = 0;
  const reload = (): void => void refresh();

  async function refresh(): Promise<void> {
    askedAt = now();
    latest += 1;
    const turn = latest;
    const result = await ask();
    // An answer that was overtaken by a newer question may be about the person before.
    if (turn !== latest) return;
    // A line that is gone says nothing about who is there.
    if (!result.ok && result.failure.kind === "offline" && state.now().status === "ready") return;
    const next: Read<User | null> = result.ok
      ? { status: "ready", value: result.value, reload }
      : { status: "error", failure: result.failure, reload };
    if (result.ok && result.value !== null) last = result.value;
    if (JSON.stringify(next) !== JSON.stringify(state.now())) state.set(next);
  }

  return {
    state,
    last: () => last,
    refresh,
    refreshOlderThan(milliseconds) {
      if (now() - askedAt >= milliseconds) void refresh();
    },
  };
}

/** Who is there in this window. */
export const currentUser = userStore({ ask: () => call("getUser", {}), now: () => performance.now() });

/** Parts of a page that are shown together share one question, also with what was asked while their code was on its way. */
const TOGETHER_MILLISECONDS = 2000;

/** The signed-in or anonymous user; null without a session. Each page that needs it asks again. */
export function useUser(): Read<User | null> {
  useEffect(() => {
    currentUser.refreshOlderThan(TOGETHER_MILLISECONDS);
  }, []);
  return useLiveValue(currentUser.state);
}

/** Two windows of one browser have one session; another name means that another person is there. */
export function nameOf(person: User | null | undefined): string {
  return person ? `${person.loginData.providerId} ${person.name}` : "";
}

/** A person with an account; anonymous visitors have none. */
export function hasAccount(user: User | null): user is User {
  return user !== null && user.loginData.providerType !== "pseudo";
}
