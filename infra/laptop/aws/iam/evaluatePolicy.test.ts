import { describe, expect, it } from "vitest";
import type { PolicyStatement } from "#infra/laptop/template/permissionsFrom.ts";
import { evaluatePolicy } from "./evaluatePolicy.ts";

const READ: PolicyStatement = {
  Effect: "Allow",
  Action: ["s3:GetObject", "s3:List*"],
  Resource: ["arn:aws:s3:::sealed", "arn:aws:s3:::sealed/*"],
};
const DECRYPT: PolicyStatement = {
  Effect: "Allow",
  Action: ["kms:Decrypt"],
  Resource: ["arn:key"],
  Condition: { StringEquals: { "kms:ViaService": ["s3.eu-central-1.amazonaws.com"] }, Bool: {} },
};
const verdict = (
  statements: readonly PolicyStatement[],
  asked: { readonly action: string; readonly resource: string; readonly context?: Record<string, string> },
) => evaluatePolicy(statements, { context: {}, ...asked });

describe("a role's policies", () => {
  it("allow what a statement names, by action and resource", () => {
    const resource = "arn:aws:s3:::sealed/process/part";
    expect(verdict([READ], { action: "s3:GetObject", resource })).toBe("allowed");
    expect(verdict([READ], { action: "s3:getobject", resource })).toBe("allowed");
    expect(verdict([READ], { action: "s3:ListBucket", resource: "arn:aws:s3:::sealed" })).toBe("allowed");
  });

  it("allow nothing else", () => {
    expect(verdict([], { action: "s3:GetObject", resource: "arn:aws:s3:::sealed/a" })).toBe("not-allowed");
    expect(verdict([READ], { action: "s3:PutObject", resource: "arn:aws:s3:::sealed/a" })).toBe(
      "not-allowed",
    );
    expect(verdict([READ], { action: "s3:GetObject", resource: "arn:aws:s3:::sealed2/a" })).toBe(
      "not-allowed",
    );
    expect(verdict([READ], { action: "s3:GetObjectTagging", resource: "arn:aws:s3:::sealed/a" })).toBe(
      "not-allowed",
    );
  });

  it("take no character but * and ? for another", () => {
    const statement: PolicyStatement = { Effect: "Allow", Action: ["a:B"], Resource: ["arn:a.b/?"] };
    expect(verdict([statement], { action: "a:B", resource: "arn:a.b/c" })).toBe("allowed");
    expect(verdict([statement], { action: "a:B", resource: "arn:axb/c" })).toBe("not-allowed");
    expect(verdict([statement], { action: "a:B", resource: "arn:a.b/cd" })).toBe("not-allowed");
  });

  it("deny before they allow", () => {
    const denied: PolicyStatement = { Effect: "Deny", Action: ["s3:*"], Resource: ["*"] };
    const asked = { action: "s3:GetObject", resource: "arn:aws:s3:::sealed/a" };
    expect(verdict([READ, denied], asked)).toBe("denied");
    expect(verdict([denied, READ], asked)).toBe("denied");
  });

  it("apply only where their condition holds", () => {
    const asked = { action: "kms:Decrypt", resource: "arn:key" };
    const via = (service: string) => ({ ...asked, context: { "kms:ViaService": service } });
    expect(verdict([DECRYPT], via("s3.eu-central-1.amazonaws.com"))).toBe("allowed");
    expect(verdict([DECRYPT], via("dynamodb.eu-central-1.amazonaws.com"))).toBe("not-allowed");
    expect(verdict([DECRYPT], asked)).toBe("not-allowed");
  });

  it("deny what comes without TLS, and nothing of which that is not known", () => {
    const plain: PolicyStatement = {
      Effect: "Deny",
      Action: ["s3:*"],
      Resource: ["*"],
      Condition: { StringEquals: {}, Bool: { "aws:SecureTransport": ["false"] } },
    };
    const asked = { action: "s3:GetObject", resource: "arn:aws:s3:::sealed/a" };
    const by = (tls: string) => ({ ...asked, context: { "aws:SecureTransport": tls } });
    expect(verdict([READ, plain], by("false"))).toBe("denied");
    expect(verdict([READ, plain], by("true"))).toBe("allowed");
    expect(verdict([READ, plain], asked)).toBe("allowed");
  });
});
