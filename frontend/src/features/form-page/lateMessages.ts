import type { LazyMessages } from "../../i18n/lazyMessages.ts";

/** Texts of what a form shows after its first page. */
export const lateMessages: LazyMessages = {
  de: async () => (await import("./moreMessages.de.ts")).de,
  en: async () => (await import("./moreMessages.en.ts")).en,
};
