import { call } from "../../api/call.ts";
import type { LoginIntent } from "../../features/login/beginLogin.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Where a sign-in leads: an address to open, or with fields a form to post. */
export interface Destination {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Begins the sign-in at the portal; undefined: it could not. */
export async function destinationOf(intent: LoginIntent, locale: Locale): Promise<Destination | undefined> {
  const { provider, redirect, cancelUrl, termsVersion } = intent;
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = { providerId: provider.id, redirect, locale, timezone, termsVersion };
  if (provider.type === "saml2") {
    const request = await call("getSamlRequest", { query: { ...query, cancelUrl } });
    return request.ok ? request.value : undefined;
  }
  const address = await call("getOidcUrl", { query });
  return address.ok ? { url: address.value.url, fields: {} } : undefined;
}

export function isPosted({ fields }: Destination): boolean {
  return Object.keys(fields).length > 0;
}
