import { aPortal, type SealedPortal } from "../fixtures/seals/aPortal.ts";
import { appendRevision } from "../fixtures/uploads/buildPdf.ts";
import { exchanged, resealed } from "../fixtures/seals/resealed.ts";
import { languagesOf } from "./languagesOf.ts";
import { asPortal } from "./asPortal.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";

let portal: SealedPortal;
test.beforeAll(async () => {
  portal = await aPortal();
});

const WORDS = {
  de: {
    path: "/antrag/quittung-pruefen",
    genuine: "Der Beleg ist echt und unverändert",
    missing: "Der Beleg ist echt, aber nicht jede Datei ist darin",
    altered: "Der Beleg wurde nach dem Siegeln verändert",
    foreign: "Der Beleg ist nicht von diesem Portal",
    noSeal: "In diesem PDF steckt kein Siegel",
    pages: /Etwas im gesiegelten Teil des PDF ist anders/,
    appended: /Danach wurde etwas hinzugefügt/,
    seal: /Das Siegel wurde ersetzt oder beschädigt/,
    receipt: /Die Quittung für Computer ist anders/,
  },
  en: {
    path: "/en/application/check-receipt",
    genuine: "The receipt is genuine and unchanged",
    missing: "The receipt is genuine, but not every file is in it",
    altered: "The receipt was changed after it was sealed",
    foreign: "The receipt does not come from this portal",
    noSeal: "There is no seal in this PDF",
    pages: /Something in the sealed part of the PDF is different/,
    appended: /Something was added later/,
    seal: /The seal was replaced or damaged/,
    receipt: /The receipt for computers is different/,
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  const words = WORDS[locale];

  test(`a receipt is judged in the browser, and nothing of it is sent, in ${locale}`, async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await page.route("**/api/version/seal", (route) => route.fulfill(asPortal({ keys: portal.keys })));
    await page.goto(words.path);
    const choose = async (name: string, buffer: Buffer): Promise<void> => {
      const mimeType = name.endsWith(".json") ? "application/json" : "application/pdf";
      await page.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
    };
    const says = async (title: string, text?: RegExp): Promise<void> => {
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
      if (text !== undefined) await expect(page.getByText(text)).toBeVisible();
    };

    await choose("Quittung.json", portal.receipt);
    await says(words.genuine);
    await choose("Uebertragungsprotokoll.pdf", portal.report);
    await says(words.genuine);
    await expect(page.getByText("4F7K 19QD 82MX")).toBeVisible();
    const foreign = { name: "Fremd.pdf", mimeType: "application/pdf", buffer: portal.paper };
    await page.locator("input[type=file]").last().setInputFiles(foreign);
    await says(words.missing);
    await expectAccessibleEverywhere(page);

    const changed = exchanged(portal.report, ["/MediaBox [0 0", "/MediaBox [9 0"]);
    await choose("page.pdf", changed);
    await says(words.altered, words.pages);
    await expect(page.getByText(words.genuine)).toHaveCount(0);
    await choose("stamp.pdf", appendRevision(portal.report, { objects: {}, trailer: "/Root 3 0 R" }));
    await says(words.altered, words.appended);
    await choose("sealed-anew.pdf", await resealed(changed, portal.forger));
    await says(words.altered, words.seal);
    const bent = portal.receipt.toString().replace('"signature":"', '"signature":"AAAA');
    await choose("bent.json", Buffer.from(bent));
    await says(words.altered, words.receipt);
    await choose("paper.pdf", portal.paper);
    await says(words.foreign);
    await choose("printed.pdf", Buffer.from("%PDF-1.7 printed anew %%EOF"));
    await says(words.noSeal);
    expect(sent).toEqual([]);
  });
}

test("of two files chosen one after the other only the last one is judged, however long the first one takes", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const arrived = new Promise((resolve) => addEventListener("slow-file", resolve));
    File.prototype.arrayBuffer = async function (this: File) {
      if (this.name.startsWith("slow")) await arrived;
      return new Response(this).arrayBuffer();
    };
  });
  await page.route("**/api/version/seal", (route) => route.fulfill(asPortal({ keys: portal.keys })));
  await page.goto(WORDS.de.path);
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    page.locator("input[type=file]").first().setInputFiles({ name, mimeType: "application/json", buffer });
  const arrive = (): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event("slow-file")));
  const genuine = page.getByRole("heading", { name: WORDS.de.genuine, exact: true });

  await choose("slow.json", Buffer.from("{}"));
  await choose("Quittung.json", portal.receipt);
  await expect(genuine).toBeVisible();
  const compare = (name: string): Promise<void> =>
    page
      .locator("input[type=file]")
      .last()
      .setInputFiles({ name, mimeType: "application/pdf", buffer: portal.paper });
  await compare("slow.pdf");
  await choose("Quittung.json", portal.receipt);
  await expect(genuine).toBeVisible();
  await arrive();
  await compare("Fremd.pdf");
  await expect(page.getByRole("heading", { name: WORDS.de.missing, exact: true })).toBeVisible();
  await expect(page.getByText("slow.pdf")).toHaveCount(0);
});
