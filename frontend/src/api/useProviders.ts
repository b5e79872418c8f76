import type { Read } from "./ApiFailure.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead } from "./useRead.ts";

export type IdentityProvider = ResponseOf<"listProviders">["providers"][number];

/** Ways to sign in, and the version of the terms that must be accepted now. */
export function useProviders(): Read<ResponseOf<"listProviders">> {
  return useRead(["listProviders", {}]);
}
