import { expect, it } from "vitest";
import { cloudWords, auditVerdict, AUDITS, wrongAccount } from "./cloudCommand.ts";

const NOTHING = { replacements: [], deletions: [] };

it("Everything but the name of the settings goes to CDK as it is", () => {
  expect(cloudWords(["deploy", "--settings", "nw", "--require-approval", "never"])).toEqual({
    task: "deploy",
    settings: "nw",
    accepted: NOTHING,
    words: ["--require-approval", "never"],
  });
  expect(cloudWords(["diff", "recognition-portal-demo-api"])).toEqual({
    task: "diff",
    settings: "demo",
    accepted: NOTHING,
    words: ["recognition-portal-demo-api"],
  });
});

it("A deployment takes a reason to go on in spite of the audit, and does not pass it to CDK", () => {
  expect(cloudWords(["deploy", "--accept-audit", "mended next week", "--settings", "nw", "--force"])).toEqual(
    {
      task: "deploy",
      settings: "nw",
      acceptedAudit: "mended next week",
      accepted: NOTHING,
      words: ["--force"],
    },
  );
});

it("A reason is asked for, and of deployments only", () => {
  const accepting = (task: string, ...words: readonly string[]) =>
    cloudWords([task, "--settings", "nw", "--accept-audit", ...words]);
  expect(accepting("deploy", "mended next week")).toBeDefined();
  expect(accepting("deploy")).toBeUndefined();
  expect(accepting("deploy", " ")).toBeUndefined();
  expect(accepting("deploy", "--force")).toBeUndefined();
  expect(accepting("diff", "mended next week")).toBeUndefined();
});

it("A deployment names its settings", () => {
  expect(cloudWords(["deploy"])).toBeUndefined();
  expect(cloudWords(["deploy", "--force"])).toBeUndefined();
});

it("What may be replaced or deleted is named by its logical id, each by itself, and CDK does not hear of it", () => {
  const named = ["--accept-replacement", "One", "--accept-deletion", "Two3A", "--accept-replacement", "Four"];
  for (const task of ["deploy", "diff"]) {
    expect(cloudWords([task, "--settings", "nw", ...named, "--force"])).toMatchObject({
      accepted: { replacements: ["One", "Four"], deletions: ["Two3A"] },
      words: ["--force"],
    });
  }
  expect(cloudWords(["deploy", "--settings", "nw", "--accept-deletion"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings", "nw", "--accept-deletion", "*"])).toBeUndefined();
  expect(cloudWords(["synth", "--accept-deletion", "One"])).toBeUndefined();
});

it("A look at an account names its settings", () => {
  expect(cloudWords(["preflight"])).toBeUndefined();
  expect(cloudWords(["preflight", "--settings", "nw"])).toMatchObject({ task: "preflight", settings: "nw" });
});

it("What is no task, and settings without a plain name, are refused", () => {
  expect(cloudWords(["destroy", "--settings", "nw"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings"])).toBeUndefined();
  expect(cloudWords(["deploy", "--settings", "../nw"])).toBeUndefined();
});

it("What has no known weakness is deployed without a word", () => {
  expect(auditVerdict(true, undefined)).toEqual({ goesOn: true, says: "" });
  expect(auditVerdict(true, "reviewed")).toEqual({ goesOn: true, says: "" });
});

it("A known weakness, or one that nobody could ask for, stops a deployment and says how to go on", () => {
  const { goesOn, says } = auditVerdict(false, undefined);
  expect(goesOn).toBe(false);
  expect(says).toContain("--accept-audit");
});

it("With a reason the deployment goes on, and prints the reason", () => {
  expect(auditVerdict(false, "only in the parser of XML that nobody reaches")).toEqual({
    goesOn: true,
    says: "Deployed in spite of npm audit: only in the parser of XML that nobody reaches",
  });
});

it("Before a deployment npm is asked for known weaknesses and for the signatures of what was installed", () => {
  expect(AUDITS.map((words) => words.join(" "))).toEqual(["audit --omit dev", "audit signatures"]);
});

it("Credentials of another account than the settings name change nothing, and both are printed", () => {
  const says = wrongAccount("111111111111", "222222222222");
  expect(says).toContain("account 111111111111, and these credentials are of 222222222222");
});

it("Credentials of the named account do, and templates are written without any", () => {
  expect(wrongAccount("111111111111", "111111111111")).toBeUndefined();
  expect(wrongAccount("111111111111", undefined)).toBeUndefined();
  expect(wrongAccount(undefined, "222222222222")).toBeUndefined();
});
