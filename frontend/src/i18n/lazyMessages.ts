import { loadOnce } from "../components/loadOnce.ts";
import { addMessages, shownLocale } from "./i18n.ts";
import type { Locale } from "./locales.ts";

/** Texts of a page or of a part of it, one language at a time. */
export type LazyMessages = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;

/** What was shown so far: a language switch needs the same texts in the other language. */
const used = new Set<LazyMessages>();

const core: LazyMessages = {
  de: async () => (await import("./messages.de.ts")).de,
  en: async () => (await import("./messages.en.ts")).en,
};
used.add(core);

/** What a language has already: forty fields of one part add its texts once. */
const added: Readonly<Record<Locale, Map<LazyMessages, () => Promise<void>>>> = {
  de: new Map(),
  en: new Map(),
};

function add(locale: Locale, messages: LazyMessages): Promise<void> {
  const known = added[locale].get(messages);
  if (known !== undefined) return known();
  const adding = loadOnce(async () => addMessages(locale, await messages[locale]()));
  added[locale].set(messages, adding);
  return adding();
}

/** Loads the texts of a part that is about to be shown, in the language of the page. */
export async function loadMessages(messages: LazyMessages): Promise<void> {
  used.add(messages);
  await add(shownLocale(), messages);
}

/** Loads all texts used so far in a language, before the page is shown in it. */
export async function loadUsedMessages(locale: Locale): Promise<void> {
  await Promise.all([...used].map((messages) => add(locale, messages)));
}

export function willUse(messages: LazyMessages): void {
  used.add(messages);
}
