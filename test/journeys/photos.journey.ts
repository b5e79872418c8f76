import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import type { Locator, Page } from "@playwright/test";
import { de as attachments } from "#ui/attachments/messages.de.ts";
import { de } from "#ui/photos/messages.de.ts";
import { en } from "#ui/photos/messages.en.ts";
import { aPhoto, type PictureFile } from "../fixtures/scans/aPhoto.ts";
import { languagesOf } from "./languagesOf.ts";
import { violationsOf } from "./violationsOf.ts";
import { expect, test } from "./journey.ts";

const TEXTS = { de, en };
const WORDS = {
  de: {
    checked: /, geprüft$/,
    view: /^Ansehen/,
    name: "Seiten für: ",
    join: /^Mehrere PDF oder Fotos verbinden/,
  },
  en: { checked: /, checked$/, view: /^View/, name: "Pages for: ", join: /^Join several PDFs or photos/ },
} as const;

/** Most bytes of a page (300 kB) and of what the PDF has around it. */
const PAGE_BYTES = 300_000;
const AROUND_BYTES = 2_000;

/** What phones write into their pictures beside what is seen. */
const NOTE = "51.2277 6.7735, Aminas Telefon";

function withNote({ buffer, ...file }: PictureFile): PictureFile {
  const segment = Buffer.from([0xff, 0xfe, 0, NOTE.length + 2]);
  const [start, rest] = [buffer.subarray(0, 2), buffer.subarray(2)];
  return { ...file, buffer: Buffer.concat([start, segment, Buffer.from(NOTE), rest]) };
}

let sharp: PictureFile;
let second: PictureFile;
let blurred: PictureFile;
test.beforeAll(async () => {
  sharp = withNote(await aPhoto({ name: "IMG_1.jpg" }));
  second = await aPhoto({ name: "IMG_2.png", look: { layout: "table" }, type: "png" });
  blurred = await aPhoto({ name: "IMG_3.jpg", taking: { blur: 5 } });
});

const uploadIn = (page: Page): Locator => page.locator("input[type=file]").first();

function sheet(page: Page, locale: "de" | "en"): Locator {
  return page.getByRole("dialog", { name: WORDS[locale].name });
}

/** The pages in the sheet; each is ready when its picture is there. */
function pages(page: Page, locale: "de" | "en"): Locator {
  return sheet(page, locale).getByRole("list", { name: TEXTS[locale]["photos.pages"] }).getByRole("listitem");
}

function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** The PDF as the portal has it. */
async function arrived(
  page: Page,
  locale: "de" | "en",
): Promise<{ readonly bytes: Buffer; readonly pdf: PDFDocument }> {
  const file = page.locator(".ap-file--ok");
  await expect(file.getByText(WORDS[locale].checked)).toBeVisible();
  const opened = page.context().waitForEvent("request", {
    predicate: (one) => new URL(one.url()).pathname.includes("uploads") && one.method() === "GET",
  });
  await file.getByRole("button", { name: WORDS[locale].view }).click();
  const answer = await page.request.get((await opened).url());
  const bytes = await answer.body();
  return { bytes, pdf: await PDFDocument.load(bytes) };
}

for (const locale of languagesOf({ usually: "de" })) {
  const texts = TEXTS[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("photos become one PDF of A4 pages that arrives and is checked; a blurred page is named before", async ({
      page,
      inForm,
    }) => {
      await inForm({ locale });
      const field = uploadIn(page);
      await field.setInputFiles([sharp, second, blurred]);
      await expect(pages(page, locale)).toHaveCount(3);
      const done = button(page, texts["photos.done.doubts"]);
      await expect(pages(page, locale).nth(2)).toContainText(texts["photos.finding.blurred"]);
      await expect(pages(page, locale).nth(2).locator("canvas")).toBeVisible();
      await expect(pages(page, locale).nth(0)).not.toContainText("?");
      expect(await violationsOf(page)).toEqual([]);

      // The person takes the page out, looks at it again, and puts it back.
      await pages(page, locale).nth(2).getByRole("button", { name: texts["photos.remove"] }).click();
      await expect(button(page, texts["photos.done"])).toBeVisible();
      await button(page, texts["photos.undo"]).click();
      await expect(pages(page, locale)).toHaveCount(3);
      await done.click();
      await expect(sheet(page, locale)).toBeHidden();
      const { bytes, pdf } = await arrived(page, locale);
      expect(bytes.length).toBeLessThan(3 * PAGE_BYTES + AROUND_BYTES);
      expect([sharp.buffer.includes(NOTE), bytes.includes(NOTE)]).toEqual([true, false]);
      const sizes = pdf.getPages().map((one) => [Math.round(one.getWidth()), Math.round(one.getHeight())]);
      expect(sizes).toEqual([
        [595, 842],
        [595, 842],
        [595, 842],
      ]);
    });

    test("everything is done by keyboard, the focus stays with the page, and it is said where it is now", async ({
      page,
      inForm,
    }) => {
      await inForm({ locale });
      const field = uploadIn(page);
      await field.setInputFiles([sharp, second]);
      await expect(pages(page, locale).locator("canvas")).toHaveCount(2);
      const said = sheet(page, locale).getByRole("status").last();
      const down = pages(page, locale).nth(0).getByRole("button", { name: texts["photos.down"] });
      await down.focus();
      await page.keyboard.press("Enter");
      await expect(said).toHaveText(
        texts["photos.moved"].replace("{{number}}", "2").replace("{{total}}", "2"),
      );
      const first = pages(page, locale).nth(1);
      await expect(first.getByRole("button", { name: texts["photos.down"] })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(first.getByRole("button", { name: texts["photos.turn"] })).toBeFocused();
      await expect(said).toHaveText(texts["photos.turned"].replace("{{number}}", "2"));

      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      const corner = button(page, texts["photos.crop.0"]);
      await expect(corner).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await corner.focus();
      const before = await corner.getAttribute("style");
      await page.keyboard.press("Shift+ArrowRight");
      await expect(corner).not.toHaveAttribute("style", before ?? "");
      await button(page, texts["photos.crop.apply"]).press("Enter");
      await expect(
        pages(page, locale).nth(1).getByRole("button", { name: texts["photos.crop"] }),
      ).toBeFocused();

      // Escape does not lose the pages: it asks.
      await page.keyboard.press("Escape");
      await expect(page.getByText(texts["photos.discard.text"])).toBeVisible();
      await button(page, texts["photos.discard.stay"]).press("Enter");
      await expect(pages(page, locale).locator("canvas")).toHaveCount(2);
      // The turned page is made anew first.
      const done = page.getByRole("button", { name: /^(Trotzdem fertig|Fertig|Done)/ });
      await expect(done).toBeEnabled();
      await done.press("Enter");
      const { pdf } = await arrived(page, locale);
      const across = pdf.getPages().map((one) => one.getWidth() > one.getHeight());
      expect(across).toEqual([false, true]);
    });
  });
}

test("a picture dropped on an upload leads to its pages instead of to a refusal, and a bad file is named", async ({
  page,
  inForm,
}) => {
  await inForm();
  const field = uploadIn(page);
  const transfer = await page.evaluateHandle(
    ([picture, broken]) => {
      const files = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      files.items.add(new File([bytes], "Foto.jpg", { type: "image/jpeg" }));
      files.items.add(new File([broken], "IMG_7.heic", { type: "image/heic" }));
      return files;
    },
    [sharp.buffer.toString("base64"), "not a picture"] as const,
  );
  await field
    .locator("xpath=ancestor::*[@role='group'][1]")
    .dispatchEvent("drop", { dataTransfer: transfer });
  await expect(pages(page, "de")).toHaveCount(1);
  await expect(sheet(page, "de").getByRole("alert")).toContainText("IMG_7.heic lässt sich hier nicht öffnen");
  await expect(page.getByText("Das ist kein PDF")).toHaveCount(0);
});

async function aPdfOf(...lines: readonly (string | undefined)[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const line of lines) {
    const one = pdf.addPage([595, 842]);
    if (line !== undefined) one.drawText(line, { x: 80, y: 700 });
  }
  return Buffer.from(await pdf.save());
}

test("PDFs are joined with photos between them: an empty page is named and taken out, a page is turned, a signature is not lost in silence", async ({
  page,
  inForm,
}) => {
  const pdf = (name: string, buffer: Buffer): PictureFile => ({ name, mimeType: "application/pdf", buffer });
  await inForm();
  await page.getByRole("button", { name: WORDS.de.join }).first().click();
  const chosen = sheet(page, "de").locator("input[type=file]").last();
  await chosen.setInputFiles([pdf("Zeugnis.pdf", await aPdfOf("Eins", undefined, "Drei")), sharp]);
  await expect(pages(page, "de")).toHaveCount(4);
  await expect(pages(page, "de").nth(1)).toContainText(de["photos.finding.empty"]);
  await pages(page, "de").nth(1).getByRole("button", { name: de["photos.remove"] }).click();
  await pages(page, "de").nth(1).getByRole("button", { name: de["photos.turn"] }).click();
  const signed = Buffer.concat([await aPdfOf("Unterschrieben"), Buffer.from("% /ByteRange [0 1 2 3]\n")]);
  await chosen.setInputFiles([pdf("Signiert.pdf", signed)]);
  await expect(sheet(page, "de")).toContainText("Signiert.pdf ist elektronisch unterschrieben.");
  await button(page, de["photos.done"]).click();
  const { pdf: joined } = await arrived(page, "de");
  expect(joined.getPages().map((one) => one.getRotation().angle)).toEqual([0, 90, 0, 0]);
  const pictures = joined.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && object.dict.toString().includes("/DCTDecode"));
  expect(pictures).toHaveLength(1);
});

async function aScanOf({ buffer }: PictureFile): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawImage(await pdf.embedJpg(buffer), { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await pdf.save());
}

test("a scan that is hard to read is shown before it travels, and goes as it was if the person says so; a good one goes at once", async ({
  page,
  inForm,
}) => {
  await inForm();
  const pdf = (name: string, buffer: Buffer): PictureFile => ({ name, mimeType: "application/pdf", buffer });
  const scan = await aScanOf(blurred);
  await uploadIn(page).setInputFiles([pdf("Scan.pdf", scan)]);
  await expect(pages(page, "de")).toHaveCount(1);
  await expect(pages(page, "de")).toContainText(de["photos.finding.blurred"]);
  await expect(page.locator(".ap-file")).toHaveCount(0);
  await button(page, de["photos.done.doubts"]).click();
  expect((await arrived(page, "de")).bytes.equals(scan)).toBe(true);
  await uploadIn(page).setInputFiles([pdf("Gut.pdf", await aScanOf(sharp))]);
  await expect(page.locator(".ap-file--ok").getByText(WORDS.de.checked)).toHaveCount(2);
});

test("whoever goes on while a scan is being looked at finds it with the document", async ({
  page,
  inForm,
}) => {
  await inForm();
  // The look does not end before the person goes on.
  await page.route("**/imageWorker*", () => undefined);
  const name = "Scan.pdf";
  await uploadIn(page).setInputFiles([{ name, mimeType: "application/pdf", buffer: await aScanOf(blurred) }]);
  await expect(page.getByText(attachments["attachments.looking"])).toBeVisible();
  await page.getByRole("button", { name: "Zurück", exact: true }).click();
  await expect(page).toHaveURL(/page=role/);
  await page.goBack();
  await expect(page.locator(".ap-file--ok")).toContainText(name);
});

test("Back asks before photos are lost, closes the pages and not the form, and is the form's again after them", async ({
  page,
  inForm,
}) => {
  await inForm();
  const form = page.url();
  await page.getByRole("button", { name: "Zurück", exact: true }).click();
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await expect(page).toHaveURL(form);
  await uploadIn(page).setInputFiles([sharp]);
  await expect(pages(page, "de")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText(de["photos.discard.text"])).toBeVisible();
  await button(page, de["photos.discard.stay"]).click();
  await expect(pages(page, "de").locator("canvas")).toHaveCount(1);
  await page.goBack();
  await button(page, de["photos.discard.leave"]).click();
  await expect(sheet(page, "de")).toBeHidden();
  await expect(uploadIn(page)).toBeAttached();
  expect(page.url()).toBe(form);
  await page.goBack();
  await expect(page).toHaveURL(/page=role/);
});
