import { expect, it } from "vitest";
import { announce, announceOnNextPage, announcedText, beginPage, withdraw } from "./announcements.ts";

it("What is said twice is said again, and what is over is taken back, but nothing that was said since", () => {
  announce("Loading …");
  announce("Loading …");
  expect(announcedText()).not.toBe("Loading …");
  withdraw("Loading …");
  expect(announcedText()).toBe("");
  announce("Saved");
  withdraw("Loading …");
  expect(announcedText()).toBe("Saved");
});

it("A page begins without what the page before said, and says what was kept for it, once", () => {
  announce("Zeugnis.pdf is uploaded and checked.");
  beginPage();
  expect(announcedText()).toBe("");
  announceOnNextPage("Your application is complete.");
  expect(announcedText()).toBe("");
  beginPage();
  expect(announcedText()).toBe("Your application is complete.");
  beginPage();
  expect(announcedText()).toBe("");
});
