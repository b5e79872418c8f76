import { buildIdentity } from "virtual:build-identity";
import { type LazyMessages, textsOf } from "../i18n/lazyMessages.ts";
import type { Locale } from "../i18n/locales.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { localePath } from "../navigation/localePath.ts";
import { hasEntries } from "../settings/readValue.ts";
import type { PageId } from "../navigation/routes.ts";

/** Content of `<address>/_payload.json`: the texts of a content page as this build shows them. */
export interface PagePayload {
  readonly build: string;
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
}

/** The texts of a content page from its payload; from the code where there is none or one of another build. */
export function withPayload(pageId: PageId, code: LazyMessages): LazyMessages {
  const load = async (locale: Locale): Promise<PagePayload["texts"]> =>
    (await payloadOf(pageId, locale)) ?? textsOf(code, locale);
  return { de: async () => ({ de: await load("de") }), en: async () => ({ en: await load("en") }) };
}

async function payloadOf(pageId: PageId, locale: Locale): Promise<PagePayload["texts"] | undefined> {
  const { prefixStrategy: strategy } = portalSettings.languages;
  const path = localePath(pageId, { locale, strategy }).replace(/\/$/, "");
  try {
    const answer = await fetch(`${path}/_payload.json?${buildIdentity.id}`);
    const payload: unknown = await answer.json();
    if (!isPayload(payload) || payload.build !== buildIdentity.id) return undefined;
    return payload.locale === locale ? payload.texts : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is PagePayload {
  if (!hasEntries(value, "build", "locale", "texts") || !hasEntries(value.texts)) return false;
  return Object.values(value.texts).every((text) => typeof text === "string");
}
