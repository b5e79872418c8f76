import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { lazyPart } from "../components/loading/lazyPart.tsx";
import type { PageId } from "../navigation/routes.ts";
import { useLiveValue } from "../settings/listeners.ts";
import { feedback, showFeedback } from "./feedbackState.ts";

const FeedbackForm = lazyPart(async () => (await import("./FeedbackForm.tsx")).FeedbackForm, {
  messages: { de: () => import("./messages.de.ts"), en: () => import("./messages.en.ts") },
});

/** At the foot of every page: what is in the way, what is good and what is not. The form loads when it is opened. */
export function Feedback({ pageId }: { readonly pageId: PageId | undefined }): ReactNode {
  const { t } = useTranslation();
  const { open, asked } = useLiveValue(feedback);
  const summary = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);
  useEffect(() => {
    // Opened before the script ran.
    if (details.current?.open === true) showFeedback({ open: true });
  }, []);
  return (
    <aside className="ap-feedback" aria-label={t("feedback.title")}>
      <details
        className="ap-wrap"
        ref={details}
        open={open}
        onToggle={(event) => showFeedback({ open: event.currentTarget.open })}
      >
        <summary ref={summary}>{t("feedback.title")}</summary>
        {open && <FeedbackForm page={pageId ?? "not-found"} />}
      </details>
    </aside>
  );
}
