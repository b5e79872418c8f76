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

it("A deployment can be told why it goes on in spite of the audit, and CDK does not hear of it", () => {
  expect(cloudWords(["deploy", "--accept-audit", "mended next week", "--settings", "nw", "--force"])).toEqual(
    {
      task: "deploy",
      settings: "nw",
      acceptedAudit: "mended next week",
      words: ["--force"],
    },
  );
});

it("A reason is asked for, and of deployments only", () => {
  expect(cloudWords(["deploy", "--accept-audit"])).toBeUndefined();
  expect(cloudWords(["deploy", "--accept-audit", " "])).toBeUndefined();
  expect(cloudWords(["deploy", "--accept-audit", "--force"])).toBeUndefined();
  expect(cloudWords(["diff", "--accept-audit", "mended next week"])).toBeUndefined();
});

it("What is no task, and settings without a plain name, are refused", () => {
  expect(cloudWords(["destroy"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings", "../nw"])).toBeUndefined();
});
