import { expect, it } from "vitest";
import { compareDigests } from "./compareDigests.ts";

it("A portal whose functions are those of the sources is said to be the same", () => {
  expect(compareDigests("functions", { running: { a: "1", b: "2" }, built: { b: "2", a: "1" } })).toEqual({
    same: true,
    lines: ["All 2 functions are what the sources give."],
  });
});

it("Each function that is another one, or that only one side has, is named", () => {
  expect(compareDigests("functions", { running: { a: "1", c: "3" }, built: { a: "2", b: "2" } })).toEqual({
    same: false,
    lines: [
      "a: the portal runs 1, the sources give 2",
      "b: the portal does not have it",
      "c: the sources do not have it",
      "3 of 3 functions differ.",
    ],
  });
});
