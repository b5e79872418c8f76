import { expect, it } from "vitest";
import { isoOfDayAnswer } from "./dayValue.ts";

it.each([
  ["03/14/1991", "1991-03-14"],
  ["03/00/1991", "1991-03"],
  ["03/1991", "1991-03"],
  ["00/00/1991", "1991"],
  ["02/31/1991", "02/31/1991"],
  ["03/14/0000", "03/14/0000"],
  ["x/14/1991", "x/14/1991"],
])("the day %s is %s for machines", (kept, iso) => {
  expect(isoOfDayAnswer(kept, { dayFirst: false })).toBe(iso);
});

it("a day that is kept day first is the same for machines", () => {
  expect(isoOfDayAnswer("14/03/1991", { dayFirst: true })).toBe("1991-03-14");
});
