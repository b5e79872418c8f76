import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

export interface Violation {
  readonly rule: string;
  /** Markup of every part that breaks it. */
  readonly parts: readonly string[];
}

/**
 * Rules of axe that a page breaks: those that carry one of the tags or have one of the names, without `which` all that
 * axe runs by itself. No page has frames. What is kept is not asked for: with all that was in order, the answer of a
 * page takes three times as long as the look at it.
 */
export async function violationsOf(page: Page, which?: axe.RunOnly): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // What stays within reach lies upon what passes below it, wherever the window ends: that is no small target.
    const within = document.querySelector<HTMLElement>(".ap-check__confirm");
    within?.style.setProperty("position", "static");
    const options = { resultTypes: ["violations" as const], preload: false, ...(runOnly && { runOnly }) };
    const found = await window.axe?.run(document, options);
    within?.style.removeProperty("position");
    if (found === undefined) throw new Error("axe is not in the page.");
    return found.violations.map(({ id, nodes }) => ({ rule: id, parts: nodes.map(({ html }) => html) }));
  }, which);
}
