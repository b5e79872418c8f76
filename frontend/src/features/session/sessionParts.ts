import type { ComponentType } from "react";
import { loadMessages } from "../../i18n/lazyMessages.ts";
import { SessionTiming } from "./SessionTiming.tsx";

const messages = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};

/** What keeps the times of the session, with its texts: the dialog must be able to speak when there is no line. */
export async function loadSessionTiming(): Promise<ComponentType> {
  await loadMessages(messages);
  return SessionTiming;
}
