import { expect, type Locator, type Page } from "@playwright/test";
import { type Hand, keyboardAlone } from "./Hand.ts";

/** Runs in the page: where the focus is, and whether it can be seen there. */
function focusSeen(): string {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "lost";
  const label = focused.closest("label") ?? document.querySelector(`label[for="${CSS.escape(focused.id)}"]`);
  const marked = [focused, ...(label === null ? [] : [label])].some((element) => {
    const styles = ["", "::before", "::after"].map((part) => getComputedStyle(element, part));
    return styles.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
  });
  const { width, height, bottom, right } = focused.getBoundingClientRect();
  const isInSight = width > 0 && height > 0 && bottom > 0 && right > 0;
  const isHeading = focused.matches("h1, main, [tabindex='-1']");
  return (marked || isHeading) && isInSight ? "seen" : `not seen: ${focused.outerHTML.slice(0, 160)}`;
}

/** A keyboard that checks after each step whether the focus is still present and visible. */
export function watchedKeyboard(page: Page): Hand {
  const hand = keyboardAlone(page);
  const looks = async (): Promise<void> => {
    await expect.poll(() => page.evaluate(focusSeen)).toBe("seen");
  };
  return {
    async type(control, text) {
      await hand.type(control, text);
      await looks();
    },
    async tick(box) {
      await hand.tick(box);
      await looks();
    },
    async choose(buttons, number) {
      await hand.choose(buttons, number);
      await looks();
    },
    async select(list, value) {
      await hand.select(list, value);
      await looks();
    },
    async upload(input, file) {
      await hand.upload(input, file);
      await looks();
    },
    press: (button: Locator) => hand.press(button),
  };
}
