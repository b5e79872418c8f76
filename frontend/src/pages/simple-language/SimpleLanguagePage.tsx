import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../../components/PageHeading.tsx";
import { LegalText } from "../../features/legal-text/LegalText.tsx";
import { legalValues } from "../../features/legal-text/legalValues.ts";
import { useLocale } from "../../i18n/useLocale.ts";

const SECTIONS = ["what", "how", "help", "access"] as const;

/** Main contents in easy words (BITV 4); each sentence on a line of its own. */
export function SimpleLanguagePage(): ReactNode {
  const { t } = useTranslation();
  const values = legalValues(useLocale());
  return (
    <div className="ap-wrap ap-easy">
      <LegalText
        id="simple"
        title={t("simple.title")}
        level={2}
        heading={<PageHeading title={t("simple.title")} />}
        intro={t("simple.intro", values)}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`simple.${id}.title`),
          text: t(`simple.${id}.text`, values),
        }))}
      />
    </div>
  );
}
