import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A wait for some time, for a quiet network, or for no longer than some time. */
const TIME_THAT_SHOULD_BE_ENOUGH =
  /waitForTimeout|networkidle|\btimeout:|(?<!test\.)\bsetTimeout\(|\bsleep\(/;

/** Files of journeys that name a time, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "test/journeys/playwright.config.ts": "It has the times of all journeys, which end only what hangs.",
  "test/journeys/localConsole.ts": "On LocalStack time cannot be moved, so letting it pass is waiting.",
};

it("a journey waits for what happens, and never for a time that should be enough", () => {
  const files = execFileSync("git", ["ls-files", "test/journeys/**.ts"], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => TIME_THAT_SHOULD_BE_ENOUGH.test(readFileSync(file, "utf8")));
  expect(naming.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

it("every way for a journey to wait for a time is found, and each exception says why in one sentence", () => {
  const planted = [
    "await page.waitForTimeout(500);",
    'await page.waitForLoadState("networkidle");',
    "await expect(dialog).toBeVisible({ timeout: 2000 });",
    "await new Promise((resolve) => setTimeout(resolve, 100));",
    "await sleep(100);",
  ];
  expect(planted.filter((line) => !TIME_THAT_SHOULD_BE_ENOUGH.test(line))).toEqual([]);
  expect(TIME_THAT_SHOULD_BE_ENOUGH.test("test.setTimeout(TEST_MILLISECONDS);")).toBe(false);
  expect(Object.values(EXCEPTIONS).filter((reason) => !/^[A-Z][^.]+\.$/.test(reason))).toEqual([]);
});
