import type { ReactNode } from "react";
import { type LazyMessages, loadUsedMessages, willUse } from "../i18n/lazyMessages.ts";
import type { Locale } from "../i18n/locales.ts";
import { withPayload } from "./pagePayload.ts";
import { CONTENT_PAGES, type PageId } from "./routes.ts";

interface LazyPage {
  readonly load: () => Promise<() => ReactNode>;
  readonly messages: LazyMessages;
}

/** Code and texts of each page, loaded together when the page is first shown; one language at a time. */
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
  "antrag-mock-json": {
    load: async () => (await import("../pages/mock-json/MockJsonPage.tsx")).MockJsonPage,
    messages: {
      de: async () => (await import("../pages/mock-json/messages.de.ts")).de,
      en: async () => (await import("../pages/mock-json/messages.en.ts")).en,
    },
  },
  "check-receipt": {
    load: async () => (await import("../pages/check-receipt/CheckReceiptPage.tsx")).CheckReceiptPage,
    messages: {
      de: async () => (await import("../pages/check-receipt/messages.de.ts")).de,
      en: async () => (await import("../pages/check-receipt/messages.en.ts")).en,
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
  redirect: {
    load: async () => (await import("../pages/redirect/RedirectPage.tsx")).RedirectPage,
    messages: {
      de: async () => (await import("../pages/redirect/messages.de.ts")).de,
      en: async () => (await import("../pages/redirect/messages.en.ts")).en,
    },
  },
  accessibility: {
    load: async () => (await import("../pages/accessibility/AccessibilityPage.tsx")).AccessibilityPage,
    messages: {
      de: async () => (await import("../pages/accessibility/messages.de.ts")).de,
      en: async () => (await import("../pages/accessibility/messages.en.ts")).en,
    },
  },
  imprint: {
    load: async () => (await import("../pages/imprint/ImprintPage.tsx")).ImprintPage,
    messages: {
      de: async () => (await import("../pages/imprint/messages.de.ts")).de,
      en: async () => (await import("../pages/imprint/messages.en.ts")).en,
    },
  },
  "privacy-policy": {
    load: async () => (await import("../pages/privacy-policy/PrivacyPolicyPage.tsx")).PrivacyPolicyPage,
    messages: {
      de: async () => (await import("../pages/privacy-policy/messages.de.ts")).de,
      en: async () => (await import("../pages/privacy-policy/messages.en.ts")).en,
    },
  },
  "terms-of-use": {
    load: async () => (await import("../pages/terms-of-use/TermsOfUsePage.tsx")).TermsOfUsePage,
    messages: {
      de: async () => (await import("../pages/terms-of-use/messages.de.ts")).de,
      en: async () => (await import("../pages/terms-of-use/messages.en.ts")).en,
    },
  },
  "simple-language": {
    load: async () => (await import("../pages/simple-language/SimpleLanguagePage.tsx")).SimpleLanguagePage,
    messages: {
      de: async () => (await import("../pages/simple-language/messages.de.ts")).de,
      en: async () => (await import("../pages/simple-language/messages.en.ts")).en,
    },
  },
  "sign-language": {
    load: async () => (await import("../pages/sign-language/SignLanguagePage.tsx")).SignLanguagePage,
    messages: {
      de: async () => (await import("../pages/sign-language/messages.de.ts")).de,
      en: async () => (await import("../pages/sign-language/messages.en.ts")).en,
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

/** The component of a page, with its texts in place. */
export async function loadPage(pageId: PageId, language: string): Promise<() => ReactNode> {
  const page = LAZY_PAGES[pageId];
  // While the payloads are being made there is nobody to ask for them.
  const payload = import.meta.env.SSR ? undefined : PAYLOADS.get(pageId);
  willUse(payload ?? page.messages);
  const [component] = await Promise.all([page.load(), loadUsedMessages(language)]);
  return component;
}
