import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { LegalPage } from "../LegalText.tsx";
import { legalValues } from "../legalValues.ts";
import { signLanguageFilms } from "#ui/settings/signLanguageFilms.ts";

const SECTIONS = ["what", "how", "use", "help", "access", "missing", "report", "more"] as const;

/** Main contents, how to use them and the main points of the accessibility statement in easy words (BITV 4); each sentence on a line of its own. */
export function SimpleLanguagePage(): ReactNode {
  const { t, locale } = useTranslation();
  const values = legalValues(locale);
  const missingIn = (id: (typeof SECTIONS)[number]): readonly string[] =>
    id === "missing" && signLanguageFilms.length === 0 ? [t("simple.missing.noFilms")] : [];
  return (
    <LegalPage
      className="ap-wrap ap-easy"
      id="simple"
      title={t("simple.title")}
      intro={t("simple.intro", values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`simple.${id}.title`),
        text: [...missingIn(id), t(`simple.${id}.text`, values)].join("\n"),
      }))}
    />
  );
}
