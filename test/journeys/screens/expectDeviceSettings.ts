import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import type { ScreenLocale } from "./variantsOf.ts";
import { photograph } from "./screensFolder.ts";

const USUAL_TEXT = { standard: 16, fixed: 13 };
/** Twice the usual size: a setting of the browser, which moves the breakpoints in rem too. */
const LARGE_TEXT = { standard: 32, fixed: 26 };
/** What people keep on paper. */
const PRINTED: ReadonlySet<string> = new Set(["start", "form-review", "result-nw", "area-drafts"]);
const NARROW = 390;
const WIDE = 1280;

/** Display settings of devices, on the screens of every application. */
export async function expectDeviceSettings(
  page: Page,
  { name, locale }: { readonly name: string; readonly locale: ScreenLocale },
): Promise<void> {
  const taken = (setting: string): Promise<void> => photograph(page, `${name}-${setting}-${locale}`);
  await page.setViewportSize({ width: WIDE, height: 900 });

  await test.step("less motion: nothing moves", async () => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: null });
    expect(await page.evaluate(moving)).toEqual([]);
  });

  await test.step("own colours: what can be used has a border or a line, and the focus is seen", async () => {
    await page.emulateMedia({ reducedMotion: null, forcedColors: "active" });
    expect(await page.evaluate(withoutBorder)).toEqual([]);
    expect(await page.evaluate(groundOnly)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(focusLine)).toBeGreaterThanOrEqual(2);
    await taken("1280-forced-colours");
    await page.emulateMedia({ forcedColors: null });
  });

  if (PRINTED.has(name)) {
    await test.step("on paper: the content alone, black on white", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await page.evaluate(onPaper)).toEqual({ navigation: [], ink: "rgb(0, 0, 0)", paper: "white" });
      await taken("1280-on-paper");
      await page.emulateMedia({ media: null });
    });
  }

  const isWhole = (): Promise<void> =>
    expect.poll(() => page.evaluate(cutOff)).toEqual({ sideways: 0, cut: [], overlapping: [], broken: [] });
  await test.step("letters of twice the size: nothing is cut off or lies upon something else", async () => {
    await letters(page, LARGE_TEXT);
    for (const width of [WIDE, NARROW]) {
      await page.setViewportSize({ width, height: 900 });
      await isWhole();
      await taken(`${width.toString()}-text-200`);
    }
    await letters(page, USUAL_TEXT);
  });

  await test.step("letters enlarged without the breakpoints, as phones do: the same", async () => {
    const grow = (size: string) =>
      page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    await grow("200%");
    await isWhole();
    await taken(`${NARROW.toString()}-text-alone-200`);
    await grow("");
  });
}

/** What turns while a person waits stands still where less motion is preferred, and can still be seen. */
export async function expectStillness(page: Page, name: string): Promise<void> {
  const ring = page.locator("main [class*=ap-spin]");
  await expect(ring).toBeVisible();
  expect(await page.evaluate(moving)).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await page.evaluate(moving)).toEqual([]);
  await expect(ring).not.toHaveCSS("border-block-start-width", "0px");
  await photograph(ring, `${name}-less-motion`);
}

async function letters(page: Page, fontSizes: typeof USUAL_TEXT): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes });
  const size = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${fontSizes.standard.toString()}px`);
}

/** Runs in the page. */
function moving(): readonly string[] {
  const longest = (durations: string): number =>
    Math.max(...durations.split(",").map((one) => Number.parseFloat(one) * (one.includes("ms") ? 0.001 : 1)));
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
      const animated = animationName !== "none" && longest(animationDuration) > 0.01;
      return animated || longest(transitionDuration) > 0.01;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page. */
function withoutBorder(): readonly string[] {
  const selector = "main button, main .kern-btn, main input, main select, main textarea, main summary";
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter((one) => {
      const lined = (part: Element | null): boolean => {
        if (part === null) return false;
        const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(part);
        const borders = Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
        return borders > 0 || textDecorationLine !== "none";
      };
      // What is around a control may have its line, and a button that looks like a link has it under its words.
      return ![one, one.parentElement, one.querySelector(".kern-label")].some(lined);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Runs in the page: points, arrows and lines that are drawn as a ground, which own colours make that of the page. */
function groundOnly(): readonly string[] {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.backgroundColor = "Canvas";
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll("main *")]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => ["::before", "::after"].map((part) => ({ one, style: getComputedStyle(one, part) })))
    .filter(({ style }) => style.content === '""' && style.backgroundColor === canvas)
    .filter(
      ({ style }) =>
        Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) === 0,
    )
    .map(({ one }) => one.outerHTML.slice(0, 120));
}

/** Runs in the page: how thick the line around the focus is. */
function focusLine(): number {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 0;
  // The line may be around what the person sees of a control.
  const around = [focused, focused.closest("label"), focused.nextElementSibling, focused.parentElement];
  return Math.max(
    ...around.map((one) => {
      const style = one === null ? undefined : getComputedStyle(one);
      return style === undefined || style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth);
    }),
  );
}

/** Runs in the page. */
function onPaper(): { readonly navigation: readonly string[]; readonly ink: string; readonly paper: string } {
  const selector = "nav, footer, button, .kern-btn, .ap-skip, .ap-meta, .ap-feedback";
  const navigation = [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
  const white = ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"];
  const grounds = [document.documentElement, document.body].map(
    (one) => getComputedStyle(one).backgroundColor,
  );
  const paper = grounds.every((one) => white.includes(one)) ? "white" : grounds.join(" ");
  return { navigation, ink: getComputedStyle(document.body).color, paper };
}

/** Runs in the page. */
function cutOff(): {
  readonly sideways: number;
  readonly cut: readonly string[];
  readonly overlapping: readonly string[];
  readonly broken: readonly string[];
} {
  const root = document.documentElement;
  const seen = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (one) => one.checkVisibility() && one.offsetWidth > 1 && one.offsetHeight > 1,
  );
  const cut = seen
    .filter((one) => ["hidden", "clip"].includes(getComputedStyle(one).overflowX))
    // Drawings may leave their place.
    .filter((one) => one.querySelector(":scope > [aria-hidden=true]") === null)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  const used = seen
    .filter((one) => one.matches("main button, main a[href], main select, main textarea, main h1, main h2"))
    // What stays within reach lies upon what passes below it, wherever that ends: test/journeys/review.journey.ts.
    .filter(
      ({ parentElement }) => parentElement === null || getComputedStyle(parentElement).position !== "sticky",
    )
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const overlapping = used.flatMap(({ one, box }, index) =>
    used
      .slice(index + 1)
      .filter((other) => !one.contains(other.one) && !other.one.contains(one))
      .filter(({ box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return across > 2 && down > 2;
      })
      .map((other) => `${one.outerHTML.slice(0, 60)} and ${other.one.outerHTML.slice(0, 60)}`),
  );
  // A short word of what can be pressed has room in every line.
  const broken = seen
    .filter((one) => one.matches("a, button, summary, label"))
    .flatMap((one) => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode() !== null) {
        const { currentNode } = texts;
        for (const { 0: word, index } of (currentNode.textContent ?? "").matchAll(
          /(?<!\S)\p{L}{2,8}(?!\S)/gu,
        )) {
          const range = document.createRange();
          range.setStart(currentNode, index);
          range.setEnd(currentNode, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) words.push(word);
        }
      }
      return words;
    });
  return { sideways: Math.max(0, root.scrollWidth - root.clientWidth), cut, overlapping, broken };
}
