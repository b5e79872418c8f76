import type { Read } from "./ApiFailure.ts";
import { useEffect, useSyncExternalStore } from "react";
import { type User, userStore } from "./userStore.ts";
import { call } from "./call.ts";

/** Who is there in this window. */
export const currentUser = userStore({ ask: () => call("getUser", {}), now: () => performance.now() });

export type { User } from "./userStore.ts";

/** Parts of a page that are shown together share one question, also with what was asked while their code was on its way. */
const TOGETHER_MILLISECONDS = 2000;

const NOT_KNOWN: Read<User | null> = { status: "loading" };
/** A document is the same for everybody. */
const beforeAnybody = (): Read<User | null> => NOT_KNOWN;

/** The signed-in or anonymous user; null without a session. Each page that needs it asks again. */
export function useUser(): Read<User | null> {
  useEffect(() => {
    currentUser.refreshOlderThan(TOGETHER_MILLISECONDS);
  }, []);
  return useSyncExternalStore(currentUser.subscribe, currentUser.state, beforeAnybody);
}

/** A person with an account; anonymous visitors have none. */
export function hasAccount(user: User | null): user is User {
  return user !== null && user.loginData.providerType !== "pseudo";
}
