import type { Locator, Page } from "@playwright/test";
import { aPdf } from "#test/fixtures/aPdf.ts";
import type { Walker } from "./PEOPLE.ts";

/** The papers that a person has at hand; all others come later, or cannot be provided. */
const AT_HAND = /identity|certificate/;
/** Answers bring questions, so that the page is looked at again after each: more than these a page never has. */
const MOST_ANSWERS = 80;

/** Questions that must be answered and are not; the first of a list of answers counts as one. */
const OPEN = [
  "fieldset[role=radiogroup][aria-required=true]:not(:has(:checked))",
  "input[type=checkbox][required]:not(:checked)",
  ":is(input, textarea, select):is([required], [name$='[0]']):not([type=radio], [type=checkbox], [type=file], [readonly], :disabled)",
]
  .map((selector) => `main form ${selector}`)
  .join(", ");

export interface Answering {
  readonly walker: Walker;
  /** The portal of commit c668185 lets nobody go on while a document is neither there nor put off; later ones ask at the end. */
  readonly isBefore: boolean;
}

/** Answers what the page that is open asks for and must have, as long as something is missing. */
export async function answerPage(page: Page, { walker, isBefore }: Answering): Promise<void> {
  const once = page.locator("main form [name=submitLater]");
  if (await once.isVisible()) await once.check();
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    if (!(await answerNext(page, walker)) && !(await handInNext(page, isBefore))) return;
  }
  throw new Error(`The page asks again and again: ${page.url()}`);
}

/** The first question without an answer. */
async function answerNext(page: Page, { choices, texts }: Walker): Promise<boolean> {
  for (const control of await page.locator(OPEN).all()) {
    if (!(await control.isVisible())) continue;
    const radios = control.locator("input[type=radio]");
    const count = await radios.count();
    if (count > 0) {
      const name = (await radios.first().getAttribute("name")) ?? "";
      await radios.nth(choices[name] ?? count - 1).check();
      return true;
    }
    if ((await control.getAttribute("type")) === "checkbox") {
      await control.check();
      return true;
    }
    if ((await control.inputValue()) !== "") continue;
    const name = (await control.getAttribute("name")) ?? "";
    if (await control.evaluate((element) => element.matches("select"))) {
      await control.selectOption({ index: 1 });
    } else if (!(await chooseGivenBefore(control))) await control.fill(textFor(name, texts));
    return true;
  }
  return false;
}

/** A list that begins with what was answered elsewhere is tapped, not typed in. */
async function chooseGivenBefore(control: Locator): Promise<boolean> {
  if ((await control.getAttribute("role")) !== "combobox") return false;
  await control.focus();
  const first = control.page().getByRole("listbox").getByRole("option").first();
  if (!(await first.isVisible()) || !/schon angegeben$/.test(await first.innerText())) return false;
  await first.click();
  return true;
}

/** By the last part of the path, without the number of a row. */
function textFor(name: string, texts: Walker["texts"]): string {
  const last =
    name
      .split(".")
      .at(-1)
      ?.replace(/\[\d+\]$/, "") ?? "";
  return texts[last] ?? "Beispieltext";
}

/** The first document that is at hand, or of which something must be said. */
async function handInNext(page: Page, isBefore: boolean): Promise<boolean> {
  for (const file of await page.locator("main form input[type=file]:not([id$=-camera])").all()) {
    const id = (await file.getAttribute("id")) ?? "";
    const document = page
      .locator("[role=group]")
      .filter({ has: page.locator(`[id="${id}"]`) })
      .last();
    // The page after this one stands prepared in the document.
    if (!(await document.isVisible())) continue;
    if ((await document.getByRole("listitem").count()) > 0) continue;
    if (await isOptional(document)) continue;
    if (AT_HAND.test(id)) {
      await file.setInputFiles({
        name: "Nachweis.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from(aPdf(50_000)),
      });
      await document.getByText(/, geprüft$/).waitFor();
      return true;
    }
    if (!isBefore) continue;
    const later = page.locator(`[id="${id}Later"]`);
    const unavailable = page.locator(`[id="${id}Unavailable"]`);
    const [excuse] = [...(await shown(later)), ...(await shown(unavailable))];
    if (excuse === undefined) continue;
    await excuse.check();
    return true;
  }
  return false;
}

async function shown(box: Locator): Promise<readonly Locator[]> {
  return (await box.isVisible()) && !(await box.isChecked()) ? [box] : [];
}

async function isOptional(document: Locator): Promise<boolean> {
  return document.locator("p").first().getByText("(freiwillig)").isVisible();
}
