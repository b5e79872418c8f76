import { expect, it } from "vitest";
import { auditVerdict, AUDITS } from "./cloudAudit.ts";

it("What has no known weakness is deployed without a word", () => {
  expect(auditVerdict(true, undefined)).toEqual({ goesOn: true, says: "" });
  expect(auditVerdict(true, "reviewed")).toEqual({ goesOn: true, says: "" });
});

it("A known weakness, or one that nobody could ask for, stops a deployment and says how to go on", () => {
  const { goesOn, says } = auditVerdict(false, undefined);
  expect(goesOn).toBe(false);
  expect(says).toContain("--accept-audit");
});

it("Who has a reason deploys all the same, and the reason is told", () => {
  expect(auditVerdict(false, "only in the parser of XML that nobody reaches")).toEqual({
    goesOn: true,
    says: "Deployed in spite of npm audit: only in the parser of XML that nobody reaches",
  });
});

it("Before a deployment npm is asked for known weaknesses and for the signatures of what was installed", () => {
  expect(AUDITS.map((words) => words.join(" "))).toEqual(["audit --omit dev", "audit signatures"]);
});
