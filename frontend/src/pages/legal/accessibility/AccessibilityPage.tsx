import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { LegalPage } from "../LegalText.tsx";
import { legalValues } from "../legalValues.ts";
import { signLanguageFilms } from "#ui/settings/signLanguageFilms.ts";

const SECTIONS = [
  "scope",
  "languages",
  "law",
  "status",
  "exceptions",
  "prepared",
  "feedback",
  "monitoring",
  "enforcement",
] as const;

/** Accessibility statement with the parts that Implementing Decision (EU) 2018/1523 asks for. */
export function AccessibilityPage(): ReactNode {
  const { t, locale } = useTranslation();
  const missingIn = (id: (typeof SECTIONS)[number]): readonly string[] =>
    id === "exceptions" && signLanguageFilms.length === 0 ? [t("accessibility.exceptions.noFilms")] : [];
  const values = { ...legalValues(locale), feedbackTitle: t("feedback.title") };
  return (
    <LegalPage
      id="accessibility"
      title={t("accessibility.title")}
      intro={t("accessibility.intro", values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`accessibility.${id}.title`),
        text: [...missingIn(id), t(`accessibility.${id}.text`, values)].join("\n"),
      }))}
    />
  );
}
