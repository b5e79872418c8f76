import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useProviders } from "#ui/api/useRead.ts";
import type { User } from "#ui/api/user/useUser.ts";
import { Button } from "#ui/components/Button.tsx";
import { markMoved } from "#ui/components/PageHeading.tsx";
import { offeredProviders } from "#ui/sign-in/login/providers.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";

/** The highest level of assurance on offer: with it everything is visible. */
export const HIGHEST_LEVEL = "high";

/** Drafts of a higher level are not listed: says so to whom it may concern, with the way there where their account has one. */
export function HigherLevel({ person }: { readonly person: User }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const providers = useProviders();
  const { trustLevel, providerId } = person.loginData;
  if (trustLevel === HIGHEST_LEVEL) return null;
  const needs = { trustLevel: HIGHEST_LEVEL, providers: [providerId], kept: true } as const;
  const goesHigher =
    providers.status === "ready" && offeredProviders(providers.value.providers, needs).length > 0;
  const signIn = (): void => {
    markMoved();
    navigateTo(pageAddress("account", { locale, query: { level: HIGHEST_LEVEL } }));
  };
  return (
    <section className="ap-stack-s" aria-labelledby="h1">
      <h2 className="kern-heading-small" id="h1">
        {t("account.level.title")}
      </h2>
      <p>{t("account.level.text", { level: t(`drafts.level.${trustLevel}`) })}</p>
      {goesHigher && (
        <Button kind="secondary" onClick={signIn}>
          {t("account.level.signIn")}
        </Button>
      )}
    </section>
  );
}
