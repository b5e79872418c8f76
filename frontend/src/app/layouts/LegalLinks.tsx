import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { askForFeedback } from "#ui/feedback/feedbackState.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

/** One click from every page: legal notice, privacy, terms, accessibility, and the way to report a barrier: the form, and without a script the e-mail. */
export function LegalLinks(): ReactNode {
  const { t } = useTranslation();
  return (
    <ul>
      <li>
        <PageLink page="imprint">{t("footer.imprint")}</PageLink>
      </li>
      <li>
        <PageLink page="privacy-policy">{t("footer.privacy")}</PageLink>
      </li>
      <li>
        <PageLink page="terms-of-use">{t("footer.terms")}</PageLink>
      </li>
      <li>
        <PageLink page="accessibility">{t("footer.accessibility")}</PageLink>
      </li>
      <li>
        <a
          href={`mailto:${portalSettings.accessibility.feedbackEmail}`}
          onClick={(event) => {
            event.preventDefault();
            askForFeedback("barrier");
          }}
        >
          {t("footer.reportBarrier")}
        </a>
      </li>
    </ul>
  );
}
