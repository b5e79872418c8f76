import type { ReactNode } from "react";
import { type LazyMessages, loadUsedMessages, willUse } from "../i18n/lazyMessages.ts";
import { withPayload } from "./pagePayload.ts";
import { CONTENT_PAGES, type PageId } from "../navigation/routes.ts";

/** Code and texts of a page, loaded together when the page is first shown; one language at a time. */
interface LazyPage extends LazyMessages {
  readonly load: () => Promise<() => ReactNode>;
}

/** Code and texts of each page. */
const LAZY_PAGES: Readonly<Record<PageId, LazyPage>> = {
  index: {
    load: async () => (await import("../pages/home/HomePage.tsx")).HomePage,
    de: () => import("../pages/home/messages.de.ts"),
    en: () => import("../pages/home/messages.en.ts"),
  },
  "antrag-start": {
    load: async () => (await import("../pages/start/ProcessStartPage.tsx")).ProcessStartPage,
    de: () => import("../pages/start/messages.de.ts"),
    en: () => import("../pages/start/messages.en.ts"),
  },
  account: {
    load: async () => (await import("../pages/account/AccountPage.tsx")).AccountPage,
    de: () => import("../pages/account/messages.de.ts"),
    en: () => import("../pages/account/messages.en.ts"),
  },
  process: {
    load: async () => (await import("../application/open/ProcessPage.tsx")).ProcessPage,
    de: () => import("../application/open/messages.de.ts"),
    en: () => import("../application/open/messages.en.ts"),
  },
  redirect: {
    load: async () => (await import("../pages/redirect/RedirectPage.tsx")).RedirectPage,
    de: () => import("../pages/redirect/messages.de.ts"),
    en: () => import("../pages/redirect/messages.en.ts"),
  },
  "antrag-mock-json": {
    load: async () => (await import("../pages/mock-json/MockJsonPage.tsx")).MockJsonPage,
    de: () => import("../search/process-data/messages.de.ts"),
    en: () => import("../search/process-data/messages.en.ts"),
  },
  "check-receipt": {
    load: async () => (await import("../pages/check-receipt/CheckReceiptPage.tsx")).CheckReceiptPage,
    de: () => import("../pages/check-receipt/messages.de.ts"),
    en: () => import("../pages/check-receipt/messages.en.ts"),
  },
  accessibility: {
    load: async () => (await import("../pages/legal/accessibility/AccessibilityPage.tsx")).AccessibilityPage,
    de: () => import("../pages/legal/accessibility/messages.de.ts"),
    en: () => import("../pages/legal/accessibility/messages.en.ts"),
  },
  imprint: {
    load: async () => (await import("../pages/legal/imprint/ImprintPage.tsx")).ImprintPage,
    de: () => import("../pages/legal/imprint/messages.de.ts"),
    en: () => import("../pages/legal/imprint/messages.en.ts"),
  },
  "privacy-policy": {
    load: async () => (await import("../pages/legal/privacy-policy/PrivacyPolicyPage.tsx")).PrivacyPolicyPage,
    de: () => import("../pages/legal/privacy-policy/messages.de.ts"),
    en: () => import("../pages/legal/privacy-policy/messages.en.ts"),
  },
  "terms-of-use": {
    load: async () => (await import("../pages/legal/terms-of-use/TermsOfUsePage.tsx")).TermsOfUsePage,
    de: () => import("../pages/legal/terms-of-use/messages.de.ts"),
    en: () => import("../pages/legal/terms-of-use/messages.en.ts"),
  },
  "simple-language": {
    load: async () =>
      (await import("../pages/legal/simple-language/SimpleLanguagePage.tsx")).SimpleLanguagePage,
    de: () => import("../pages/legal/simple-language/messages.de.ts"),
    en: () => import("../pages/legal/simple-language/messages.en.ts"),
  },
  "sign-language": {
    load: async () => (await import("../pages/legal/sign-language/SignLanguagePage.tsx")).SignLanguagePage,
    de: () => import("../pages/legal/sign-language/messages.de.ts"),
    en: () => import("../pages/legal/sign-language/messages.en.ts"),
  },
};

/** Texts of content pages as the browser loads them. Once each: texts that were loaded are known by their loader. */
const PAYLOADS = new Map(CONTENT_PAGES.map((pageId) => [pageId, withPayload(pageId, LAZY_PAGES[pageId])]));

/** The texts of a page in the code: what its payload is made of. */
export function messagesOf(pageId: PageId): LazyMessages {
  return LAZY_PAGES[pageId];
}

/** The texts of a page put in place, without its code. */
export async function loadTexts(pageId: PageId, language: string): Promise<void> {
  willUse(LAZY_PAGES[pageId]);
  await loadUsedMessages(language);
}

/** The component of a page, with its texts in place. */
export async function loadPage(pageId: PageId, language: string): Promise<() => ReactNode> {
  const page = LAZY_PAGES[pageId];
  // While payloads are being built there is no server to fetch them from.
  const payload = import.meta.env.SSR ? undefined : PAYLOADS.get(pageId);
  willUse(payload ?? page);
  const [component] = await Promise.all([page.load(), loadUsedMessages(language)]);
  return component;
}
