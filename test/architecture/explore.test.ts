import { describe, expect, it } from "vitest";
import { drawingTests } from "../gate/drawingTests.ts";
import { minutesOf } from "../gate/exploredMinutes.ts";
import { vitestFailures } from "../gate/findings.ts";
import { casesOf } from "../gate/foundCases.ts";
import { ROOT } from "../gate/results.ts";
import { sourceTree } from "../gate/sourceTree.ts";

const PROPERTY = [
  "Error: Property failed after 3 tests",
  '{ seed: 7, path: "2:1:0", endOnFailure: true }',
  'Counterexample: [{"text":"a}',
  '"},6]',
  "Shrunk 28 time(s)",
  "",
  "Hint: Enable verbose mode",
].join("\n");

const failing = (fullName: string, message: string) => ({
  fullName,
  status: "failed",
  failureMessages: [message],
});
const reportOf = (...assertionResults: readonly object[]) => ({
  testResults: [{ name: `${ROOT}/test/oracle/a.test.ts`, status: "failed", assertionResults }],
});

describe("exploring", () => {
  it("draws in every test that draws, also where it leaves drawing to what it imports", () => {
    const files = drawingTests(sourceTree());
    expect(files).toEqual(
      expect.arrayContaining([
        "functions/domain/payment/computeFee.test.ts",
        "test/faults/faults.test.ts",
        "test/faults/payment/paymentLife.test.ts",
        "test/integration/payment-provider/paymentLife.test.ts",
      ]),
    );
    expect(files.length).toBeLessThan(100);
  });

  it("keeps the case that was drawn beside its seed, and every finding of a file", () => {
    const failures = vitestFailures(reportOf(failing("one", PROPERTY), failing("two", "AssertionError: no")));
    expect(casesOf(failures, 7)).toEqual([
      {
        seed: 7,
        file: "test/oracle/a.test.ts",
        test: "one",
        why: PROPERTY.split("\n").slice(0, 6).join("\n"),
        path: "2:1:0",
        counterexample: '[{"text":"a}\n"},6]',
      },
      { seed: 7, file: "test/oracle/a.test.ts", test: "two", why: "AssertionError: no" },
    ]);
  });

  it.each([
    [[], 10],
    [["--minutes", "0.5"], 0.5],
    [["--minutes", "x"], undefined],
    [["--minutes", "0"], undefined],
    [["--minutes", ""], undefined],
  ])("of %j takes so many minutes, and none where they are no number", (words, minutes) => {
    expect(minutesOf(words)).toBe(minutes);
  });
});
