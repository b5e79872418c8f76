import type { Browser, Page } from "@playwright/test";
import type { Figure, FigureSection } from "../Figure.ts";
import { violationsOf } from "#test/journeys/violationsOf.ts";
import { openForm } from "./openForm.ts";

const NARROW = { width: 320, height: 640 };

/** Whatever axe finds on the first page in three states, and what a strict browser would report of all of it. */
export async function measureAccessibility(
  browser: Browser,
  given: { readonly portal: string; readonly lastMark: string },
): Promise<FigureSection> {
  const { page, context } = await openForm(browser, {
    url: given.portal,
    slow: false,
    lastMark: given.lastMark,
  });
  const foreign = new Set<string>();
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== "127.0.0.1") foreign.add(hostname);
  });
  // Includes the first request, which was before the listener was registered.
  await page.reload();
  await page.waitForFunction((mark) => window.formProbe.shows(mark), given.lastMark);

  const atRest = await violations(page, "axe: violations at rest");
  await page.getByRole("button", { name: "Weiter", exact: true }).click();
  await page.locator("#app [aria-invalid=true]").first().waitFor();
  const withErrors = await violations(page, "axe: violations with errors");
  const unexplained = await page.evaluate(() => {
    const invalid = [...document.querySelectorAll("#app [aria-invalid=true]")];
    const isExplained = (control: Element): boolean =>
      (control.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .some((id) => id.endsWith("error") && document.getElementById(id)?.textContent.trim() !== "");
    return { all: invalid.length, without: invalid.filter((control) => !isExplained(control)).length };
  });
  await page.setViewportSize(NARROW);
  const narrow = await violations(page, "axe: violations with errors, 320 px wide");
  const overflow = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  const blocked = await page.evaluate(() => window.formProbe.blocked);
  await context.close();
  return {
    title: "Form of 240 fields: what axe, a narrow window and the content security policy find",
    figures: [
      atRest,
      withErrors,
      narrow,
      {
        name: "wrong fields without a described error",
        unit: "",
        value: unexplained.without,
        budget: 0,
        note: `of ${unexplained.all}`,
      },
      { name: "pixels beyond a window of 320", unit: "", value: overflow, budget: 0 },
      {
        name: "reports of the content security policy",
        unit: "",
        value: blocked.length,
        budget: 0,
        note: [...new Set(blocked)].join(", "),
      },
      {
        name: "other hosts asked",
        unit: "",
        value: foreign.size,
        budget: 0,
        note: [...foreign].join(", "),
      },
    ],
  };
}

async function violations(page: Page, name: string): Promise<Figure> {
  const found = await violationsOf(page);
  const note = found.map(({ rule, parts }) => `${rule} (${parts.length})`).join(", ");
  return { name, unit: "", value: found.length, budget: 0, note };
}
