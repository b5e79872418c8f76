import { type ReactNode, useSyncExternalStore } from "react";
import { announcedText, onAnnouncement } from "./announcements.ts";

/** In a document nothing has happened. */
const nothingYet = (): string => "";

/** The one polite live region of a page, at the end of `main`. */
export function LiveRegion(): ReactNode {
  const text = useSyncExternalStore(onAnnouncement, announcedText, nothingYet);
  return (
    <div className="kern-sr-only" aria-live="polite">
      {text}
    </div>
  );
}
