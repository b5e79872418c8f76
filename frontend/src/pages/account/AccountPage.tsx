import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter/use-browser-location";
import { hasAccount, useUser } from "../../api/useUser.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { Drafts } from "../../features/drafts/Drafts.tsx";
import { beginLogin } from "../../features/login/beginLogin.ts";
import { LoginChoice } from "../../features/login/LoginChoice.tsx";
import { SentApplications } from "../../features/sent-applications/SentApplications.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { phoneHref } from "../../components/phoneHref.ts";
import "../../styles/columns.css";
import "../../styles/print.css";
import { ownPath } from "../../routes/ownPath.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { portalSettings } from "../../settings/portalSettings.ts";
import { WithoutPersonalArea } from "./WithoutPersonalArea.tsx";

/** Drafts and sent applications; signed out, the way to sign in with consent. */
export function AccountPage(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  // Whose session ended somewhere else goes on there.
  const next = ownPath(new URLSearchParams(useSearch()).get("next"));
  const { phone, hours } = portalSettings.support;
  if (user.status === "loading") {
    return (
      <div className="ap-wrap">
        <p>{t("common.loading")}</p>
      </div>
    );
  }
  const person = user.status === "ready" ? user.value : null;
  if (hasAccount(person) && person.loginData.transient) return <WithoutPersonalArea person={person} />;
  if (!hasAccount(person)) {
    return (
      <div className="ap-wrap">
        <div className="ap-stack ap-col">
          <PageHeading title={t("account.signIn.title")} />
          <p className="ap-lede">{t(next === undefined ? "account.signIn.lede" : "account.signIn.next")}</p>
          <LoginChoice
            question={t("account.signIn.how")}
            action={t("header.signIn")}
            needs={{ trustLevel: "low", kept: true }}
            busy={false}
            failure={undefined}
            onSignIn={(decision) =>
              beginLogin(decision, { locale, redirect: next ?? pageAddress("account", { locale }) })
            }
          />
        </div>
      </div>
    );
  }
  const provider = person.providerName[locale];
  return (
    <div className="ap-wrap">
      <div className="ap-two">
        <div className="ap-stack-s">
          <PageHeading title={t("account.title")} />
          <p className="ap-muted">{t("account.who", { provider, name: person.name })}</p>
        </div>
        <div className="ap-stack-l">
          <Drafts />
          <SentApplications />
        </div>
        <aside className="ap-panel ap-stack" aria-label={t("account.notes")}>
          <section className="ap-stack-s" aria-labelledby="h1">
            <h2 className="kern-heading-small" id="h1">
              {t("account.level.title")}
            </h2>
            <p>{t("account.level.text", { level: t(`drafts.level.${person.loginData.trustLevel}`) })}</p>
          </section>
          <section className="ap-stack-s" aria-labelledby="h3">
            <h2 className="kern-heading-small" id="h3">
              {t("account.support")}
            </h2>
            <p>
              {hours[locale]}
              <br />
              <a className="kern-link" href={phoneHref(phone)}>
                {phone}
              </a>
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
