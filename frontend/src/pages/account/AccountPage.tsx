import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import { hasAccount, useUser } from "../../api/useUser.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { Drafts } from "../../features/drafts/Drafts.tsx";
import { KeptData } from "../../features/kept-data/KeptData.tsx";
import { OwnSessions } from "../../features/own-sessions/OwnSessions.tsx";
import { SentApplications } from "../../features/sent-applications/SentApplications.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { PhoneLink } from "../../components/PhoneLink.tsx";
import "../../styles/columns.css";
import "../../styles/print.css";
import { ownPath } from "../../routes/ownPath.ts";
import { portalSettings } from "../../settings/portalSettings.ts";
import { AccountSignIn } from "./AccountSignIn.tsx";
import { HIGHEST_LEVEL, HigherLevel } from "./HigherLevel.tsx";
import { WithoutPersonalArea } from "./WithoutPersonalArea.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";

/** Drafts and sent applications; signed out, the way to sign in with consent. */
export function AccountPage(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  // Whose session ended somewhere else goes on there.
  const query = new URLSearchParams(useSearch());
  const next = ownPath(query.get("next"));
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
      <AccountSignIn
        title={t("account.signIn.title")}
        lede={t(next === undefined ? "account.signIn.lede" : "account.signIn.next")}
        needs={{ trustLevel: "low", kept: true }}
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
        needs={{ trustLevel: HIGHEST_LEVEL, providers: [providerId], kept: true }}
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
          <p className="ap-muted">
            <RichMessage text={t("account.who", { provider: foreignValue(provider), name: person.name })} />
          </p>
        </div>
        <div className="ap-stack-l">
          <Drafts />
          <SentApplications />
          <KeptData />
          <OwnSessions />
        </div>
        <aside className="ap-panel ap-stack" aria-label={t("account.notes")}>
          <HigherLevel person={person} />
          {/* No region of its own: the footer has one of this name. */}
          <div className="ap-stack-s">
            <h2 className="kern-heading-small">{t("account.support")}</h2>
            <p>
              <Foreign>{hours[locale]}</Foreign>
              <br />
              <PhoneLink number={phone} />
            </p>
          </div>
        </aside>
      </div>
    </div>
  );
}
