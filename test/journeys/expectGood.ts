import type { Page } from "@playwright/test";
import { expectAccessibilityRules } from "./accessibilityRules.ts";
import { expectAccessible } from "./axe.ts";

/** Axe and the rules that it misses: at rest or with errors, as the person uses the page now. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibilityRules(page);
}
