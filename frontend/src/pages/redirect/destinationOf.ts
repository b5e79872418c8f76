import { err, ok, type Result } from "#domain/result.ts";
import { call } from "#ui/api/call.ts";
import type { LoginIntent } from "#ui/sign-in/login/LoginIntent.ts";
import type { Locale } from "#ui/i18n/locales.ts";
import { type LoginFailure, startFailureOf } from "./loginFailure.ts";

/** Where a sign-in leads: an address to open, or with fields a form to post. */
export interface Destination {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Begins the sign-in at the portal. */
export async function destinationOf(
  intent: LoginIntent,
  locale: Locale,
): Promise<Result<Destination, LoginFailure>> {
  const { provider, redirect, cancelUrl, termsVersion, trustLevel, scopes } = intent;
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = {
    providerId: provider.id,
    redirect,
    locale,
    timezone,
    trustLevel,
    termsVersion,
    ...(scopes !== undefined && { scopes: scopes.join(" ") }),
  };
  if (provider.type === "saml2") {
    const request = await call("getSamlRequest", { query: { ...query, cancelUrl } });
    return request.ok ? request : err(startFailureOf(request.failure));
  }
  const address = await call("getOidcUrl", { query });
  return address.ok ? ok({ url: address.value.url, fields: {} }) : err(startFailureOf(address.failure));
}

export function isPosted({ fields }: Destination): boolean {
  return Object.keys(fields).length > 0;
}
