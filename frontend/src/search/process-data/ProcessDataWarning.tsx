import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { BUTTON_CLASSES, PageButton } from "#ui/components/Button.tsx";
import { Note } from "#ui/components/Note.tsx";
import { NarrowPage } from "#ui/components/PageHeading.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

/** The hand-over could not be read (specification §8): back to the recognition finder, or choose here. */
export function ProcessDataWarning(): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <NarrowPage title={t("processData.title")}>
      <p className="ap-lede">{t("processData.lede")}</p>
      <Note icon="success">
        <p>{t("processData.note")}</p>
      </Note>
      <h2 className="kern-heading-medium">{t("processData.next")}</h2>
      <ol className="ap-list">
        <li>{t("processData.step1")}</li>
        <li>{t("processData.step2")}</li>
        <li>{t("processData.step3")}</li>
      </ol>
      <div className="ap-actions">
        <a className={BUTTON_CLASSES.primary} href={portalSettings.returnUrl[locale]}>
          <span className="kern-label">{t("processData.finder")}</span>
        </a>
        <PageButton kind="secondary" page="index">
          {t("processData.here")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}
