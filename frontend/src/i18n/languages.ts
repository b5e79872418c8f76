import { furtherTexts } from "virtual:further-languages";
import { portalSettings } from "../settings/portalSettings.ts";
import { isLocale, type Locale } from "./locales.ts";

/** A language that pages are shown in: one of the portal's own, or one that settings and a file with texts add. */
export interface Language {
  /** As it stands in addresses. */
  readonly code: string;
  /** Tag for `lang`, dates and plurals. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  readonly displayName: string;
  /** Language of forms, services and names of the settings. */
  readonly locale: Locale;
}

let offered: readonly Language[] | undefined;

/** As the settings offer them. Read when first asked for: while files are loaded, others may not be there yet. */
export function languages(): readonly Language[] {
  offered ??= portalSettings.languages.locales.map((one) => ({
    code: one.code,
    tag: one.language,
    dir: one.dir,
    displayName: one.displayName,
    locale: isLocale(one.code) ? one.code : one.vsmLanguage === "DE" ? "de" : "en",
  }));
  return offered;
}

/** A code that no settings know is the German of the portal itself. */
export function languageOf(code: string): Language {
  const known = languages().find((language) => language.code === code);
  const locale = isLocale(code) ? code : "de";
  return known ?? { code: locale, tag: locale, dir: "ltr", displayName: "", locale };
}

/** All texts of a language that is not the portal's own; its own ones come with each page. */
export function textsOfFurther(code: string): (() => Promise<Readonly<Record<string, string>>>) | undefined {
  return Object.hasOwn(furtherTexts, code) ? furtherTexts[code] : undefined;
}
