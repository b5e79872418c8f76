import type { de } from "./messages.de.ts";

export const en = {
  "window.elsewhere.title": "The application is open in another window",
  "window.elsewhere.text":
    "So that nothing is overwritten, you can write in one window only. Close the other window or go on writing here.",
  "window.lost.title": "The application is now being edited in another window",
  "window.lost.text":
    "“Go on writing here” was chosen there. What you wrote here last is still in this window, but it is not saved.",
  "window.elsewhere.next": "The other window is then for reading only. Nothing is lost.",
  "window.lost.next": "If you go on writing here, the other window becomes read-only.",
  "window.here": "Go on writing here",
  "window.read": "Read only",
  "window.reading.title": "Read only: the application is open in another window",
  "window.reading.text": "What you see here may be older than in the other window.",
  "window.failed": "That did not work. Check your connection and try again.",
} satisfies Record<keyof typeof de, string>;
