import { loadMessages } from "../../i18n/lazyMessages.ts";
import { NoticeText } from "./NoticeText.tsx";

const MESSAGES = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};

/** Where its texts are is told by its own file: there is seldom a notice. */
export async function loadNoticeText(): Promise<typeof NoticeText> {
  await loadMessages(MESSAGES);
  return NoticeText;
}
