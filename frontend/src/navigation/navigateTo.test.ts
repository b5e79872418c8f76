import { expect, test } from "vitest";
import { ownPath, staysHere } from "./navigateTo.ts";

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

test("who presses a link for a window of its own leaves the page as it is", () => {
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  };
  expect(staysHere(plain)).toBe(true);
  for (const other of [
    { defaultPrevented: true },
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ])
    expect(staysHere({ ...plain, ...other })).toBe(false);
});
