import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageHeading } from "../../components/PageHeading.tsx";
import { LegalText } from "../../features/legal-text/LegalText.tsx";
import { legalValues } from "../../features/legal-text/legalValues.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { signLanguageFilms } from "../../settings/signLanguageFilms.ts";
import { Films } from "./Films.tsx";

const SECTIONS = ["films", "content", "use", "access", "contact", "more"] as const;

/** The films of the state (BITV 4), or honestly that there is none yet, and where the same contents are found. */
export function SignLanguagePage(): ReactNode {
  const { t } = useTranslation();
  const values = legalValues(useLocale());
  const hasFilms = signLanguageFilms.length > 0;
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
          text: t(id === "films" && hasFilms ? "sign.films.how" : `sign.${id}.text`, values),
          more: id === "films" && hasFilms ? <Films films={signLanguageFilms} /> : undefined,
        }))}
      />
    </div>
  );
}
