import type { LazyPage } from "./LazyPage.ts";

/** Pages beside the way of an application. */
export const SELDOM_PAGES = {
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
} as const satisfies Readonly<Record<string, LazyPage>>;

export type SeldomPageId = keyof typeof SELDOM_PAGES;
