import type { ReactNode } from "react";
import { loadUsedMessages, willUse } from "../i18n/lazyMessages.ts";
import type { Locale } from "../i18n/locales.ts";
import type { LazyPage } from "./LazyPage.ts";
import { withPayload } from "./pagePayload.ts";
import { CONTENT_PAGES, type PageId } from "./routes.ts";
import type { SeldomPageId } from "./seldomPages.ts";

/** Code and texts of each page. */
const LAZY_PAGES: Readonly<Record<PageId, LazyPage>> = {
  index: {
    load: async () => (await import("../pages/home/HomePage.tsx")).HomePage,
    messages: {
      de: async () => (await import("../pages/home/messages.de.ts")).de,
      en: async () => (await import("../pages/home/messages.en.ts")).en,
    },
  },
  "antrag-start": {
    load: async () => (await import("../pages/process-start/ProcessStartPage.tsx")).ProcessStartPage,
    messages: {
      de: async () => (await import("../pages/process-start/messages.de.ts")).de,
      en: async () => (await import("../pages/process-start/messages.en.ts")).en,
    },
  },
  account: {
    load: async () => (await import("../pages/account/AccountPage.tsx")).AccountPage,
    messages: {
      de: async () => (await import("../pages/account/messages.de.ts")).de,
      en: async () => (await import("../pages/account/messages.en.ts")).en,
    },
  },
  process: {
    load: async () => (await import("../pages/process/ProcessPage.tsx")).ProcessPage,
    messages: {
      de: async () => (await import("../pages/process/messages.de.ts")).de,
      en: async () => (await import("../pages/process/messages.en.ts")).en,
    },
  },
  redirect: seldom("redirect"),
  "antrag-mock-json": seldom("antrag-mock-json"),
  "check-receipt": seldom("check-receipt"),
  accessibility: seldom("accessibility"),
  imprint: seldom("imprint"),
  "privacy-policy": seldom("privacy-policy"),
  "terms-of-use": seldom("terms-of-use"),
  "simple-language": seldom("simple-language"),
  "sign-language": seldom("sign-language"),
};

/** A page that few people open: where it lies is told by a file of its own, so that the first file is smaller. */
function seldom(pageId: SeldomPageId): LazyPage {
  const page = async (): Promise<LazyPage> => (await import("./seldomPages.ts")).SELDOM_PAGES[pageId];
  return {
    load: async () => (await page()).load(),
    messages: {
      de: async () => (await page()).messages.de(),
      en: async () => (await page()).messages.en(),
    },
  };
}

/** Texts of content pages as the browser loads them. Once each: texts that were loaded are known by their loader. */
const PAYLOADS = new Map(
  CONTENT_PAGES.map((pageId) => [pageId, withPayload(pageId, LAZY_PAGES[pageId].messages)]),
);

/** The texts of a page from the code: what its payload is made of. */
export function textsOf(pageId: PageId, locale: Locale): Promise<Readonly<Record<string, string>>> {
  return LAZY_PAGES[pageId].messages[locale]();
}

/** The component of a page, with its texts in place. */
export async function loadPage(pageId: PageId, language: string): Promise<() => ReactNode> {
  const page = LAZY_PAGES[pageId];
  // While the payloads are being made there is nobody to ask for them.
  const payload = import.meta.env.SSR ? undefined : PAYLOADS.get(pageId);
  willUse(payload ?? page.messages);
  const [component] = await Promise.all([page.load(), loadUsedMessages(language)]);
  return component;
}
