import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TIMES_IN_TESTS } from "./TIMES_IN_TESTS.ts";

/** Ways in which the verdict of a test comes to depend on how long something takes. */
const WAYS: readonly RegExp[] = [
  /waitForTimeout|networkidle/,
  // A timer, under whatever name; a number of turns of the event loop is none.
  /(?<!")(?<!test\.)\bsetTimeout\b(?!")|\bsetInterval\(|\bsleep\(/,
  /(?<!\{ setImmediate \} )from "(?:node:)?timers\/promises"|import\("(?:node:)?timers\/promises"\)/,
  // A time of its own, be it a number or a name, in place of the one that ends what hangs.
  /\b(?:timeout|[a-z]\w*Timeout)(?:Milliseconds)?:(?! *(?:EVENT_MILLISECONDS|TEST_MILLISECONDS|\(\)))/,
  /AbortSignal\.timeout\((?!EVENT_MILLISECONDS)|maxWaitTime:(?! EVENT_MILLISECONDS)|\bvi\.wait(?:For|Until)\(/,
  // The end of a test or of what comes before it, with a time as last argument.
  /^ *\}, (?:\d[\d_]*_?000|[A-Z][A-Z_]+)\);$/mu,
  /^ *(?:\d[\d_]*_?000|[A-Z][A-Z_]*MILLISECONDS),\n *\);$/mu,
  // So many questions as should be enough.
  /for \(let (?:waited|poll)\b/,
  // How long something took.
  /\bperformance\s*\.\s*now\(|\bhrtime\(/,
  /expect\((?=[^;\n]* - )(?=[^;\n]*(?:Date\.now\(\)|new Date\(\)|Date\.parse\())[^;\n]*\.to(?:BeLess|BeGreater|BeClose)/,
];

const namesTime = (text: string): boolean => WAYS.some((way) => way.test(text));
/** The entry of a file, or of a folder that it is in. */
const entryOf = (file: string): string | undefined =>
  Object.keys(TIMES_IN_TESTS).find((entry) =>
    entry.endsWith("/") ? file.startsWith(entry) : file === entry,
  );

it("a test waits for what happens, and has no time of its own: one time for all ends what hangs", () => {
  const listed = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.fixture.ts", "test/"], {
    encoding: "utf8",
  });
  const files = [...new Set(listed.split("\n"))].filter((file) => /\.(?:tsx?|[cm]js)$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const naming = files.filter((file) => namesTime(readFileSync(file, "utf8")));
  expect(naming.filter((file) => entryOf(file) === undefined)).toEqual([]);
  expect([...new Set(naming.map(entryOf))].sort()).toEqual(Object.keys(TIMES_IN_TESTS).sort());
});

it("every way for a test to depend on a time is found, and each exception says why in one sentence", () => {
  const planted = [
    "  }, 120_000);",
    "    async () => undefined,\n    PATIENCE_MILLISECONDS,\n  );",
    "await page.waitForTimeout(500);",
    'await page.waitForLoadState("networkidle");',
    "await expect(dialog).toBeVisible({ timeout: 2000 });",
    "const provider = providerAt(running, { timeoutMilliseconds: 300 });",
    "const { timeout: IMPATIENT };",
    "await new Promise((resolve) => setTimeout(resolve, 100));",
    "const pause = promisify(setTimeout);",
    'import { setTimeout as pause } from "node:timers/promises";',
    'import timers from "timers/promises";',
    "await sleep(100);",
    "await vi.waitFor(() => seen());",
    "await fetch(url, { signal: AbortSignal.timeout(5_000) });",
    "await waitUntilTableExists({ client, maxWaitTime: 30 }, { TableName });",
    "for (let poll = 0; poll < POLLS; poll += 1) await asked();",
    "const took = performance.now() - before;",
    "expect(Date.now() - before).toBeLessThan(10_000);",
    "expect(Math.abs(Date.parse(at) - now)).toBeLessThan(60_000);",
  ];
  expect(planted.filter((text) => !namesTime(text))).toEqual([]);
  const allowed = [
    "test.setTimeout(TEST_MILLISECONDS);",
    'import { setImmediate } from "node:timers/promises";',
    "expect: { timeout: EVENT_MILLISECONDS },",
    "await expect(request({ now: new Date(Date.now() - 600_000) })).toBe(REFUSED);",
    'vi.stubGlobal("setTimeout", ended);',
  ];
  expect(allowed.filter(namesTime)).toEqual([]);
  expect(Object.values(TIMES_IN_TESTS).filter((reason) => !/^[A-Z][^.]+\.$/.test(reason))).toEqual([]);
});
