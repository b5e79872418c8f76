import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { PortalSettings } from "../../functions/contract/portalSettings.ts";
import { localePath } from "../../frontend/src/routes/localePath.ts";
import type { PageId } from "../../frontend/src/routes/routes.ts";
import { encodeProcessData } from "../../frontend/src/features/process-data/processData.ts";
import { readStateSettings } from "../../infra/readStateSettings.ts";
import { Applicant } from "./Applicant.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { SCREENS_FOLDER } from "./screens/screensFolder.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";

const PORT = 4830;
const SETTINGS = path.join(import.meta.dirname, "../../infra/settings");
const THEMES = path.join(import.meta.dirname, "../../frontend/theme");
const NURSE = "99150001001010";
/** Where the state's own authorities decide. */
const PLACES = {
  nw: { ars: "053150000000", place: "Köln", postalCode: "50667" },
  rp: { ars: "073150000000", place: "Mainz", postalCode: "55116" },
} as const;

// One portal at a time, and one for all tests of a state.
test.describe.configure({ mode: "default" });

const settingsOf = (state: keyof typeof PLACES): PortalSettings =>
  readStateSettings(path.join(SETTINGS, `${state}.json`)).portal;

for (const state of ["nw", "rp"] as const) {
  const portal = settingsOf(state);
  const { prefixStrategy: strategy } = portal.languages;

  test.describe(`the portal of ${state}`, () => {
    usesOwnPortal(PORT, () => ({
      name: `state-${state}`,
      state,
      change: (own) => ({ ...own, portal: { ...own.portal, privacyEdition: "2027-02-01" } }),
    }));

    test("says its name before a script runs", async ({ page }) => {
      const shell = await page.request.get(localePath("process", { locale: "de", strategy }));
      expect(await shell.text()).toContain(`<title>${portal.portalName.de}</title>`);
    });

    for (const locale of ["de", "en"] as const) {
      const address = (page: PageId): string => localePath(page, { locale, strategy });
      const goTo = async (page: Page, id: PageId): Promise<void> => {
        await page.goto(address(id));
        await page.getByRole("heading", { level: 1 }).waitFor();
      };

      test.describe(`in ${locale}`, () => {
        test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

        test("has its name, logo, colours, navigation and footer", async ({ page }) => {
          await goTo(page, "index");
          await expect(page).toHaveURL(new RegExp(`${address("index")}$`));
          expect(await page.title()).toContain(portal.portalName[locale]);
          const header = page.getByRole("banner");
          for (const text of [portal.officialLine, portal.headerTitle, portal.stateName])
            await expect(header.getByText(text[locale], { exact: true })).toBeVisible();
          const logo = header.locator("img");
          await expect
            .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
          const colours = await (await page.request.get("/theme.css")).text();
          expect(colours).toBe(readFileSync(path.join(THEMES, `${portal.theme}.css`), "utf8"));
          const footer = page.getByRole("contentinfo");
          await expect(footer.getByText(portal.footerTitle[locale], { exact: true })).toBeVisible();
          for (const { title, links } of portal.navigationSections) {
            const section = footer.getByRole("navigation", { name: title[locale] });
            for (const { label, url } of links)
              await expect(section.getByRole("link", { name: label[locale] })).toHaveAttribute(
                "href",
                url[locale],
              );
          }
          for (const { label, url } of portal.footerLinks)
            await expect(footer.getByRole("link", { name: label[locale] })).toHaveAttribute(
              "href",
              url[locale],
            );
          // The European Union asks in the reader's language.
          await expect(footer.getByRole("link", { name: /EU$/ })).toHaveAttribute(
            "href",
            new RegExp(`index_${locale}\\.htm$`),
          );
          await expectAccessible(page);
          const file = `state-${state}-home-1280-light-${locale}.png`;
          await page.screenshot({ path: path.join(SCREENS_FOLDER, file), fullPage: true });
        });

        test("says on its legal pages who runs it, who watches over it and whom to ask", async ({ page }) => {
          const { operator, accessibility, support } = portal;
          const said = {
            imprint: [
              "Fira Sans",
              "Noto Sans",
              operator.name,
              operator.representative,
              operator.street,
              operator.email,
            ],
            "privacy-policy": [
              operator.name,
              operator.dataProtectionOfficer,
              operator.supervisoryAuthority,
              locale === "de" ? "1. Februar 2027" : "1 February 2027",
            ],
            "terms-of-use": [operator.name],
            accessibility: [accessibility.enforcementBody[locale], accessibility.law[locale]],
          } as const;
          for (const id of Object.keys(said).filter((id): id is keyof typeof said => id in said)) {
            await goTo(page, id);
            for (const text of said[id]) await expect(page.getByRole("main")).toContainText(text);
            await expect(page.getByRole("contentinfo")).toContainText(support.phone);
          }
        });

        test("offers its applications, which begin", async ({ page }) => {
          const processData = encodeProcessData({ leiKaId: NURSE, location: PLACES[state] });
          await page.goto(`${address("antrag-start")}?processData=${processData}`);
          await expect(page.getByRole("heading", { level: 1 })).toContainText(
            locale === "de" ? "Anerkennung als" : "Recognition as",
          );
          await new Applicant(page, locale).beginAnonymously();
          await expect(page).toHaveURL(new RegExp(`${address("process")}\\?`));
        });
      });
    }
  });
}
