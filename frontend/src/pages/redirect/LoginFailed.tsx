import { type ReactNode, useState } from "react";
import { foreignValue, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button, BUTTON_CLASSES, PageButton } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { NarrowPage } from "#ui/components/PageHeading.tsx";
import { goToProvider } from "#ui/sign-in/login/beginLogin.ts";
import { lastLogin } from "#ui/sign-in/login/lastLogin.ts";
import { formatDateTime } from "#ui/i18n/format.ts";
import { languages } from "#ui/i18n/languages.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import type { LoginFailure } from "./loginFailure.ts";
import { SupportHelp } from "#ui/components/contact/PhoneLink.tsx";

export interface LoginFailedProps {
  readonly failure: LoginFailure;
  /** Page of this portal where another way can be chosen. */
  readonly back: string | undefined;
  /** End of a block that is not for good. */
  readonly until?: string | undefined;
  /** What support finds this sign-in by. */
  readonly reference?: string | undefined;
}

/** Why the sign-in failed, what is safe, and how to go on: try again, or another account. */
export function LoginFailed({ failure, back, until, reference }: LoginFailedProps): ReactNode {
  const { t, locale } = useTranslation();
  const [last] = useState(lastLogin);
  const provider = last ? foreignValue(last.provider.name[locale]) : t("redirect.failed.provider");
  const blocked = failure === "account-blocked";
  const reason = blocked
    ? until === undefined
      ? t("redirect.blocked.forGood")
      : t("redirect.blocked.until", { until: formatDateTime(until, locale) })
    : failure === "trust-level-too-low" && last !== undefined
      ? t("redirect.failed.tooLow", { provider, level: t(`login.level.${last.trustLevel}`) })
      : t(`redirect.failed.${failure}`, { provider });
  return (
    <NarrowPage title={t(blocked ? "redirect.blocked.title" : "redirect.failed.title")}>
      <Alert tone="danger" title={t(blocked ? "redirect.blocked.alert" : "redirect.failed.alert")}>
        <RichParagraph text={reason} />
        {reference !== undefined && <p>{t("redirect.failed.reference", { reference })}</p>}
      </Alert>
      {blocked && <OtherWays />}
      {!blocked && leadsToForm(back) && (
        <Note icon="success">
          <p>{t("redirect.failed.kept")}</p>
        </Note>
      )}
      <div className="ap-actions">
        {!blocked && last !== undefined && (
          <Button kind="primary" onClick={() => goToProvider(last, locale)}>
            {t("redirect.failed.again")}
          </Button>
        )}
        {back !== undefined && (
          <a className={BUTTON_CLASSES[blocked || last !== undefined ? "secondary" : "primary"]} href={back}>
            <span className="kern-label">{t("redirect.failed.otherWay")}</span>
          </a>
        )}
        <PageButton kind="tertiary" page="index">
          {t("common.toHome")}
        </PageButton>
      </div>
    </NarrowPage>
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

/** A block closes this portal and not the procedure (specification §1). */
function OtherWays(): ReactNode {
  const { t } = useTranslation();
  return (
    <Note icon="info">
      <p>{t("redirect.blocked.otherWays")}</p>
      <p>
        <SupportHelp />
      </p>
    </Note>
  );
}
