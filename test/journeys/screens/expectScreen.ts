import { expect, type Page } from "@playwright/test";
import type { Screen } from "./Screen.ts";
import type { ScreenLocale } from "./variantsOf.ts";

const PORTAL = { de: "Antragsportal Anerkennung", en: "Recognition Application Portal" } as const;
/** What assistive technology and small screens need, for all looks of a screen at once. */
export async function expectScreen(
  page: Page,
  { locale, focus }: Pick<Screen, "focus"> & { readonly locale: ScreenLocale },
): Promise<void> {
  expect(await page.title()).toMatch(new RegExp(`^${PORTAL[locale]} - .+`));
  await page.setViewportSize({ width: 320, height: 900 });
  await expect
    .poll(() => page.evaluate(look))
    .toEqual({
      language: locale,
      headingsOutOfOrder: [],
      unnamed: [],
      smallTargets: [],
      messageKeys: [],
      uncallable: [],
      plainLinks: [],
      paleAnswers: [],
      touchingIcons: [],
      spilling: [],
      cutOffAt320: 0,
    });
  if (focus !== undefined) await expect.poll(() => page.evaluate(focusedPart)).toBe(focus);
}

/** Runs in the page. */
function focusedPart(): Screen["focus"] {
  const focused = document.activeElement;
  if (focused === null) return undefined;
  if (focused.closest("dialog[open]") !== null) return "dialog";
  if (focused.matches("h1")) return "heading";
  return focused.matches(".kern-alert--danger") ? "summary" : undefined;
}

interface Looks {
  readonly language: string;
  readonly headingsOutOfOrder: readonly string[];
  readonly unnamed: readonly string[];
  readonly smallTargets: readonly string[];
  readonly messageKeys: readonly string[];
  readonly uncallable: readonly string[];
  readonly plainLinks: readonly string[];
  readonly paleAnswers: readonly string[];
  readonly touchingIcons: readonly string[];
  readonly spilling: readonly string[];
  readonly cutOffAt320: number;
}

/** Runs in the page. */
function look(): Looks {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const text = (element: Element): string => element.textContent.trim();
  const shows = (element: HTMLElement): boolean => element.checkVisibility();
  const headings = all("h1, h2, h3, h4, h5, h6").filter(
    (one) => shows(one) && one.closest("dialog") === null,
  );
  const level = (element: Element | undefined): number => Number(element?.tagName.slice(1) ?? 0);
  // What must be read at once may stand above the heading of the page, one level below it.
  const headingsOutOfOrder = headings
    .filter((heading, index) => level(heading) > Math.max(1, level(headings[index - 1])) + 1)
    .map(text);
  const unnamed = all("h1, h2, h3, button, a[href]")
    .filter((one) => shows(one) && text(one) === "" && one.getAttribute("aria-label") === null)
    .map(({ outerHTML }) => outerHTML);
  // A link may reach over what it stands in.
  const stretchedOver = (one: Element): Element | null =>
    getComputedStyle(one, "::after").position === "absolute" ? one.closest("li") : null;
  // Links in sentences are as high as their line (WCAG 2.2, 2.5.8), hidden ones have no box.
  const smallTargets = all("button, select, input, textarea, summary, nav a, a.kern-btn")
    .map((one) => ({ one, box: (stretchedOver(one) ?? one.closest("label") ?? one).getBoundingClientRect() }))
    .filter(({ one, box }) => shows(one) && box.width > 1 && box.height > 1)
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ one }) => one.outerHTML.slice(0, 120));
  const messageKeys: string[] = [];
  const uncallable: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? "";
    const isAddress = node.parentElement?.closest("a, script, style, code") !== null;
    if (!isAddress && /^[a-z]+\w*(\.[\w-]+)+$|\{\{|\}\}/.test(words)) messageKeys.push(words);
    if (!isAddress && /\b0\d{2,4} \d+-\d/.test(words)) uncallable.push(words);
  }
  // Without a style of ours they have the browser's own blue, which is too dark on a dark page.
  const plainLinks = all("a[href]:not(.kern-btn)")
    .filter((one) => shows(one) && getComputedStyle(one).color === "rgb(0, 0, 238)")
    .map((one) => one.outerHTML.slice(0, 120));
  // What was answered is read, also where it cannot be changed: KERN shows all that is disabled as good as gone.
  const paleAnswers = all("input:disabled:checked, input:disabled:checked ~ label, select:disabled")
    .filter(
      (one) =>
        shows(one) && [one, one.parentElement ?? one].some((part) => getComputedStyle(part).opacity !== "1"),
    )
    .map((one) => one.outerHTML.slice(0, 120));
  const wordsAfter = (icon: Element): DOMRect | undefined => {
    const words = document.createTreeWalker(icon.parentElement ?? icon, NodeFilter.SHOW_TEXT);
    words.currentNode = icon;
    while (words.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width > 1 && words.currentNode.textContent?.trim() !== "") return box;
    }
    return undefined;
  };
  const touchingIcons = all(".ap-icon")
    .filter((one) => shows(one) && text(one.parentElement ?? one) !== "")
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const words = wordsAfter(one);
      if (words === undefined || words.top > box.bottom || words.bottom < box.top) return false;
      return words.left - box.right < 3 && box.left - words.right < 3;
    })
    .map((one) => one.parentElement?.outerHTML.slice(0, 200) ?? "");
  // What reaches out of its card is no overflow of the page; a turned arrow may reach out by its corner.
  const spilling = all("main *")
    .filter((one) => shows(one) && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 4)
    .filter((one) => getComputedStyle(one).overflowX === "visible")
    .map((one) => one.outerHTML.slice(0, 120));
  const root = document.documentElement;
  return {
    language: root.lang,
    headingsOutOfOrder,
    unnamed,
    smallTargets,
    messageKeys,
    uncallable,
    plainLinks,
    paleAnswers,
    touchingIcons,
    spilling,
    cutOffAt320: Math.max(0, root.scrollWidth - root.clientWidth),
  };
}
