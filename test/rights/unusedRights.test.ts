import { expect, it } from "vitest";
import { kindOf } from "./kindOf.ts";
import { judgeRights } from "./unusedRights.ts";

const line = (action: string, used: boolean) => ({
  functionName: "demo-api-auth",
  action,
  resource: "arn:aws:s3:::recognition-portal-demo-data-uploadsbucketc4b27cc7/*",
  condition: "",
  used,
});
const needed = (action: string) => ({
  functionName: "api-auth",
  action,
  on: "uploads",
  why: "a reason of some length",
});
const granted = [line("s3:GetObject", false), line("s3:PutObject", false), line("s3:GetObject", true)];

it("A right that no test uses needs a reason", () => {
  const verdict = judgeRights(granted, []);
  expect(verdict).toMatchObject({ granted: 2, used: 1, outdated: [] });
  expect(verdict.unexplained).toEqual(["api-auth s3:PutObject s3 uploadsbucket/*"]);
  expect(judgeRights(granted, [needed("s3:PutObject")]).unexplained).toEqual([]);
});

it("What one portal uses counts for the same function of another one", () => {
  const elsewhere = {
    ...line("s3:PutObject", true),
    functionName: "other-state-api-auth",
    resource: "arn:aws:s3:::recognition-portal-other-state-data-uploadsbucket0eb18136/*",
  };
  expect(judgeRights(granted, []).unexplained).toHaveLength(1);
  expect(judgeRights([...granted, elsewhere], []).unexplained).toEqual([]);
});

const arn = (service: string, rest: string): string => `arn:aws:${service}:eu-central-1:000000000000:${rest}`;

it.each([
  [
    arn("dynamodb", "table/recognition-portal-demo-data-SessionsTableA5E8383B/index/byOwner"),
    "dynamodb table/SessionsTable/index/byOwner",
  ],
  [arn("kms", "key/38104ba683"), "kms key/*"],
  [
    arn("secretsmanager", "secret:recognition-portal/demo/saml-nkb-93f28f"),
    "secretsmanager secret:recognition-portal/saml",
  ],
  [
    arn("secretsmanager", "secret:recognition-portal/nw/fit-connect-040b19"),
    "secretsmanager secret:recognition-portal/fit-connect",
  ],
  ["*", "*"],
])("A right on %s is one on %s", (resource, kind) => {
  expect(kindOf("demo-schedule-check-health", resource)).toEqual({
    functionName: "schedule-check-health",
    resource: kind,
  });
});

it("A reason for a right that nobody has is outdated, and not one for what some runs only use", () => {
  const reasons = [needed("s3:GetObject"), needed("s3:PutObject"), needed("s3:DeleteObject")];
  expect(judgeRights(granted, reasons).outdated).toEqual(["api-auth s3:DeleteObject uploads"]);
});
