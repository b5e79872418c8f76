import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { WaitingContent, WaitingPage } from "#ui/components/status/WaitingPage.tsx";

interface WaitingForProcessProps {
  /** A step waits inside the frame that is there already. */
  readonly step?: boolean;
  readonly text?: string | undefined;
}

/** An application, or one of its steps, that is on its way. */
export function WaitingForProcess({ step = false, text }: WaitingForProcessProps): ReactNode {
  const { t } = useTranslation();
  const Waiting = step ? WaitingContent : WaitingPage;
  return <Waiting title={t("process.waiting")} text={text} />;
}
