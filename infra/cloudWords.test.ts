import { expect, it } from "vitest";
import { cloudWords } from "./cloudWords.ts";

it("Everything but the name of the settings goes to CDK as it is", () => {
  expect(cloudWords(["deploy", "--settings", "nw", "--require-approval", "never"])).toEqual({
    task: "deploy",
    settings: "nw",
    words: ["--require-approval", "never"],
  });
  expect(cloudWords(["diff", "recognition-portal-demo-api"])).toEqual({
    task: "diff",
    settings: "demo",
    words: ["recognition-portal-demo-api"],
  });
});

it("What is no task, and settings without a plain name, are refused", () => {
  expect(cloudWords(["destroy"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings", "../nw"])).toBeUndefined();
});
