import type { Page } from "@playwright/test";
import { z } from "zod";
import { Applicant } from "./Applicant.ts";
import { headingOf } from "./headingOf.ts";
import { expect, test } from "./journey.ts";

/** 400 kbit/s with the answers of a far server. */
const SLOW = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false } as const;

/** Reports every frame that shows something else than the one before: its document, heading, alerts and title. */
const SAMPLER = `
  let last = "";
  const look = () => {
    const heading = document.querySelector("h1")?.textContent ?? "";
    const alerts = [...document.querySelectorAll(".kern-alert--danger, .kern-alert--warning")].map(({ textContent }) => textContent);
    const seen = JSON.stringify({ page: performance.timeOrigin, path: location.pathname, heading, alerts, title: document.title });
    if (seen !== last) window.sawFrame(seen);
    last = seen;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const frameSchema = z.object({
  page: z.number(),
  path: z.string(),
  heading: z.string(),
  alerts: z.array(z.string()),
  title: z.string(),
});
type SeenFrame = z.infer<typeof frameSchema>;

/** What the person sees from now on; the pages of others are theirs. */
async function watchFrames(page: Page, { portalUrl }: { readonly portalUrl: string }): Promise<SeenFrame[]> {
  const frames: SeenFrame[] = [];
  await page.exposeBinding("sawFrame", ({ frame }, seen: string) => {
    if (frame.url().startsWith(portalUrl)) frames.push(frameSchema.parse(JSON.parse(seen)));
  });
  await page.addInitScript(SAMPLER);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", SLOW);
  return frames;
}

/** What no frame of a way without failures may say, in its heading or its title. */
const FAILURE =
  /nicht öffnen|nicht geladen|nicht gefunden|nicht erreichbar|Fehler|hat nicht geklappt|gibt es hier nicht|melden Sie sich|beendet|abgelaufen|gelöscht/i;

function expectNoFailure(frames: readonly SeenFrame[]): void {
  const begun = new Set<number>();
  const wrong = frames.filter(({ page, heading, alerts, title }) => {
    const isEmpty = heading === "" && begun.has(page);
    if (heading !== "") begun.add(page);
    return (
      isEmpty ||
      alerts.length > 0 ||
      FAILURE.test(`${heading} ${title}`) ||
      (heading !== "" && !/^Antragsportal Anerkennung - ./.test(title))
    );
  });
  expect(wrong).toEqual([]);
  expect(begun.size).toBeGreaterThan(1);
}

test("no frame from the home page to the personal area shows a failure that did not happen, or no heading, on a slow line", async ({
  page,
  portalUrl,
}) => {
  const frames = await watchFrames(page, { portalUrl });
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn({ user: "jonas", password: "jonas-geheim" });
  // Back after the sign-in leads to where it was begun, now signed in, and on again.
  await page.goBack();
  await page.getByRole("button", { name: "Abmelden" }).waitFor();
  await page.goForward();
  await applicant.form.control("role").waitFor();
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await page.goBack();
  await applicant.form.control("role").waitFor();
  await page.reload();
  await applicant.form.control("role").waitFor();
  await applicant.fillAll();
  await applicant.button(applicant.words.send).click();
  await page.getByRole("heading", { level: 1, name: applicant.words.sent }).waitFor();
  await page.goto("/nutzerkonto");
  await headingOf(page).waitFor();
  expectNoFailure(frames);
});

test("no frame from the home page to the sign-in at the end shows a failure to who fills in without an account", async ({
  page,
  portalUrl,
}) => {
  const frames = await watchFrames(page, { portalUrl });
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginAnonymously();
  await page.reload();
  await applicant.form.control("role").waitFor();
  await applicant.fillAtOnce();
  await applicant.button(applicant.words.confirm).click();
  await page.getByText(applicant.words.account, { exact: true }).waitFor();
  expectNoFailure(frames);
});
