import { type ReactNode, useSyncExternalStore } from "react";
import { announcedText, onAnnouncement } from "./announcements.ts";

/** The one polite live region of a page, at the end of `main`. */
export function LiveRegion(): ReactNode {
  const text = useSyncExternalStore(onAnnouncement, announcedText, announcedText);
  return (
    <div className="kern-sr-only" aria-live="polite">
      {text}
    </div>
  );
}
