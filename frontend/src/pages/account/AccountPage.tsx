import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import { LAST_PLACE, readFromTab } from "#ui/api/tabStorage.ts";
import { hasAccount, useUser, type User } from "#ui/api/useUser.ts";
import { PageHeading, markMoved, NarrowPage } from "#ui/components/PageHeading.tsx";
import { Drafts } from "./drafts/Drafts.tsx";
import { KeptData } from "./KeptData.tsx";
import { OwnSessions } from "./OwnSessions.tsx";
import { SentApplications } from "./sent/SentApplications.tsx";
import { foreignValue, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { ownPath, navigateTo } from "#ui/navigation/navigateTo.ts";
import { beginLogin } from "#ui/sign-in/login/beginLogin.ts";
import { LoginChoice } from "#ui/sign-in/login/LoginChoice.tsx";
import { type LoginNeeds, offeredProviders } from "#ui/sign-in/login/providers.ts";
import { WaitingPage } from "#ui/components/status/Waiting.tsx";
import { PageButton, Button } from "#ui/components/Button.tsx";
import { useProviders } from "#ui/api/useRead.ts";

interface AccountSignInProps {
  readonly title: string;
  readonly lede: string;
  readonly needs: LoginNeeds;
  /** Where it goes on; undefined: in the personal area. */
  readonly next: string | undefined;
}

/** Drafts and sent applications; signed out, the way to sign in with consent. */
export function AccountPage(): ReactNode {
  const { t, locale } = useTranslation();
  const user = useUser();
  // Whose session ended somewhere else goes on there.
  const query = new URLSearchParams(useSearch());
  const next = ownPath(query.get("next"));
  if (user.status === "loading") return <WaitingPage title={t("account.title")} />;
  const person = user.status === "ready" ? user.value : null;
  if (hasAccount(person) && person.loginData.transient) return <WithoutPersonalArea person={person} />;
  if (!hasAccount(person)) {
    return (
      <AccountSignIn
        title={t("account.signIn.title")}
        lede={t(next === undefined ? "account.signIn.lede" : "account.signIn.next")}
        needs={{ trustLevel: "low", lasting: true }}
        next={next}
      />
    );
  }
  const { trustLevel, providerId } = person.loginData;
  if (query.get("level") === HIGHEST_LEVEL && trustLevel !== HIGHEST_LEVEL) {
    return (
      <AccountSignIn
        title={t("account.level.signIn")}
        lede={t("account.level.same")}
        needs={{ trustLevel: HIGHEST_LEVEL, providers: [providerId], lasting: true }}
        next={undefined}
      />
    );
  }
  const provider = person.providerName[locale];
  return (
    <div className="ap-wrap">
      <div className="ap-two">
        <div className="ap-stack-s">
          <PageHeading title={t("account.title")} />
          <RichParagraph
            className="ap-muted"
            text={t("account.who", { provider: foreignValue(provider), name: person.name })}
          />
        </div>
        <div className="ap-stack-l">
          <Drafts />
          <HigherLevel person={person} />
          <SentApplications />
          <KeptData />
          <OwnSessions />
        </div>
      </div>
    </div>
  );
}

/** Sessions that leave nothing behind, such as those of the online identity card, have no personal area. */
function WithoutPersonalArea({ person }: { readonly person: User }): ReactNode {
  const { t, locale } = useTranslation();
  const place = readFromTab(LAST_PLACE);
  return (
    <NarrowPage title={t("account.without.title")}>
      <RichParagraph
        className="ap-lede"
        text={t("account.without.text", { provider: foreignValue(person.providerName[locale]) })}
      />
      <p>{t("account.without.result")}</p>
      <p>{t("account.without.other")}</p>
      <div className="ap-actions">
        {typeof place === "string" && (
          <PageButton
            kind="primary"
            page="process"
            query={Object.fromEntries(new URL(place, location.href).searchParams)}
          >
            {t("account.without.back")}
          </PageButton>
        )}
        <PageButton kind={typeof place === "string" ? "secondary" : "primary"} page="index">
          {t("common.toHome")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}

/** The way into the personal area, with consent. */
function AccountSignIn({ title, lede, needs, next }: AccountSignInProps): ReactNode {
  const { t, locale } = useTranslation();
  const redirect = next ?? pageAddress("account", { locale });
  return (
    <NarrowPage title={title}>
      <p className="ap-lede">{lede}</p>
      <LoginChoice
        action={t("header.signIn")}
        needs={needs}
        onSignIn={(decision) => beginLogin(decision, { locale, redirect })}
      />
    </NarrowPage>
  );
}

/** The highest level of assurance on offer: with it everything is visible. */
const HIGHEST_LEVEL = "high";

/** Drafts of a higher level are not listed: says so where the account can have some, with the way there. */
function HigherLevel({ person }: { readonly person: User }): ReactNode {
  const { t, locale } = useTranslation();
  const providers = useProviders();
  const { trustLevel, providerId } = person.loginData;
  if (trustLevel === HIGHEST_LEVEL) return null;
  const needs = { trustLevel: HIGHEST_LEVEL, providers: [providerId], lasting: true } as const;
  if (providers.status !== "ready" || offeredProviders(providers.value.providers, needs).length === 0)
    return null;
  const signIn = (): void => {
    markMoved();
    navigateTo(pageAddress("account", { locale, query: { level: HIGHEST_LEVEL } }));
  };
  return (
    <aside className="ap-panel ap-stack-s" aria-labelledby="hinweis">
      <h2 className="kern-heading-small" id="hinweis">
        {t("account.level.title")}
      </h2>
      <p>{t("account.level.text", { level: t(`login.level.${trustLevel}`) })}</p>
      <Button kind="secondary" onClick={signIn}>
        {t("account.level.signIn")}
      </Button>
    </aside>
  );
}
