import type { de } from "./messages.de.ts";

export const en = {
  "session.soon_one": "Your session ends in {{count}} minute. Please save your downloads.",
  "session.soon_other": "Your session ends in {{count}} minutes. Please save your downloads.",
  "session.inactive.title": "Are you still there?",
  "session.inactive.text": "For security reasons we end your session in",
  "session.inactive.seconds_one": "{{count}} second",
  "session.inactive.seconds_other": "{{count}} seconds",
  "session.inactive.kept": "Your draft stays saved. To go on writing you then sign in again.",
  "session.inactive.lost": "Your details are not saved. If the session ends, they are gone.",
  "session.inactive.extend": "Extend",
  "session.ended.elsewhere": "You signed out in another window.",
  "session.ended.saved": "A saved draft is kept.",
  "session.ended.lost": "Your details were not saved. Please begin again.",
  "session.ended.draft": "A saved draft is kept. After you sign in, you continue where you stopped.",
} satisfies Record<keyof typeof de, string>;
