import { aPhoto, type PictureFile } from "#test/fixtures/scans/aPhoto.ts";
import { PAGE_WITH_FILE } from "./formPages.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** The sheet with these photos as pages. */
async function opened(visit: Visit, files: readonly PictureFile[]): Promise<void> {
  await visit.opens(await visit.stock.begun(), PAGE_WITH_FILE);
  await visit.page
    .locator("input[type=file]")
    .first()
    .setInputFiles([...files]);
  await visit.page
    .locator(".ap-photo canvas")
    .nth(files.length - 1)
    .waitFor();
}

async function pressed(visit: Visit, key: string): Promise<void> {
  await visit.page
    .getByRole("button", { name: await visit.says(key) })
    .first()
    .click();
}

const good = (name: string): Promise<PictureFile> => aPhoto({ name });

/** From photos to a PDF: nothing yet, pages, pages that are hard to read, the edges of one, and the way out. */
export const PHOTO_SCREENS: readonly Screen[] = [
  {
    name: "form-photos-empty",
    focus: "dialog",
    open: async (visit) => {
      await visit.opens(await visit.stock.begun(), PAGE_WITH_FILE);
      await pressed(visit, "attachments.join");
      await visit.page.locator("dialog input[type=file]").last().waitFor({ state: "attached" });
    },
  },
  {
    name: "form-photos-filled",
    focus: "dialog",
    open: async (visit) =>
      opened(visit, [
        await good("IMG_1.jpg"),
        await aPhoto({ name: "IMG_2.jpg", look: { layout: "certificate" } }),
      ]),
  },
  {
    name: "form-photos-warning",
    focus: "dialog",
    open: async (visit) =>
      opened(visit, [
        await aPhoto({ name: "IMG_1.jpg", taking: { blur: 5 } }),
        await aPhoto({ name: "IMG_2.jpg", taking: { light: 0.2 } }),
        await aPhoto({ name: "IMG_3.jpg", taking: { size: { width: 700, height: 980 } } }),
      ]),
  },
  {
    name: "form-photos-edges",
    focus: "dialog",
    open: async (visit) => {
      await opened(visit, [await good("IMG_1.jpg")]);
      await pressed(visit, "photos.crop");
      await visit.page.locator(".ap-crop canvas").waitFor();
    },
  },
  {
    name: "form-photos-discard",
    focus: "dialog",
    open: async (visit) => {
      await opened(visit, [await good("IMG_1.jpg")]);
      await visit.page.keyboard.press("Escape");
      await visit.page.getByText(await visit.says("photos.discard.text")).waitFor();
    },
  },
];
