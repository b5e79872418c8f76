import { type ReactNode, useEffect, useRef } from "react";
import { foreignValue, RichMessage, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import "#ui/styles/wait.css";
import { err, ok, type Result } from "#domain/result.ts";
import { call } from "#ui/api/client.ts";
import type { LoginIntent } from "#ui/sign-in/login/lastLogin.ts";
import type { Locale } from "#ui/i18n/locales.ts";
import { type LoginFailure, startFailureOf } from "./loginFailure.ts";

export interface ToBrowserProviderProps {
  readonly provider: string;
  /** Undefined while it is asked for. */
  readonly page: ProviderPage | undefined;
}

/** Sends the browser to a provider's page: by an address, or by a form that is posted at once. */
export function ToBrowserProvider({ provider, page }: ToBrowserProviderProps): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const isPosted = Object.keys(page?.fields ?? {}).length > 0;
  const name = foreignValue(provider);
  const link = <RichMessage text={t("redirect.link", { provider: name })} />;
  useEffect(() => {
    if (page === undefined) return;
    if (isPosted) form.current?.submit();
    else location.assign(page.url);
  }, [page, isPosted]);
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <div className="ap-spin" aria-hidden="true" />
        <PageHeading title={t("redirect.title")} />
        <RichParagraph className="ap-lede" text={t("redirect.lede", { provider: name })} />
        <Note icon="lock">
          <p>{t("redirect.note")}</p>
        </Note>
        {page !== undefined && (
          <form ref={form} className="ap-stack" method="post" action={page.url}>
            {Object.entries(page.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p>{t("redirect.nothing")}</p>
            {isPosted ? (
              <Button kind="secondary" type="submit">
                {link}
              </Button>
            ) : (
              <p>
                <a className="kern-link" href={page.url}>
                  {link}
                </a>
              </p>
            )}
          </form>
        )}
      </div>
    </div>
  );
}

/** Where a sign-in leads: an address to open, or with fields a form to post. */
export interface ProviderPage {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Begins the sign-in at the portal. */
export async function providerPageOf(
  intent: LoginIntent,
  locale: Locale,
): Promise<Result<ProviderPage, LoginFailure>> {
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
