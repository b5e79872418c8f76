import { expect, it } from "vitest";
import { readTemplates } from "./readTemplates.ts";

const arnOf = (logicalId: string) => ({ "Fn::GetAtt": [logicalId, "Arn"] });

function readWith(
  statement: Record<string, unknown>,
  role: Record<string, unknown> = {},
  ofBucket: readonly Record<string, unknown>[] = [],
) {
  const resources = {
    BucketPolicy: {
      Type: "AWS::S3::BucketPolicy",
      Properties: { Bucket: { Ref: "Bucket" }, PolicyDocument: { Statement: ofBucket } },
    },
    Role: { Type: "AWS::IAM::Role", Properties: role },
    Policy: {
      Type: "AWS::IAM::Policy",
      Properties: { PolicyDocument: { Statement: [statement] }, Roles: [{ Ref: "Role" }] },
    },
    Lambda: {
      Type: "AWS::Lambda::Function",
      Properties: {
        Code: { S3Bucket: "assets", S3Key: "code.zip" },
        Handler: "index.handler",
        Runtime: "nodejs24.x",
        Role: arnOf("Role"),
      },
    },
    Key: { Type: "AWS::KMS::Key" },
    Secret: { Type: "AWS::SecretsManager::Secret", Properties: { Name: "s", KmsKeyId: arnOf("Key") } },
    Bucket: {
      Type: "AWS::S3::Bucket",
      Properties: {
        BucketName: "sealed",
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [
            { ServerSideEncryptionByDefault: { SSEAlgorithm: "aws:kms", KMSMasterKeyID: { Ref: "Key" } } },
          ],
        },
      },
    },
  };
  return readTemplates([{ stackName: "sample", template: { Resources: resources } }], {
    assetPath: () => "/built/code",
  });
}

const PUT = {
  Effect: "Allow",
  Action: "s3:PutObject",
  Resource: { "Fn::Join": ["", [arnOf("Bucket"), "/*"]] },
};

it("A function may do what the policies of its role say, attached and inline", () => {
  const Policies = [{ PolicyName: "p", PolicyDocument: { Statement: [{ ...PUT, Effect: "Deny" }] } }];
  const attached = readWith(PUT);
  expect(attached.ok && attached.value.permissions.rolesByFunction.get("sample-Lambda")).toEqual({
    name: "sample-Role",
    statements: [{ Effect: "Allow", Action: ["s3:PutObject"], Resource: ["arn:aws:s3:::sealed/*"] }],
  });
  const inline = readWith(PUT, { Policies });
  expect(
    inline.ok &&
      inline.value.permissions.rolesByFunction.get("sample-Lambda")?.statements.map(({ Effect }) => Effect),
  ).toEqual(["Deny", "Allow"]);
});

const DENIED = { ...PUT, Effect: "Deny", Principal: { AWS: "*" } };

it("Everybody is denied what the policy of a bucket denies; what it allows is another service's", () => {
  const byTls = { ...DENIED, Condition: { Bool: { "aws:SecureTransport": "false" } } };
  const ofService = { ...PUT, Principal: { Service: "cloudfront.amazonaws.com" } };
  const read = readWith(PUT, {}, [byTls, ofService]);
  expect(read.ok && read.value.permissions.denials).toMatchObject([
    { Action: ["s3:PutObject"], Condition: { Bool: { "aws:SecureTransport": ["false"] } } },
  ]);
  const others = { ...DENIED, Condition: { ArnNotEquals: { "aws:PrincipalArn": "arn:reader" } } };
  for (const unknown of [others, { ...DENIED, Principal: { AWS: "arn:somebody" } }]) {
    expect(readWith(PUT, {}, [unknown])).toMatchObject({ ok: false });
  }
});

it("What is encrypted names its key", () => {
  const read = readWith(PUT);
  const keys = read.ok ? [...read.value.permissions.keysByResource] : [];
  expect(keys.map(([resource]) => resource)).toEqual([
    expect.stringMatching(/:secret:s-/),
    "arn:aws:s3:::sealed",
  ]);
  expect(new Set(keys.map(([, key]) => key)).size).toBe(1);
});

it.each([
  ["a condition's operator", { ...PUT, Condition: { NumericLessThan: { "s3:max-keys": "10" } } }, {}],
  ["a negated action", { Effect: "Allow", NotAction: "s3:PutObject", Resource: "*" }, {}],
  ["a policy variable", { ...PUT, Resource: "arn:aws:s3:::sealed/${aws:username}" }, {}],
  ["a managed policy", PUT, { ManagedPolicyArns: ["arn:aws:iam::aws:policy/ReadOnlyAccess"] }],
])("%s that is not evaluated stops the start", (...[, statement, role]) => {
  expect(readWith(statement, role)).toMatchObject({ ok: false });
});
