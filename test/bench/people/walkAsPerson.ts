import type { Browser, Page } from "@playwright/test";
import { Applicant } from "#test/journeys/Applicant.ts";
import { type Answering, answerPage } from "./answerPage.ts";
import { countHands } from "./countHands.ts";
import type { Walk } from "./PEOPLE.ts";

const PHONE = { width: 390, height: 844 };
/** More pages than a form has. */
const MOST_PAGES = 20;

interface ScreenSize {
  readonly name: string;
  readonly words: number;
  readonly pixels: number;
}

/** From the home page of a portal to the page that sends, on a phone, with an account; each screen is measured filled in. */
export async function walkAsPerson(
  browser: Browser,
  {
    url,
    walker,
    isBefore,
    tell,
  }: Answering & { readonly url: string; readonly tell: (line: string) => void },
): Promise<Walk> {
  const context = await browser.newContext({
    baseURL: url,
    locale: "de-DE",
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const hands = await countHands(page, new URL(url));
  const applicant = new Applicant(page);
  const screens: ScreenSize[] = [];
  const measure = async (name: string): Promise<void> => {
    await page.waitForLoadState("networkidle");
    const size = { name, ...(await sizeOf(page)) };
    tell(`${walker.name}: ${name}: ${String(size.pixels)} px, ${String(size.words)} words`);
    screens.push(size);
  };
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await measure("home");
  // A place that was only typed was refused before, also where only one fits.
  await applicant.findService(walker.leiKaId, isBefore ? "chosen" : "typed");
  // The last to come of what stands there.
  await page.locator("#consent-terms").waitFor();
  await measure("start");
  await applicant.beginSignedIn(walker.account);
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const key = new URL(page.url()).searchParams.get("page") ?? "first";
    if (key === "review") break;
    await page.locator("main form:visible").first().waitFor();
    await answerPage(page, { walker, isBefore });
    await measure(key);
    const before = await page.getByRole("heading", { level: 1 }).textContent();
    await applicant.next();
    await page.waitForFunction((heading) => {
      if (document.querySelector("main .kern-alert--danger") !== null)
        throw new Error("The page has errors.");
      return document.querySelector("h1")?.textContent !== heading;
    }, before);
    await page.waitForURL((address) => (address.searchParams.get("page") ?? "first") !== key);
  }
  await measure("review");
  // Puts off what is still missing, too, where the portal did not ask for it before.
  await page.getByRole("button", { name: /^Angaben bestätigen / }).click();
  await page.waitForURL((address) => address.searchParams.get("page") !== "review");
  await page.locator("main .kern-btn--primary").first().waitFor();
  await measure("last");
  await context.close();
  const sum = (of: (screen: ScreenSize) => number): number =>
    screens.reduce((total, screen) => total + of(screen), 0);
  const pixels = sum((screen) => screen.pixels);
  const phoneScreens = Math.ceil(pixels / PHONE.height);
  return { screens: screens.length, ...hands, words: sum(({ words }) => words), pixels, phoneScreens };
}

async function sizeOf(page: Page): Promise<Pick<ScreenSize, "words" | "pixels">> {
  return page.evaluate(() => ({
    words: (document.querySelector("main")?.innerText ?? "")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length,
    pixels: document.documentElement.scrollHeight,
  }));
}
