import type { User } from "../../api/useUser.ts";

export type LoginProviderId = User["loginData"]["providerId"];

/** What an account keeps: said beside each way to begin. eID and anonymous sessions keep nothing. */
export function keepsDrafts(id: LoginProviderId): boolean {
  return id !== "anon" && id !== "eid";
}
