import { expect, test } from "vitest";
import { ownPath } from "./navigateTo.ts";

test("the way back leads to a page of the portal only", () => {
  expect(ownPath("/formular?process=p1&page=contact")).toBe("/formular?process=p1&page=contact");
  for (const foreign of [
    null,
    "",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/a b",
    "javascript:alert(1)",
  ]) {
    expect(ownPath(foreign)).toBeUndefined();
  }
});
