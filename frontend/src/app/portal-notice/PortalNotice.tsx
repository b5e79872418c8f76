import { type ReactNode, useSyncExternalStore } from "react";
import { portalNoticeSignal } from "#ui/api/call.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";

const NoticeText = lazyPart(async () => (await import("./NoticeText.tsx")).NoticeText, {
  messages: [
    {
      de: async () => (await import("./messages.de.ts")).de,
      en: async () => (await import("./messages.en.ts")).en,
    },
  ],
});

/** What operators announce; loads only when there is something. */
export function PortalNotice(): ReactNode {
  const there = useSyncExternalStore(portalNoticeSignal.subscribe, portalNoticeSignal.isRaised, () => false);
  return there ? <NoticeText /> : null;
}
