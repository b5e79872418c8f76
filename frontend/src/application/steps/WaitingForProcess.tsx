import { type ReactNode, useLayoutEffect } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { remembersLeaving } from "#ui/navigation/leaving.ts";
import { WaitingContent, WaitingPage } from "#ui/components/status/Waiting.tsx";

interface WaitingForProcessProps {
  /** A step waits inside the frame that is there already. */
  readonly step?: boolean;
  readonly text?: string | undefined;
}

/** An application, or one of its steps, that is on its way. */
export function WaitingForProcess({ step = false, text }: WaitingForProcessProps): ReactNode {
  const { t } = useTranslation();
  // Whether leaving loses something is known when the application is there; a frame that is there asks by itself.
  useLayoutEffect(() => (step ? undefined : remembersLeaving()), [step]);
  const Waiting = step ? WaitingContent : WaitingPage;
  return <Waiting title={t("process.waiting")} text={text} />;
}
