import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { LegalPage } from "../LegalText.tsx";
import { legalValues } from "../legalValues.ts";

const SECTIONS = ["provider", "representative", "technical", "register", "sources", "disputes"] as const;

/** Who answers for the portal (DDG 5). */
export function ImprintPage(): ReactNode {
  const { t, locale } = useTranslation();
  const values = legalValues(locale);
  return (
    <LegalPage
      id="imprint"
      title={t("imprint.title")}
      intro={t("imprint.intro", values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`imprint.${id}.title`),
        text: t(`imprint.${id}.text`, values),
      }))}
    />
  );
}
