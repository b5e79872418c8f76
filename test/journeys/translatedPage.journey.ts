import { aPdf } from "../fixtures/aPdf.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";

/**
 * What a browser's translation does to a page, again and again: each text gives way to elements of its own. The words stay
 * the same here, so that a journey finds them. It begins when the document has become the app.
 */
function translateAlways(): void {
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (text.data.trim() === "" || parent === null || /^(SCRIPT|STYLE|TEXTAREA)$/.test(parent.tagName))
        continue;
      if (parent.closest("[translate=no], .notranslate, font") !== null) continue;
      const outer = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      const inner = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const watch = { childList: true, subtree: true, characterData: true };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    translate();
    observer.observe(document.body, watch);
  });
  const begin = (): void => {
    const main = document.querySelector("main");
    const isApp = main !== null && Object.keys(main).some((name) => name.startsWith("__react"));
    if (!isApp) {
      requestAnimationFrame(begin);
      return;
    }
    translate();
    observer.observe(document.body, watch);
  };
  begin();
}

test("a page that the browser translates works to the end: start, form, a file of several parts, check, sending, result", async ({
  page,
}) => {
  await page.addInitScript(translateAlways);
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginSignedIn({ user: "amina", password: "amina-geheim" });
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  const file = { name: "Gross.pdf", mimeType: "application/pdf", buffer: Buffer.from(aPdf(3_600_000)) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  const item = page.getByRole("listitem").filter({ hasText: "Gross.pdf" });
  await expect(item).toContainText(", geprüft");
  await item.getByRole("button", { name: /Entfernen/ }).click();
  await expect(item).toHaveCount(0);
  // Error messages appear and disappear next to their fields.
  await applicant.form.control("placeOfBirth").fill("");
  await applicant.next();
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await applicant.fillAll("applicant");
  await applicant.button(applicant.words.send).click();
  await expect(page.getByRole("heading", { level: 1, name: applicant.words.sent })).toBeVisible();
  expect(await page.locator("font").count()).toBeGreaterThan(20);
});
