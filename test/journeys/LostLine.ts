import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** An hour, so that a page that never goes on ends by the bound of the test. */
const MOST_SECONDS = 3_600;

/**
 * A line that is gone while the device takes itself for connected: every request fails at once. Seconds pass on the
 * clock of the page alone.
 */
export class LostLine {
  readonly #page: Page;
  readonly #slow: RegExp;
  #isGone = false;
  #underway = 0;
  #breaks: () => void = () => undefined;
  readonly #broken = new Promise<void>((resolve) => (this.#breaks = resolve));
  readonly #missing = new Set<string>();
  /** Paths of all requests that were lost. */
  readonly lost = new Set<string>();

  private constructor(page: Page, slow: RegExp) {
    this.#page = page;
    this.#slow = slow;
  }

  /** Before the first page. `slow`: paths that are still on their way when the line breaks for the first time. */
  static async on(page: Page, slow = /^$/): Promise<LostLine> {
    const line = new LostLine(page, slow);
    await page.clock.install();
    await page.route("**", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (line.#slow.test(pathname)) await line.#broken;
      if (!line.#isGone) return route.fallback();
      line.#underway += 1;
      line.lost.add(pathname);
      line.#missing.add(pathname);
      await route.abort("connectionreset");
      line.#underway -= 1;
    });
    page.on("requestfinished", (request) => line.#missing.delete(new URL(request.url()).pathname));
    return line;
  }

  /** Parts of the page that were lost and have not arrived since. */
  missing(): readonly string[] {
    return [...this.#missing].filter((path) => path.startsWith("/assets/") || path.endsWith("/definition"));
  }

  /** One second, with all that it brings. */
  async #second(): Promise<void> {
    await this.#page.clock.runFor(1_000);
    await expect.poll(() => this.#underway).toBe(0);
  }

  /** Gone for so many seconds, in which a person does something, and no error page takes the place of what is there. */
  async isGoneFor(seconds: number, meanwhile: () => Promise<void>): Promise<void> {
    this.#isGone = true;
    this.#breaks();
    await meanwhile();
    for (let passed = 0; passed < seconds; passed += 1) await this.#second();
    this.#isGone = false;
    const failed = this.#page.getByRole("heading", {
      level: 1,
      name: /nicht geklappt|Teil dieser Seite fehlt/,
    });
    await expect(failed).toHaveCount(0);
  }

  /** Time goes on until this is so. */
  async until(isSo: () => Promise<boolean> | boolean): Promise<void> {
    for (let passed = 0; passed < MOST_SECONDS; passed += 1) {
      if (await isSo()) return;
      await this.#second();
    }
    throw new Error("The page does not go on.");
  }
}
