import type { BrowserContext, Page } from "@playwright/test";
import { FIXED_FEE } from "../fixtures/feeServices.ts";
import { filledIn } from "../integration/portal/filledIn.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { type Account, Applicant } from "./Applicant.ts";

/** From now on the browser has the session of the visitor. */
export async function entersAs(
  visitor: { readonly cookies: ReadonlyMap<string, string> },
  { context, portalUrl }: { readonly context: BrowserContext; readonly portalUrl: string },
): Promise<void> {
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: portalUrl, sameSite: "Lax" as const })),
  );
}

/** Signs a person in without pages, in this browser too. */
export async function signedIn(
  context: BrowserContext,
  { portalUrl, account }: { readonly portalUrl: string; readonly account: Account },
): Promise<Visitor> {
  const visitor = new Visitor(portalUrl);
  await visitor.signIn(account);
  await entersAs(visitor, { context, portalUrl });
  return visitor;
}

/** Signs a person in with the online ID card, through the pages; what follows may be done without them. */
export async function signedInWithCard(page: Page, locale: "de" | "en"): Promise<Visitor> {
  const applicant = new Applicant(page, locale);
  await applicant.findService(FIXED_FEE);
  await page.locator("label[for=login-eid]").click();
  await applicant.accept();
  await applicant.button(applicant.words.begin).click();
  await page.getByRole("link", { name: locale === "de" ? "AusweisApp öffnen" : "Open AusweisApp" }).click();
  await page.locator("input[name=person][value=jonas]").check();
  await page.locator("form button").first().click();
  await applicant.form.control("role").waitFor();
  return applicant.withoutPages();
}

/** A confirmed application that waits for its fee, filled in without pages. Answers its id. */
export async function readyToPay(visitor: Visitor, leiKaId = FIXED_FEE): Promise<string> {
  const processId = await filledIn(visitor, { leiKaId });
  const confirmed = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`);
  return processId;
}
