import { expect, it } from "vitest";
import { announce, announcedText, withdraw } from "./announcements.ts";

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
