import { expect, it } from "vitest";
import { localStackTimes } from "../gate/reportLocalStackTimes.ts";

const REPORT = {
  testResults: [
    { name: "/portal/uploads.test.ts", startTime: 1_000, endTime: 21_400 },
    { name: "/portal/wholeStory.test.ts", startTime: 30_000, endTime: 155_000 },
  ],
};

it("The part on LocalStack says how long each file took, and what was no file's", () => {
  expect(localStackTimes(REPORT, 300).split("\n")).toEqual([
    "How long the files of the part on LocalStack took:",
    "wholeStory                      2 min 5 s",
    "uploads                              20 s",
    "(deployed, loaded and ended)   2 min 35 s",
    "The part on LocalStack took 5 min 0 s, of the 15 min 0 s that it is meant to take at most.",
    "",
  ]);
});

it("The part on LocalStack says when it took longer than it is meant to, to the second", () => {
  expect(localStackTimes(REPORT, 901)).toContain("took 15 min 1 s, LONGER THAN the 15 min 0 s");
  expect(localStackTimes(REPORT, 900)).not.toContain("LONGER");
});
