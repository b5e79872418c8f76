import { expect, it } from "vitest";
import { countOf } from "../gate/countOf.ts";

it("A suite that wrote no report has failed, whatever its exit code says", () => {
  const count = countOf({ suite: "of-no-report", code: 0 }, () => {
    throw new Error("The report does not exist.");
  });
  expect(count).toEqual({
    suite: "of-no-report",
    passed: 0,
    failed: 1,
    failures: [{ test: "of-no-report", why: "it wrote no report that can be read" }],
  });
});
