import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../components/Alert.tsx";
import { BUTTON_CLASSES } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { PageLink } from "../../routes/PageLink.tsx";

export interface LoginFailedProps {
  /** Where the sign-in began; only addresses of this portal are linked. */
  readonly redirect: string | null;
}

export function LoginFailed({ redirect }: LoginFailedProps): ReactNode {
  const { t } = useTranslation();
  const back = redirect !== null && /^\/(?![/\\])[^\\\s]*$/.test(redirect) ? redirect : undefined;
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("redirect.failed.title")} />
        <Alert tone="danger" title={t("redirect.failed.alert")}>
          <p>{t("redirect.failed.text")}</p>
        </Alert>
        <Note icon="success">
          <p>{t("redirect.failed.kept")}</p>
        </Note>
        <div className="ap-actions">
          {back !== undefined && (
            <a className={BUTTON_CLASSES.primary} href={back}>
              <span className="kern-label">{t("redirect.failed.again")}</span>
            </a>
          )}
          <PageLink page="index" className={BUTTON_CLASSES.secondary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}
