import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The device's language changes letters (i becomes İ in Turkish) and decides how dates are written. */
const BY_DEVICE = /\.toLocale(?:(?:Upper|Lower)Case\(|(?:Date|Time)?String\(\))/;

it("nothing is written as the device's language has it: letters by toUpperCase, dates and numbers in a named language", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).trim().split("\n");
  expect(BY_DEVICE.test("name.toLocaleUpperCase()")).toBe(true);
  expect(BY_DEVICE.test("new Date().toLocaleString()")).toBe(true);
  expect(files).toContain("test/bench/payments/measureSweep.ts");
  expect(
    files
      .filter((file) => !file.includes("deviceLanguage"))
      .filter((file) => BY_DEVICE.test(readFileSync(file, "utf8"))),
  ).toEqual([]);
});
