import { loadMessages } from "../../i18n/lazyMessages.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";

const MESSAGES = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};

/** Where its texts are is told by its own file: most people never open it. */
export async function loadFeedbackForm(): Promise<typeof FeedbackForm> {
  await loadMessages(MESSAGES);
  return FeedbackForm;
}
