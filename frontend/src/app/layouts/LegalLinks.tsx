import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { askForFeedback } from "#ui/feedback/feedbackState.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

const PAGES = [
  ["imprint", "footer.imprint"],
  ["privacy-policy", "footer.privacy"],
  ["terms-of-use", "footer.terms"],
  ["accessibility", "footer.accessibility"],
] as const;

/**
 * One click from every page: legal notice, privacy, terms, accessibility, and the way to report a barrier: the form, and
 * without a script the e-mail. `beside`: in windows of their own, so that who only reads leaves nothing.
 */
export function LegalLinks({ beside = false }: { readonly beside?: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul>
      {PAGES.map(([page, name]) => (
        <li key={page}>
          <PageLink page={page} newWindow={beside}>
            {t(name)}
            {beside && <span className="ap-sr">{t("common.newWindow")}</span>}
          </PageLink>
        </li>
      ))}
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
