import type { de } from "./messages.de.ts";

export const en = {
  "sessions.title": "Where you are signed in",
  "sessions.lede": "Here you see where you are signed in with this account. You can sign out there.",
  "sessions.show": "Show sign-ins",
  "sessions.failed": "Your sign-ins cannot be shown at the moment.",
  "sessions.begun": "Signed in",
  "sessions.used": "Last used",
  "sessions.current": "This browser",
  "sessions.other": "Another device or another browser",
  "sessions.alone": "You are signed in only here.",
  "sessions.end": "Sign out there",
  "sessions.which": "signed in {{when}}",
  "sessions.endAll": "Sign out everywhere else",
  "sessions.ended_one": "One other sign-in has ended.",
  "sessions.ended_other": "{{count}} other sign-ins have ended.",
  "sessions.notEnded": "That did not work. The sign-in has not ended yet. Please try again.",
} satisfies Record<keyof typeof de, string>;
