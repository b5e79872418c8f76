import type { PageId } from "#contract/pageIds.ts";
import type { Locale } from "../i18n/locales.ts";

export type Layout = "default" | "minimal";

/**
 * Every page once, in both languages (specification §2). The English paths carry `/en`, as under the strategy
 * `prefix_except_default`; the other strategies are made from them in localePath.ts.
 */
export const PAGES = {
  index: { paths: { de: "/", en: "/en" }, layout: "default" },
  accessibility: { paths: { de: "/barrierefreiheit", en: "/en/accessibility" }, layout: "default" },
  account: { paths: { de: "/nutzerkonto", en: "/en/account" }, layout: "default" },
  "antrag-start": { paths: { de: "/antrag/start", en: "/en/antrag/start" }, layout: "default" },
  "antrag-mock-json": {
    paths: { de: "/antrag/start/mock-json", en: "/en/application/start/mock-json" },
    layout: "default",
  },
  "check-receipt": {
    paths: { de: "/antrag/quittung-pruefen", en: "/en/application/check-receipt" },
    layout: "default",
  },
  imprint: { paths: { de: "/impressum", en: "/en/legal-notice" }, layout: "default" },
  "privacy-policy": { paths: { de: "/datenschutz", en: "/en/privacy" }, layout: "default" },
  process: { paths: { de: "/formular", en: "/en/form" }, layout: "minimal" },
  redirect: { paths: { de: "/redirect", en: "/en/redirect" }, layout: "minimal" },
  "sign-language": { paths: { de: "/gebaerdensprache", en: "/en/sign-language" }, layout: "default" },
  "simple-language": { paths: { de: "/leichte-sprache", en: "/en/simple-language" }, layout: "default" },
  "terms-of-use": { paths: { de: "/nutzungsbedingungen", en: "/en/terms-of-use" }, layout: "default" },
} as const satisfies Record<PageId, { paths: Record<Locale, string>; layout: Layout }>;

/** Pages that say the same to everybody: documents of their own, there without a script and before it. */
export const CONTENT_PAGES: readonly PageId[] = [
  "index",
  "accessibility",
  "imprint",
  "privacy-policy",
  "sign-language",
  "simple-language",
  "terms-of-use",
];

export type { PageId };

export interface Route {
  readonly path: string;
  readonly pageId: PageId;
  readonly locale: Locale;
  readonly layout: Layout;
}
