import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { phoneMark } from "../../components/phoneMark.tsx";
import { goToProvider } from "../../features/login/beginLogin.ts";
import { lastLogin } from "../../features/login/lastLogin.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { languages } from "../../i18n/languages.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { pageAddress } from "../../routes/pageAddress.ts";
import { portalSettings } from "../../settings/portalSettings.ts";
import type { LoginFailure } from "./loginFailure.ts";

export interface LoginFailedProps {
  readonly failure: LoginFailure;
  /** Page of this portal where another way can be chosen. */
  readonly back: string | undefined;
  /** End of a block that is not for good. */
  readonly until?: string | undefined;
  /** What support finds this sign-in by. */
  readonly reference?: string | undefined;
}

/** Why nobody is signed in, what is safe, and the ways on: once more, or another way. */
export function LoginFailed({ failure, back, until, reference }: LoginFailedProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [last] = useState(lastLogin);
  const provider = last?.provider.name[locale] ?? t("redirect.failed.provider");
  const blocked = failure === "account-blocked";
  const reason = blocked
    ? until === undefined
      ? t("redirect.blocked.forGood")
      : t("redirect.blocked.until", { until: formatDateTime(until, locale) })
    : failure === "trust-level-too-low" && last !== undefined
      ? t("redirect.failed.tooLow", { provider, level: t(`login.level.${last.trustLevel}`) })
      : t(`redirect.failed.${failure}`, { provider });
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t(blocked ? "redirect.blocked.title" : "redirect.failed.title")} />
        <Alert tone="danger" title={t(blocked ? "redirect.blocked.alert" : "redirect.failed.alert")}>
          <p>{reason}</p>
          {reference !== undefined && <p>{t("redirect.failed.reference", { reference })}</p>}
        </Alert>
        {blocked ? <OtherWays /> : leadsToForm(back) && <Kept />}
        <div className="ap-actions">
          {!blocked && last !== undefined && (
            <Button kind="primary" onClick={() => goToProvider(last, locale)}>
              {t("redirect.failed.again")}
            </Button>
          )}
          {back !== undefined && (
            <a
              className={BUTTON_CLASSES[blocked || last !== undefined ? "secondary" : "primary"]}
              href={back}
            >
              <span className="kern-label">{t("redirect.failed.otherWay")}</span>
            </a>
          )}
          <PageLink page="index" className={BUTTON_CLASSES.tertiary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}

/** Only there something was filled in. */
function leadsToForm(back: string | undefined): boolean {
  if (back === undefined) return false;
  const { pathname } = new URL(back, location.origin);
  return languages().some(
    ({ code, locale }) => pageAddress("process", { locale, language: code }) === pathname,
  );
}

function Kept(): ReactNode {
  const { t } = useTranslation();
  return (
    <Note icon="success">
      <p>{t("redirect.failed.kept")}</p>
    </Note>
  );
}

/** A block closes this portal and not the procedure (specification §1). */
function OtherWays(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { phone, hours } = portalSettings.support;
  return (
    <Note icon="info">
      <p>{t("redirect.blocked.otherWays")}</p>
      <p>
        <RichMessage
          text={t("common.help", { hours: foreignValue(hours[locale]), phone })}
          marks={phoneMark}
        />
      </p>
    </Note>
  );
}
