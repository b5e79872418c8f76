import type { IdentityProvider } from "../../api/useProviders.ts";

export type LoginProviderId = IdentityProvider["id"];

/** A way to begin: with one of the state's providers, or with none. */
export type LoginOption = IdentityProvider | "anon";

export function idOfOption(option: LoginOption): LoginProviderId {
  return option === "anon" ? option : option.id;
}
