import { type ReactNode, useEffect, useState } from "react";
import { announce, withdraw } from "../announcements.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";

/** What is there quickly is not talked about. */
const SAID_AFTER_MILLISECONDS = 500;

/**
 * What is waited for: seen at once, and said when it lasts, by the live region that was there before. One that appears
 * together with its text is passed over by screen readers. When the waiting is over, nothing of it is left there.
 */
export function Waiting({ children }: { readonly children: string }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => announce(children), SAID_AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      withdraw(children);
    };
  }, [children]);
  return <p>{children}</p>;
}

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

const THROTTLE_MILLISECONDS = 500;

/**
 * A thin bar at the top while a page is loading; quick loads do not flash it (specification §9). It belongs to no part of
 * the page, so that it is announced in words, too.
 */
export function LoadingBar({ active }: { readonly active: boolean }): ReactNode {
  const { t } = useTranslation();
  const [share, setShare] = useState(0);
  const visible = share > 0;
  useEffect(() => {
    if (!active) return;
    // The progress is unknown: each step takes half of what is left, so the bar moves and never claims to be done.
    const timer = setInterval(() => setShare((before) => (1 + before) / 2), THROTTLE_MILLISECONDS);
    return () => {
      clearInterval(timer);
      setShare(0);
    };
  }, [active]);
  useEffect(() => {
    if (!visible) return;
    const text = t("common.loadingPage");
    announce(text);
    return () => withdraw(text);
  }, [visible, t]);
  return visible ? <progress className="ap-load" value={share} aria-hidden="true" /> : null;
}
