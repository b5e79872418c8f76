import { z } from "zod";
import type { UserDataScope } from "../../domain/session/userDataScopes.ts";
import type { ProviderData } from "../../domain/session/UserSession.ts";

const subjectSchema = z.object({ sub: z.string().min(1).max(255) });
const valueSchema = z.string().min(1).max(400);

/**
 * Subject, name and data by scope out of the claims of a provider; a claim path may reach into an object
 * (`address.locality`). What is not among the scopes is not kept, though the provider may tell it.
 */
export function personOfClaims(
  claims: Readonly<Record<string, unknown>>,
  wanted: {
    readonly claims: Readonly<Record<string, string>>;
    readonly scopes: readonly UserDataScope[];
  },
): { readonly subject: string; readonly name: string; readonly providerData: ProviderData } | undefined {
  const subject = subjectSchema.safeParse(claims);
  if (!subject.success) return undefined;
  const providerData: ProviderData = {};
  for (const scope of wanted.scopes) {
    const path = wanted.claims[scope];
    const value = path === undefined ? undefined : valueSchema.safeParse(claimAt(claims, path));
    if (value?.success === true) providerData[scope] = value.data;
  }
  const name = [providerData.givenName, providerData.familyName]
    .filter((part) => part !== undefined)
    .join(" ");
  return { subject: subject.data.sub, name, providerData };
}

function claimAt(claims: Readonly<Record<string, unknown>>, path: string): unknown {
  let current: unknown = claims;
  for (const key of path.split(".")) {
    const parsed = z.record(z.string(), z.unknown()).safeParse(current);
    if (!parsed.success || !Object.hasOwn(parsed.data, key)) return undefined;
    current = parsed.data[key];
  }
  return current;
}
