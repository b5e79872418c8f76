import type { ResponseOf } from "../../../functions/contract/operations.ts";
import { type Read, useRead } from "./useRead.ts";

export type User = NonNullable<ResponseOf<"getUser">>;

/** Who is there: null when nobody is. Asked again when the window gets the focus. */
export function useUser(): Read<User | null> {
  return useRead(["getUser", {}], { onFocus: true });
}

/** A person with an account; anonymous visitors have none. */
export function hasAccount(user: User | null): user is User {
  return user !== null && user.loginData.providerType !== "pseudo";
}
