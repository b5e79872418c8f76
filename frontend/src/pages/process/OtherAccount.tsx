import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { goToProvider } from "../../features/login/beginLogin.ts";
import { lastLogin } from "../../features/login/lastLogin.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";

/**
 * Back from the second sign-in, and the application is not this account's. The server only says that there is none; that
 * the person has just come to send it is known here.
 */
export function OtherAccount(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [last] = useState(lastLogin);
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("process.otherAccount.title")} />
        <p className="ap-lede">{t("process.otherAccount.text")}</p>
        <Note icon="info">
          <p>{t("process.otherAccount.kept")}</p>
        </Note>
        <div className="ap-actions">
          {last !== undefined && (
            <Button kind="primary" onClick={() => goToProvider(last, locale)}>
              {t("process.otherAccount.again")}
            </Button>
          )}
          <PageLink page="index" className={BUTTON_CLASSES.secondary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}
