import { z } from "zod";
import type { OidcClaim } from "#domain/sign-in/OidcProvider.ts";

export type Claims = Readonly<Record<string, unknown>>;

const objectSchema = z.record(z.string(), z.unknown());
const valueSchema = z.string().min(1).max(400);

/** Path of a claim in the settings, with or without a meaning of its words. */
export function pathOf(claim: OidcClaim): string {
  return typeof claim === "string" ? claim : claim.claim;
}

/** The value of a claim as the settings read it; undefined where there is none, or a word that they do not name. */
export function claimAt(claims: Claims, claim: OidcClaim): string | undefined {
  const word = wordAt(claims, pathOf(claim));
  const values = typeof claim === "string" ? undefined : claim.values;
  if (word === undefined || values === undefined) return word;
  return Object.hasOwn(values, word) ? values[word] : undefined;
}

/** A name with dots in it (`https://provider.example/level`) is taken whole where the provider has such a claim. */
function wordAt(claims: Claims, path: string): string | undefined {
  if (Object.hasOwn(claims, path)) return valueSchema.safeParse(claims[path]).data;
  let current: unknown = claims;
  for (const key of path.split(".")) {
    const parsed = objectSchema.safeParse(current);
    if (!parsed.success || !Object.hasOwn(parsed.data, key)) return undefined;
    current = parsed.data[key];
  }
  return valueSchema.safeParse(current).data;
}
