import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { LegalText } from "../LegalText.tsx";
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
    <div className="ap-wrap">
      <LegalText
        id="terms"
        title={t("terms.title")}
        level={2}
        heading={<PageHeading title={t("terms.title")} />}
        intro={t("terms.intro", values)}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`terms.${id}.title`),
          text: t(`terms.${id}.text`, values),
        }))}
      />
    </div>
  );
}
