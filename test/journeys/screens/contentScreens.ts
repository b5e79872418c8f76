import type { PageId } from "#ui/navigation/routes.ts";
import { hasAllParts } from "../isApp.ts";
import type { Screen } from "./Screen.ts";

const PLAIN: readonly (readonly [string, PageId])[] = [
  ["home", "index"],
  ["accessibility", "accessibility"],
  ["account-sign-in", "account"],
  ["mock-json", "antrag-mock-json"],
  ["check-receipt", "check-receipt"],
  ["imprint", "imprint"],
  ["privacy-policy", "privacy-policy"],
  ["redirect-nowhere", "redirect"],
  ["sign-language", "sign-language"],
  ["simple-language", "simple-language"],
  ["terms-of-use", "terms-of-use"],
  ["process-data-warning", "antrag-start"],
  ["error-404", "process"],
];

/** Pages that are the same for all visitors, and what the home page finds. */
export const CONTENT_SCREENS: readonly Screen[] = [
  ...PLAIN.map(([name, page]): Screen => ({ name, open: (visit) => visit.goTo(page) })),
  {
    name: "mock-json-refused",
    open: async (visit) => {
      await visit.goTo("antrag-mock-json");
      await visit.page.locator("textarea").fill("[]");
      await visit.page.locator("form button[type=submit]").click();
      await visit.page.locator("main textarea").waitFor({ state: "detached" });
    },
  },
  {
    name: "home-notice",
    open: async (visit) => {
      const de = "Am Sonntag von 8 bis 10 Uhr ist das Portal wegen Wartung nicht erreichbar.";
      const en = "The portal cannot be reached on Sunday from 8 to 10 a.m. because of maintenance.";
      await visit.announces({ readOnly: false, notice: { de, en }, until: null });
      await visit.goTo("index");
      await visit.page.locator(".ap-notice").waitFor();
    },
  },
  {
    name: "home-reading-only",
    open: async (visit) => {
      await visit.announces({ readOnly: true, notice: null, until: "2026-11-24T10:00:00.000Z" });
      await visit.goTo("index");
      await visit.page.locator(".ap-notice").waitFor();
    },
  },
  {
    // What comes next is on its way for longer than half a second.
    name: "home-loading",
    open: async (visit) => {
      await visit.goTo("index");
      // Before its script runs, a link of the page loads the next one whole.
      await hasAllParts(visit.page);
      await visit.page.route(/\/assets\/ImprintPage-/, () => Promise.resolve());
      await visit.page
        .locator('footer a[href$="/impressum"], footer a[href$="/legal-notice"]')
        .first()
        .click();
      await visit.page.locator(".ap-load").waitFor();
      // A picture of the whole page has the bar where the window is.
      await visit.page.evaluate(() => {
        scrollTo(0, 0);
      });
    },
  },
  {
    name: "error-part-gone",
    open: async (visit) => {
      await visit.page.route("**/assets/CheckReceiptPage-*.js", (route) => route.fulfill({ status: 404 }));
      await visit.goTo("check-receipt");
      await visit.page.locator("main .ap-note").waitFor();
    },
  },
  {
    name: "home-menu",
    open: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 900 });
      await visit.goTo("index");
      await visit.page.locator("header summary").click();
    },
  },
  {
    name: "home-nothing-chosen",
    open: async (visit) => {
      await visit.goTo("index");
      await visit.page.locator("form button[type=submit]").click();
      await visit.page.locator(".kern-error").first().waitFor();
    },
  },
  ...(
    [
      ["home-results", "Pfleg", "[role=option]"],
      ["home-none", "xyzxyz", "form p.ap-small"],
      ["home-too-many", "ma", ".ap-listbox p"],
    ] as const
  ).map(([name, text, shown]): Screen => ({
    name,
    open: async (visit) => {
      await visit.goTo("index");
      await visit.page.getByRole("combobox").first().fill(text);
      await visit.page.locator(shown).first().waitFor();
    },
  })),
  {
    name: "home-all-professions",
    open: async (visit) => {
      await visit.goTo("index");
      await visit.page.getByRole("combobox").first().fill("xyzxyz");
      await visit.page.locator("form button.kern-btn--secondary").click();
      await visit.page.locator("form details summary").first().click();
      await visit.page.locator("form details li").first().waitFor();
    },
  },
  {
    name: "home-no-online-application",
    open: async (visit) => {
      await visit.goTo("index");
      await visit.page.getByRole("combobox").first().fill("Krankenschwester");
      await visit.page.getByRole("option").first().click();
      await visit.page.getByRole("combobox").fill("50667");
      await visit.page.getByRole("option").first().click();
      await visit.page.locator("form address").first().waitFor();
    },
  },
  {
    name: "home-search-failed",
    open: async (visit) => {
      await visit.refuses("searchProfessions", "unexpected");
      await visit.goTo("index");
      await visit.page.getByRole("combobox").first().fill("Pfleg");
      await visit.page.locator("form .kern-error").waitFor();
    },
  },
  {
    name: "home-origin",
    open: async (visit) => {
      await visit.goTo("index");
      await visit.page.getByRole("combobox").first().fill("99150001001010");
      await visit.page.getByRole("option").first().click();
      await visit.page.getByRole("radio").first().waitFor();
    },
  },
];
