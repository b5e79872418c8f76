import { expect, it } from "vitest";
import { announce, announced, announceOnNextPage, beginPage, withdraw } from "./announcements.ts";

it("What is said twice is said again, and what is over is taken back, but nothing that was said since", () => {
  announce("Loading …");
  announce("Loading …");
  expect(announced.now()).not.toBe("Loading …");
  withdraw("Loading …");
  expect(announced.now()).toBe("");
  announce("Saved");
  withdraw("Loading …");
  expect(announced.now()).toBe("Saved");
});

it("A page begins without what the page before said, and says what was kept for it, once", () => {
  announce("Zeugnis.pdf is uploaded and checked.");
  beginPage();
  expect(announced.now()).toBe("");
  announceOnNextPage("Your application is complete.");
  expect(announced.now()).toBe("");
  beginPage();
  expect(announced.now()).toBe("Your application is complete.");
  beginPage();
  expect(announced.now()).toBe("");
});
