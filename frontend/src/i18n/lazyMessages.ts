import { loadOnce } from "../builds/untilLoaded.ts";
import { addMessages, shownLanguage } from "./i18n.ts";
import { languageOf, textsOfFurther } from "./languages.ts";
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

type Texts = LazyMessages[Locale];

/** What a language has already: forty fields of one part add its texts once. */
const added = new Map<string, Map<Texts, () => Promise<void>>>();

function add(code: string, messages: LazyMessages): Promise<void> {
  const texts = textsOfFurther(code) ?? messages[languageOf(code).locale];
  const known = added.get(code) ?? new Map<Texts, () => Promise<void>>();
  added.set(code, known);
  const adding = known.get(texts) ?? loadOnce(async () => addMessages(code, await texts()));
  known.set(texts, adding);
  return adding();
}

/** Loads the texts of a part that is about to be shown, in the language of the page. */
export async function loadMessages(messages: LazyMessages): Promise<void> {
  used.add(messages);
  await add(shownLanguage(), messages);
}

/** Loads all texts used so far in a language, before the page is shown in it. */
export async function loadUsedMessages(code: string): Promise<void> {
  await Promise.all([...used].map((messages) => add(code, messages)));
}

export function willUse(messages: LazyMessages): void {
  used.add(messages);
}
