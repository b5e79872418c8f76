import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { LegalText } from "../../features/legal-text/LegalText.tsx";
import { legalValues } from "../../features/legal-text/legalValues.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { legalSettings } from "../../settings/legalSettings.ts";
import { ACCOUNT_SECTIONS, PORTAL_SECTIONS, PRIVACY_EDITION } from "./privacyContent.ts";
import { ProcessingTable } from "./ProcessingTable.tsx";

/** Both policies of the portal, `#portal` and `#konto`, each with its own table of contents. */
export function PrivacyPolicyPage(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const edition = formatDate(legalSettings.privacyEdition ?? PRIVACY_EDITION, locale);
  const values = { ...legalValues(locale), edition };
  return (
    <div className="ap-wrap ap-stack-l">
      <div className="ap-stack">
        <PageHeading title={t("privacy.title")} />
        <p className="ap-lede">{t("privacy.which")}</p>
        <ul className="ap-list">
          <li>
            <a className="kern-link" href="#portal">
              {t("privacy.portal.title")}
            </a>
          </li>
          <li>
            <a className="kern-link" href="#konto">
              {t("privacy.konto.title")}
            </a>
          </li>
        </ul>
      </div>
      <LegalText
        id="portal"
        title={t("privacy.portal.title")}
        level={3}
        heading={<h2 className="kern-heading-large">{t("privacy.portal.title")}</h2>}
        intro={t("privacy.portal.intro")}
        sections={PORTAL_SECTIONS.map((id) => ({
          id,
          title: t(`privacy.portal.${id}.title`),
          text: t(`privacy.portal.${id}.text`, values),
          more: id === "processing" ? <ProcessingTable values={values} /> : undefined,
        }))}
      />
      <LegalText
        id="konto"
        title={t("privacy.konto.title")}
        level={3}
        heading={<h2 className="kern-heading-large">{t("privacy.konto.title")}</h2>}
        intro={t("privacy.konto.intro")}
        sections={ACCOUNT_SECTIONS.map((id) => ({
          id,
          title: t(`privacy.konto.${id}.title`),
          text: t(`privacy.konto.${id}.text`, values),
        }))}
      />
    </div>
  );
}
