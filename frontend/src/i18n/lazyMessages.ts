import { loadOnce } from "../builds/untilLoaded.ts";
import { addMessages, shownLanguage } from "./i18n.ts";
import { languageOf, textsOfFurther } from "./languages.ts";
import type { Locale } from "./locales.ts";

type Texts = Readonly<Record<string, string>>;

/** The files with the texts of a page or of a part of it, one for each language. */
export interface LazyMessages {
  readonly de: () => Promise<{ readonly de: Texts }>;
  readonly en: () => Promise<{ readonly en: Texts }>;
}

export async function textsOf(messages: LazyMessages, locale: Locale): Promise<Texts> {
  return locale === "de" ? (await messages.de()).de : (await messages.en()).en;
}

/** What was shown so far: a language switch needs the same texts in the other language. */
const used = new Set<LazyMessages>();

export const CORE: LazyMessages = {
  de: () => import("./messages.de.ts"),
  en: () => import("./messages.en.ts"),
};
used.add(CORE);

/** What a language has already: forty fields of one part add its texts once. */
const added = new Map<string, Map<unknown, () => Promise<void>>>();

function add(code: string, messages: LazyMessages): Promise<void> {
  const further = textsOfFurther(code);
  const { locale } = languageOf(code);
  const texts = further ?? messages[locale];
  const known = added.get(code) ?? new Map<unknown, () => Promise<void>>();
  added.set(code, known);
  const adding =
    known.get(texts) ??
    loadOnce(async () => addMessages(code, await (further?.() ?? textsOf(messages, locale))));
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
