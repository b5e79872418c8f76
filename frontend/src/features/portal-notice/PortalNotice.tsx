import { type ReactNode, useSyncExternalStore } from "react";
import { news } from "../../api/news.ts";
import { lazyPart } from "../../components/lazyPart.tsx";

const NoticeText = lazyPart(async () => (await import("./loadNoticeText.ts")).loadNoticeText());

/** What operators announce; loads only when there is something. */
export function PortalNotice(): ReactNode {
  const there = useSyncExternalStore(news.subscribe, news.there, () => false);
  return there ? <NoticeText /> : null;
}
