import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { IdentityProvider } from "#ui/api/useRead.ts";

/** A way to begin: with one of the state's providers, or with none. */
export type LoginOption = IdentityProvider | "anon";

/** What a sign-in must be good for. */
export interface LoginNeeds extends Pick<IdentityProvider, "trustLevel"> {
  /** Only these providers; undefined: all of the state. */
  readonly providers?: readonly IdentityProvider["id"][];
  /** What is filled in is to last longer than the session: providers whose sessions leave nothing behind are of no use. */
  readonly lasting?: boolean;
}

export function idOfOption(option: LoginOption): IdentityProvider["id"] {
  return option === "anon" ? option : option.id;
}

/** Providers at a sufficient level: a sign-in with any other would be refused. */
export function offeredProviders(
  all: readonly IdentityProvider[],
  { trustLevel, providers, lasting = false }: LoginNeeds,
): readonly IdentityProvider[] {
  return all.filter(
    (provider) =>
      provider.type !== "pseudo" &&
      satisfiesTrustLevel(provider.trustLevel, trustLevel) &&
      (providers === undefined || providers.includes(provider.id)) &&
      !(lasting && provider.transient),
  );
}
