import type { ReactNode } from "react";
import { loadUsedMessages, willUse, type LazyMessages } from "../i18n/lazyMessages.ts";
import type { Locale } from "../i18n/locales.ts";
import { withPayload } from "./pagePayload.ts";
import { CONTENT_PAGES, type PageId } from "../navigation/routes.ts";

/** Code and texts of a page, loaded together when the page is first shown; one language at a time. */
interface LazyPage {
  readonly load: () => Promise<() => ReactNode>;
  readonly messages: LazyMessages;
}

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
    load: async () => (await import("../pages/start/ProcessStartPage.tsx")).ProcessStartPage,
    messages: {
      de: async () => (await import("../pages/start/messages.de.ts")).de,
      en: async () => (await import("../pages/start/messages.en.ts")).en,
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
    load: async () => (await import("../application/open/ProcessPage.tsx")).ProcessPage,
    messages: {
      de: async () => (await import("../application/open/messages.de.ts")).de,
      en: async () => (await import("../application/open/messages.en.ts")).en,
    },
  },
  redirect: {
    load: async () => (await import("../pages/redirect/RedirectPage.tsx")).RedirectPage,
    messages: {
      de: async () => (await import("../pages/redirect/messages.de.ts")).de,
      en: async () => (await import("../pages/redirect/messages.en.ts")).en,
    },
  },
  "antrag-mock-json": {
    load: async () => (await import("../pages/mock-json/MockJsonPage.tsx")).MockJsonPage,
    messages: {
      de: async () => (await import("../search/process-data/messages.de.ts")).de,
      en: async () => (await import("../search/process-data/messages.en.ts")).en,
    },
  },
  "check-receipt": {
    load: async () => (await import("../pages/check-receipt/CheckReceiptPage.tsx")).CheckReceiptPage,
    messages: {
      de: async () => (await import("../pages/check-receipt/messages.de.ts")).de,
      en: async () => (await import("../pages/check-receipt/messages.en.ts")).en,
    },
  },
  accessibility: {
    load: async () => (await import("../pages/legal/accessibility/AccessibilityPage.tsx")).AccessibilityPage,
    messages: {
      de: async () => (await import("../pages/legal/accessibility/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/accessibility/messages.en.ts")).en,
    },
  },
  imprint: {
    load: async () => (await import("../pages/legal/imprint/ImprintPage.tsx")).ImprintPage,
    messages: {
      de: async () => (await import("../pages/legal/imprint/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/imprint/messages.en.ts")).en,
    },
  },
  "privacy-policy": {
    load: async () => (await import("../pages/legal/privacy-policy/PrivacyPolicyPage.tsx")).PrivacyPolicyPage,
    messages: {
      de: async () => (await import("../pages/legal/privacy-policy/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/privacy-policy/messages.en.ts")).en,
    },
  },
  "terms-of-use": {
    load: async () => (await import("../pages/legal/terms-of-use/TermsOfUsePage.tsx")).TermsOfUsePage,
    messages: {
      de: async () => (await import("../pages/legal/terms-of-use/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/terms-of-use/messages.en.ts")).en,
    },
  },
  "simple-language": {
    load: async () =>
      (await import("../pages/legal/simple-language/SimpleLanguagePage.tsx")).SimpleLanguagePage,
    messages: {
      de: async () => (await import("../pages/legal/simple-language/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/simple-language/messages.en.ts")).en,
    },
  },
  "sign-language": {
    load: async () => (await import("../pages/legal/sign-language/SignLanguagePage.tsx")).SignLanguagePage,
    messages: {
      de: async () => (await import("../pages/legal/sign-language/messages.de.ts")).de,
      en: async () => (await import("../pages/legal/sign-language/messages.en.ts")).en,
    },
  },
};

/** Texts of content pages as the browser loads them. Once each: texts that were loaded are known by their loader. */
const PAYLOADS = new Map(
  CONTENT_PAGES.map((pageId) => [pageId, withPayload(pageId, LAZY_PAGES[pageId].messages)]),
);

/** The texts of a page from the code: what its payload is made of. */
export function textsOf(pageId: PageId, locale: Locale): Promise<Readonly<Record<string, string>>> {
  return LAZY_PAGES[pageId].messages[locale]();
}

/** The texts of a page put in place, without its code. */
export async function loadTexts(pageId: PageId, language: string): Promise<void> {
  willUse(LAZY_PAGES[pageId].messages);
  await loadUsedMessages(language);
}

/** The component of a page, with its texts in place. */
export async function loadPage(pageId: PageId, language: string): Promise<() => ReactNode> {
  const page = LAZY_PAGES[pageId];
  // While payloads are being built there is no server to fetch them from.
  const payload = import.meta.env.SSR ? undefined : PAYLOADS.get(pageId);
  willUse(payload ?? page.messages);
  const [component] = await Promise.all([page.load(), loadUsedMessages(language)]);
  return component;
}
