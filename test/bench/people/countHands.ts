import type { Page } from "@playwright/test";

export interface Hands {
  /** Choices, buttons, links and files. */
  taps: number;
  /** Fields that were typed in. */
  typed: number;
}

declare global {
  interface Window {
    /** In the page: tells the bench of a tap or of a field that was typed in. */
    countHand: (kind: "tap" | "typed") => Promise<void>;
  }
}

/** Counts what the person does on the pages of the portal, not at the sign-in. */
export async function countHands(page: Page, portal: URL): Promise<Hands> {
  const hands: Hands = { taps: 0, typed: 0 };
  await page.exposeBinding("countHand", ({ frame }, kind: "tap" | "typed") => {
    if (new URL(frame.url()).host === portal.host) hands[kind === "tap" ? "taps" : "typed"] += 1;
  });
  await page.addInitScript(() => {
    const say = (kind: "tap" | "typed"): void => void window.countHand(kind);
    addEventListener("pointerdown", () => say("tap"), true);
    addEventListener(
      "change",
      ({ target }) => {
        if (target instanceof HTMLSelectElement) say("tap");
        if (target instanceof HTMLInputElement && target.type === "file") say("tap");
      },
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLTextAreaElement) say("typed");
        if (target instanceof HTMLInputElement && !["radio", "checkbox", "file"].includes(target.type))
          say("typed");
      },
      true,
    );
  });
  return hands;
}
