import { expect, type Page } from "@playwright/test";
import { hasAllParts } from "../isApp.ts";
import type { ScreenLocale } from "./variantsOf.ts";

/** The whole way, and pages next to it. */
const READ: ReadonlySet<string> = new Set(
  `home start form-welcome form-empty form-errors form-filled form-documents form-elsewhere form-review
  form-leaving form-differs-from-account form-two-versions-nothing-chosen notice payment-choose send sending-4-done sending-not-kept-leaving
  sending-failed-authority-unreachable sending-failed-paid result-nw result-closing
  area-drafts area-sent`.split(/\s+/),
);

/** Times, dates and numbers that are others in each run. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{1,2}:\d{2}(\sUhr)?(\s(?:MEZ|MESZ|CET|CEST))?/g, "<time>"],
  [/\b(Heute|Morgen|Gestern|Today|Tomorrow|Yesterday)\b(?=, <time>)/gi, "<day>"],
  [/\d{1,2}\.? \p{L}+ \d{4}/gu, "<date>"],
  [/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>"],
  [/Version \S+ \([0-9a-z]+\)/g, "<version>"],
];

/** What a screen reader finds is what was reviewed: texts in `journeys/screenReader`. Other screens have none. */
export async function expectReading(
  page: Page,
  { name, locale }: { readonly name: string; readonly locale: ScreenLocale },
): Promise<void> {
  if (!READ.has(name)) return;
  // What is on its way is read when it is there.
  await hasAllParts(page);
  await expect(page.getByText(/^(Wird geladen|Loading) …$/)).toHaveCount(0);
  // The steps are final when the engine runs, a moment after the page.
  await expect(async () => {
    const dialog = page.getByRole("dialog");
    const shown = (await dialog.count()) > 0 ? dialog : page.getByRole("main");
    const tree = await shown.ariaSnapshot();
    const said = CHANGING.reduce((text, [changing, by]) => text.replaceAll(changing, by), tree);
    const withoutAddresses = said.replaceAll(/\n\s*- \/url: .*/g, "");
    expect(withoutAddresses).toMatchSnapshot(`${name}.${locale}.txt`);
  }).toPass();
}
