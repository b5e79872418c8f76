import type { LazyMessages } from "#ui/i18n/lazyMessages.ts";

/** Texts from the notice to the result. */
export const closingMessages: LazyMessages = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};
