import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { LiveRegion } from "../components/LiveRegion.tsx";
import { Notifications } from "../components/Notifications.tsx";
import { PortalNotice } from "../features/portal-notice/PortalNotice.tsx";
import type { PageId } from "../routes/routes.ts";

export interface LayoutProps {
  readonly pageId: PageId | undefined;
  readonly children: ReactNode;
}

export interface FrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** What both layouts share: skip link, landmark, live region, short messages. */
export function Frame({ header, footer, children }: FrameProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <a className="ap-skip" href="#inhalt">
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
