import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../../components/PageHeading.tsx";
import { LegalText } from "../../features/legal-text/LegalText.tsx";
import { legalValues } from "../../features/legal-text/legalValues.ts";
import { useLocale } from "../../i18n/useLocale.ts";

const SECTIONS = ["films", "content", "contact"] as const;

/** Says honestly that films are still missing (BITV 4) and where the same contents are found. */
export function SignLanguagePage(): ReactNode {
  const { t } = useTranslation();
  const values = legalValues(useLocale());
  return (
    <div className="ap-wrap">
      <LegalText
        id="sign"
        title={t("sign.title")}
        level={2}
        heading={<PageHeading title={t("sign.title")} />}
        intro={t("sign.intro", values)}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`sign.${id}.title`),
          text: t(`sign.${id}.text`, values),
        }))}
      />
    </div>
  );
}
