import { filledIn } from "#test/integration/portal/filledIn.ts";
import { OPERATIONS } from "#contract/operations.ts";
import { aPdf } from "../fixtures/aPdf.ts";
import { languagesOf } from "./languagesOf.ts";
import { asPortal } from "./asPortal.ts";
import { expect, test } from "./journey.ts";
import { area, sentApplication } from "./screens/areaScreens.ts";
import { expectScreen } from "./screens/expectScreen.ts";
import { hasDocuments, progressAt, showsProgress, wasSent } from "./screens/progressFixture.ts";
import { type Application, Visit } from "./screens/Visit.ts";

/** As people and offices have them: one word of 120 letters. */
const NAME = "Wolfeschlegelsteinhausenbergerdorff".repeat(4).slice(0, 120);
const FILE = `${"Abschlusszeugnis_Uebersetzung_beglaubigt".repeat(3).slice(0, 116)}.pdf`;

/** The application with names of one long word each. */
function withLongWords({ metadata, formData, attachments, ...rest }: Application): Application {
  return {
    ...rest,
    metadata: { ...metadata, authority: { ...metadata.authority, name: NAME, street: NAME } },
    formData: { ...formData, familyName: NAME, placeOfBirth: NAME },
    attachments: attachments.map((attachment) => ({ ...attachment, fileName: FILE })),
  };
}

const alters = (visit: Visit): Promise<void> =>
  visit.alters("getProcess", { schema: OPERATIONS.getProcess.response, change: withLongWords });

for (const locale of languagesOf({ usually: "de" })) {
  test(`names, addresses and files of one long word make no page wider than a small phone, in ${locale}`, async ({
    page,
    portalUrl,
  }) => {
    const visit = new Visit(page, { locale, portalUrl });
    await visit.speaks();

    await test.step("form and upload", async () => {
      await alters(visit);
      await visit.opens(await visit.stock.begun(), "applicant");
      const file = { name: FILE, mimeType: "application/pdf", buffer: Buffer.from(aPdf(40_000)) };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await expect(page.locator(".ap-file--ok")).toBeVisible();
      await expectScreen(page, { locale });
    });

    await test.step("review", async () => {
      await visit.opens(await visit.stock.filled(), "review");
      await expect(page.getByText(NAME).first()).toBeVisible();
      await expect(page.getByText(FILE).first()).toBeVisible();
      await expectScreen(page, { locale });
    });

    await test.step("result", async () => {
      const { owner, processId } = await visit.stock.filled();
      const read = await owner.get(`/api/processes/${processId}`);
      const long = withLongWords(OPERATIONS.getProcess.response.parse(read.body));
      await hasDocuments(visit);
      const files = [{ ...DOCUMENT, url: new URL("/logo.svg", portalUrl).href }];
      await page.route(/\/files\/attachment$/, (route) =>
        route.fulfill(asPortal({ files, archive: null, availableUntil: null })),
      );
      await showsProgress(visit, { progress: wasSent(), differing: long });
      await expect(page.getByText(FILE).first()).toBeVisible();
      await expectScreen(page, { locale });
    });

    await test.step("sending that failed for a file", async () => {
      const infectedFiles = [FILE];
      const failed = { status: "SUBMIT_FAILURE", failureReason: "malware-found", infectedFiles } as const;
      await showsProgress(visit, { progress: progressAt(8, { ...failed, progress: "SUBMISSION_FAILURE" }) });
      await expectScreen(page, { locale });
    });

    await test.step("personal area", async () => {
      const owed = [{ name: NAME, nameEn: NAME }];
      const sent = { ...sentApplication, name: NAME, nameEn: NAME, authorityName: NAME, owed };
      await area(visit, { drafts: [], sent: [{ ...sent, status: "successfullySubmitted" }] });
      for (const summary of await page.locator("article summary").all()) await summary.click();
      await expectScreen(page, { locale });
    });
  });
}

const DOCUMENT = {
  documentId: "attachment",
  kind: "attachment",
  fileName: FILE,
  size: 140_000,
  sha512: "0".repeat(128),
} as const;

test("the profession that the portal fills in is read whole on a small phone, and long words break with a hyphen", async ({
  page,
  portalUrl,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const visit = new Visit(page, { locale: "en", portalUrl });
  await visit.opens(await visit.stock.filled(), "contact");
  const profession = page.locator('[name="targetProfession"]');
  await expect(profession).toHaveValue(/pfleger/);
  const isWhole = () =>
    profession.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight);
  await expect.poll(isWhole).toBe(true);
  await expect(profession).toHaveAttribute("lang", "de");
  await expect(page.locator("main p").first()).toHaveCSS("hyphens", "auto");
});

test("German words and names on English pages are marked as German", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "en", portalUrl });
  const areGerman = async (...words: readonly string[]): Promise<void> => {
    for (const word of words)
      await expect(page.getByText(word, { exact: true }).first()).toHaveAttribute("lang", "de");
  };
  await visit.goTo("index");
  await page.getByRole("combobox", { name: "In which place do you want to work?" }).fill("Cologne");
  await areGerman("Anerkennungs-Finder", "50667 Köln");
  await visit.goToService("99150001001010");
  await areGerman("Köln", "Ausländerbehörde");
  await visit.opens(await visit.stock.begun(), "applicant");
  await areGerman("Ausländerbehörde");
});

test("the English form says where to write in German, on the page and at each field for words of one's own", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "en", portalUrl });
  // One of its own: in a shared one the page of another journey may still be the one that writes.
  const owner = await visit.stock.person();
  const processId = await filledIn(owner);
  const words = "Please write your own words in German: the authority reads German.";
  const lines = page.locator("textarea:not([readonly]):visible");
  const names = page.locator("textarea[name$=institution]:visible");
  for (const [step, count, ofNames] of [
    ["qualifications", 2, 1],
    ["documents", 1, 0],
  ] as const) {
    await visit.opens({ owner, processId }, step);
    await expect(page.getByText(words)).toBeVisible();
    await expect(lines).toHaveCount(count);
    await expect(names).toHaveCount(ofNames);
    for (const field of await lines.and(page.locator(":not([name$=institution])")).all())
      await expect(field).toHaveAccessibleDescription(/In German/);
    // A name is copied as it stands on the certificate.
    for (const field of await names.all()) await expect(field).not.toHaveAccessibleDescription(/In German/);
  }
  await visit.goTo("process", { process: processId, page: "review" });
  await expect(page.getByText(words)).toHaveCount(0);
});
