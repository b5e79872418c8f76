import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { LegalPage } from "../LegalText.tsx";
import { legalValues } from "../legalValues.ts";

const SECTIONS = [
  "provider",
  "service",
  "requirements",
  "acceptance",
  "signIn",
  "duties",
  "filing",
  "language",
  "drafts",
  "notice",
  "payment",
  "blocking",
  "availability",
  "liability",
  "privacy",
  "changes",
] as const;

/** Terms that are accepted at every use (specification §5). */
export function TermsOfUsePage(): ReactNode {
  const { t, locale } = useTranslation();
  const values = legalValues(locale);
  return (
    <LegalPage
      id="terms"
      title={t("terms.title")}
      intro={t("terms.intro", values)}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.${id}.title`),
        text: t(`terms.${id}.text`, values),
      }))}
    />
  );
}
