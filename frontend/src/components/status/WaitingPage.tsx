import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Waiting } from "./Waiting.tsx";

interface WaitingPageProps {
  /** What the person waits for; the page names itself when it is there. */
  readonly title: string;
  /** Undefined: that it is loading. */
  readonly text?: string | undefined;
}

/** A page whose content is on its way, the same in the document and in the app: heading, and lines without words. */
export function WaitingPage(props: WaitingPageProps): ReactNode {
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <WaitingContent {...props} />
      </div>
    </div>
  );
}

/** The same inside a frame that is there already. */
export function WaitingContent({ title, text }: WaitingPageProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="kern-heading-large">{title}</h1>
      <Waiting>{text ?? t("common.loading")}</Waiting>
      <div className="ap-waiting" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
