import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Timeline } from "../components/timeline/Timeline.tsx";
import { Section } from "../components/Section.tsx";
import { RichMessage } from "../i18n/RichMessage.tsx";
import { PageLink } from "../navigation/PageLink.tsx";
import { resultTimeline } from "./deliveryTimeline.ts";

export interface ResultAsideProps {
  readonly submittedAt: string | null;
  /** Whether the person still has to send something. */
  readonly todo: boolean;
  /** Whether there is a personal area where the application can be followed. */
  readonly kept: boolean;
}

/** Never says "filed" before the authority confirmed: the last entry waits. */
export function ResultAside({ submittedAt, todo, kept }: ResultAsideProps): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <aside className="ap-panel ap-stack" aria-label={t("result.aside")}>
      <Section id="stand" title={t("result.where")} size="small">
        <Timeline entries={resultTimeline({ submittedAt, todo }, { t, locale })} />
      </Section>
      <Section id="dann" title={t("result.next")} size="small" gap="s">
        <ul className="ap-list">
          <li>
            <RichMessage text={t("result.next.receipt")} />
          </li>
          <li>{t("result.next.decision")}</li>
        </ul>
        {kept && (
          <p>
            <PageLink page="account" className="kern-link">
              {t("result.next.account")}
            </PageLink>
          </p>
        )}
      </Section>
    </aside>
  );
}
