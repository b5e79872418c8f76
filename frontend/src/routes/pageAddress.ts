import type { Locale } from "../i18n/locales.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { localePath } from "./localePath.ts";
import type { PageId } from "./routes.ts";

export interface AddressParts {
  readonly locale: Locale;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
}

/** Address of a page in a language, with query and fragment. */
export function pageAddress(pageId: PageId, { locale, query = {}, hash }: AddressParts): string {
  const path = localePath(pageId, { locale, strategy: portalSettings.languages.prefixStrategy });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  const text = search.toString();
  return `${path}${text === "" ? "" : `?${text}`}${hash === undefined ? "" : `#${hash}`}`;
}
