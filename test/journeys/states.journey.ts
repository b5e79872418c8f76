import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { PortalSettings } from "#contract/settings/portalSettings.ts";
import { localePath } from "#ui/navigation/localePath.ts";
import type { PageId } from "#ui/navigation/routes.ts";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { fixedFee, shownEuro } from "../fixtures/stateFees.ts";
import { filledIn } from "../integration/portal/filledIn.ts";
import { signInBySaml } from "../integration/portal/SamlLogin.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { TAKES_ALL } from "../gate/scope.ts";
import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { photograph } from "./screens/screensFolder.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";
import { WELCOME_WORDS } from "./welcomeWords.ts";
import { headingOf } from "./headingOf.ts";

const PORT = 4830;
const STATES = path.join(import.meta.dirname, "../../infra/states");
const NURSE = "99150001001010";
/** Both states take a fee for it. */
const DIETITIAN = "99150001001004";
/** Begins with the place in rp, also where it is known. */
const SPEECH_THERAPIST = "99150001001014";
/** Where the state's own authorities decide. */
const PLACES = {
  nw: { ars: "053150000000", place: "Köln", postalCode: "50667" },
  rp: { ars: "073150000000", place: "Mainz", postalCode: "55116" },
} as const;
/** What an application with a fee says on its way, and at the end of what is wanted on paper. */
const SENT = {
  nw: {
    locale: "de",
    confirm: "Angaben bestätigen und weiter",
    notice: "Ja, elektronisch in mein Postfach",
    next: "Weiter",
    pay: `Weiter zur Zahlung: ${shownEuro(fixedFee("nw", DIETITIAN), "de")}`,
    title: "Ihr Antrag wurde gesendet",
    receipt: [shownEuro(fixedFee("nw", DIETITIAN), "de"), "Landeskasse Düsseldorf"],
    paper: [
      "Senden Sie amtlich beglaubigte Kopien",
      "die beglaubigten Übersetzungen",
      "Bezirksregierung Münster",
    ],
    otherPaper: "einfache Kopie",
  },
  rp: {
    locale: "en",
    confirm: "Confirm answers and continue",
    notice: "Yes, electronically in my mailbox",
    next: "Next",
    pay: `Continue to payment: ${shownEuro(fixedFee("rp", DIETITIAN), "en")}`,
    title: "Your application was sent",
    receipt: [shownEuro(fixedFee("rp", DIETITIAN), "en"), "Landesoberkasse Rheinland-Pfalz"],
    paper: ["Of the German translations a plain copy is enough.", "Not accepted", "Baedekerstraße 2-20"],
    otherPaper: "certified translations",
  },
} as const;

// One portal at a time, and one for all tests of a state.
test.describe.configure({ mode: "default" });

const settingsOf = (state: keyof typeof PLACES): PortalSettings =>
  readStateSettings(path.join(STATES, state, "settings.json")).portal;

/** One of the two decides on a change; both run with `npm run test:all`. */
for (const state of TAKES_ALL ? (["nw", "rp"] as const) : (["nw"] as const)) {
  const portal = settingsOf(state);
  const { prefixStrategy: strategy } = portal.languages;

  test.describe(`the portal of ${state}`, () => {
    usesOwnPortal(PORT, () => ({
      name: `state-${state}`,
      state,
      change: (own) => ({ ...own, portal: { ...own.portal, privacyEdition: "2027-02-01" } }),
    }));

    test("says its name before a script runs, also to search engines", async ({ page }) => {
      const documentAt = async (id: PageId, locale: "de" | "en"): Promise<string> =>
        (await page.request.get(localePath(id, { locale, strategy }))).text();
      expect(await documentAt("process", "de")).toContain(
        `<title>${portal.portalName.de} - Ihr Antrag</title>`,
      );
      const shell = await documentAt("redirect", "de");
      expect(shell).toContain(`<title>${portal.portalName.de}</title>`);
      expect(shell).toContain(`beantragen: ${portal.portalName.de}, ${portal.stateName.de}"`);
      for (const locale of ["de", "en"] as const)
        expect(await documentAt("imprint", locale)).toContain(
          `: ${portal.portalName[locale]}, ${portal.stateName[locale]}"`,
        );
    });

    const sent = SENT[state];
    test.describe("with the citizen account", () => {
      test.use({ locale: sent.locale === "de" ? "de-DE" : "en-GB" });

      test("a fee is paid, the application is sent, and what the state wants on paper is listed", async ({
        page,
        context,
        portalUrl,
      }) => {
        const visitor = new Visitor(portalUrl);
        const level = "substantial";
        await signInBySaml(visitor, {
          providerId: "nkb",
          trustLevel: level,
          choose: { person: "sukarno", level },
        });
        const processId = await filledIn(visitor, { leiKaId: DIETITIAN, place: PLACES[state] });
        await context.addCookies(
          [...visitor.cookies].map(([name, value]) => ({ name, value, url: portalUrl, sameSite: "Lax" })),
        );
        const form = localePath("process", { locale: sent.locale, strategy });
        await page.goto(`${form}?process=${processId}&page=review`);
        const button = (name: string) => page.getByRole("button", { name, exact: true });
        await button(sent.confirm).click();
        await page.getByText(sent.notice, { exact: true }).click();
        await button(sent.next).click();
        await button(sent.pay).waitFor();
        const method = page.locator("label[for=payment-methods]");
        if (await method.isVisible()) await method.click();
        await button(sent.pay).click();
        await page.locator("button[value=pay]").click();
        await expect(page.getByRole("heading", { level: 1, name: sent.title })).toBeVisible();
        const receipt = page.locator(".ap-receipt");
        for (const text of sent.receipt) await expect(receipt).toContainText(text);
        const main = page.getByRole("main");
        for (const text of sent.paper) await expect(main).toContainText(text);
        await expect(main).not.toContainText(sent.otherPaper);
      });
    });

    for (const locale of languagesOf({ usually: "de" })) {
      const address = (page: PageId): string => localePath(page, { locale, strategy });
      const goTo = async (page: Page, id: PageId): Promise<void> => {
        await page.goto(address(id));
        await headingOf(page).waitFor();
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
          expect(colours).toBe(readFileSync(path.join(STATES, portal.theme, "theme.css"), "utf8"));
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
          await photograph(page, `state-${state}-home-1280-light-${locale}`);
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

        if (state === "rp")
          test("asks for the place where the service wants it, though it was handed over, and takes another one", async ({
            page,
          }) => {
            const words = WELCOME_WORDS[locale];
            const processData = encodeProcessData({ leiKaId: SPEECH_THERAPIST, location: PLACES.rp });
            await page.goto(`${address("antrag-start")}?processData=${processData}`);
            const applicant = new Applicant(page, locale);
            await page.getByText(applicant.words.anonymous, { exact: true }).click();
            await applicant.accept();
            await applicant.button(applicant.words.begin).click();

            await expect(page.getByRole("heading", { level: 1, name: words.page })).toBeVisible();
            const about = page.getByRole("region", { name: words.title });
            for (const text of [words.recognition, "55116 Mainz", "Landesamt für Soziales"])
              await expect(about).toContainText(text);
            await about.getByRole("button", { name: words.change }).click();
            await about.getByRole("combobox").fill("56564");
            await about.getByRole("option").first().click();
            await expect(about).toContainText("Landesamt für Soziales");
            await about.getByRole("button", { name: words.take }).click();
            await expect(about).toContainText("56564 Neuwied");
            await page.locator('[name="locationBasis"]').nth(3).check();
            await applicant.next();
            await applicant.form.control("role").waitFor();
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
