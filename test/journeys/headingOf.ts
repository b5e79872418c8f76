import type { Locator, Page } from "@playwright/test";

/** The heading of a page that is there, and not the one that stands in its place until then. */
export const headingOf = (page: Page): Locator => page.locator("h1:not(:has(~ .ap-waiting))");
