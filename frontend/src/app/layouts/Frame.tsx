import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Notifications } from "#ui/components/status/Notifications.tsx";
import type { PageId } from "#ui/navigation/routes.ts";
import { portalNotice } from "#ui/api/client.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { announced } from "#ui/components/announcements.ts";
import { useLiveValue } from "#ui/settings/listeners.ts";

export interface LayoutProps {
  readonly pageId: PageId | undefined;
  readonly children: ReactNode;
}

export interface FrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Past the list of steps, which stands before the heading; without a heading the browser goes to the start of the page's own part. */
function toHeading(event: MouseEvent): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  event.preventDefault();
  heading.focus();
}

/** What both layouts share: skip link, landmark, live region, short messages. */
export function Frame({ header, footer, children }: FrameProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <a className="ap-skip" href="#inhalt" onClick={toHeading}>
        {t("common.skip")}
      </a>
      {header}
      <PortalNotice />
      <main id="inhalt" tabIndex={-1}>
        {children}
        <LiveRegion />
      </main>
      {footer}
      <Notifications />
    </>
  );
}

const NoticeText = lazyPart(async () => (await import("./NoticeText.tsx")).NoticeText);

/** What operators announce; loads only when there is something. */
function PortalNotice(): ReactNode {
  return useLiveValue(portalNotice) ? <NoticeText /> : null;
}

/** The one polite live region of a page, at the end of `main`. */
function LiveRegion(): ReactNode {
  return (
    <div className="kern-sr-only" aria-live="polite">
      {useLiveValue(announced)}
    </div>
  );
}
