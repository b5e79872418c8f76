import { beforeAll, describe, expect, it } from "vitest";
import { OPEN_LOG_HOURS } from "#contract/limits.ts";
import { FUNCTIONS } from "#infra/functions.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { changedSettings } from "./changedSettings.ts";
import { synthesizedResources, type Resource } from "./synthesizedResources.ts";

const PRODUCTION: Readonly<Record<string, boolean>> = { nw: true, rp: true, demo: false };
/** Days back to which a table can be restored; what is not named is gone for good when it goes. */
const RECOVERY_DAYS: Readonly<Record<string, number>> = {
  Blocks: 35,
  Processes: 1,
  Submissions: 35,
  Payments: 35,
};
/** These two belong to the authority's side of the story and stay everywhere. */
const STAYS = /^(Blocks|Submissions|Payments)Table/;

/** A first deployment that fails takes away what it made, so that the next one finds no name taken. */
const STAYS_ONCE_MADE = "RetainExceptOnCreate";
/** In an AWS account alone: public pages, and the log after its first day. */
const CLOUD_BUCKETS: Readonly<Record<string, string>> = { Site: "Delete", ArchiveBucket: STAYS_ONCE_MADE };
const withoutHash = (id: string): string => id.replace(/[0-9A-F]{8}$/, "");

describe.each(
  ["nw", "rp", "demo"].flatMap((state) => [
    { state, environment: "embedded" } as const,
    { state, environment: "aws" } as const,
  ]),
)("what the stacks of $state declare in the environment $environment", ({ state, environment }) => {
  let resources: readonly (readonly [string, Resource])[];
  const isProduction = PRODUCTION[state] === true;

  beforeAll(() => {
    resources = synthesizedResources({ state, environment });
  });

  const ofType = (type: string): readonly (readonly [string, Resource])[] =>
    resources.filter(([, resource]) => resource.Type === type);
  /** Without those of CDK, which have no name. */
  const functions = () =>
    ofType("AWS::Lambda::Function").filter(([, { Properties }]) => "FunctionName" in Properties);
  const isCloud = environment === "aws";
  const dataKey = (): string =>
    ofType("AWS::KMS::Key").find(([id]) => id.startsWith("DataKey"))?.[0] ?? "no key";

  it("encrypts tables, files, secrets and logs with a key of the account that is turned and never deleted", () => {
    const key = dataKey();
    const [, declared] = ofType("AWS::KMS::Key").find(([id]) => id === key) ?? [];
    expect(declared).toMatchObject({
      DeletionPolicy: STAYS_ONCE_MADE,
      Properties: { EnableKeyRotation: true },
    });
    for (const [type, property] of [
      ["AWS::DynamoDB::Table", "SSESpecification"],
      ["AWS::S3::Bucket", "BucketEncryption"],
      ["AWS::SecretsManager::Secret", "KmsKeyId"],
      ["AWS::Logs::LogGroup", "KmsKeyId"],
    ] as const) {
      expect(ofType(type)).not.toEqual([]);
      for (const [id, { Properties }] of ofType(type)) {
        if (withoutHash(id) === "Site") continue;
        expect([id, JSON.stringify(Properties[property])]).toEqual([id, expect.stringContaining("DataKey")]);
      }
    }
  });

  it("has files in buckets that are never public and speak TLS only", () => {
    expect(ofType("AWS::S3::Bucket")).toHaveLength(isCloud ? 6 : 5);
    for (const [, { Properties }] of ofType("AWS::S3::Bucket")) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
    const policies = ofType("AWS::S3::BucketPolicy").map(([, { Properties }]) => JSON.stringify(Properties));
    expect(policies).toHaveLength(isCloud ? 6 : 5);
    for (const policy of policies) expect(policy).toContain('"aws:SecureTransport":"false"');
  });

  it("can be restored to any second, drafts for a day and what was sent for 35", () => {
    for (const [id, { Properties }] of ofType("AWS::DynamoDB::Table")) {
      const days = RECOVERY_DAYS[id.replace(/Table[0-9A-F]{8}$/, "")];
      expect([id, Properties["PointInTimeRecoverySpecification"]]).toEqual([
        id,
        days === undefined ? undefined : { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: days },
      ]);
    }
  });

  it("lets nobody copy a table that is never restored, the one with the keys of drafts before all", () => {
    const forgotten = ofType("AWS::DynamoDB::Table").filter(
      ([, { Properties }]) => Properties["PointInTimeRecoverySpecification"] === undefined,
    );
    expect(forgotten.map(([id]) => withoutHash(id))).toContain("ProcessKeysTable");
    const copying = ["CreateBackup", "ExportTableToPointInTime", "UpdateContinuousBackups"];
    for (const [id, { Properties }] of forgotten) {
      expect([id, Properties["ResourcePolicy"]]).toEqual([
        id,
        {
          PolicyDocument: {
            Version: "2012-10-17",
            Statement: [
              {
                Effect: "Deny",
                Principal: { AWS: "*" },
                Action: copying.map((action) => `dynamodb:${action}`),
                Resource: "*",
              },
            ],
          },
        },
      ]);
    }
  });

  it(`${isProduction ? "keeps" : "lets go of"} people's data when a stack goes`, () => {
    for (const [id, { Properties, DeletionPolicy }] of ofType("AWS::DynamoDB::Table")) {
      const policy = isProduction || STAYS.test(id) ? STAYS_ONCE_MADE : "Delete";
      expect([id, Properties["DeletionProtectionEnabled"], DeletionPolicy]).toEqual([
        id,
        isProduction,
        policy,
      ]);
    }
    for (const [id, { DeletionPolicy }] of ofType("AWS::S3::Bucket")) {
      const policy = isProduction || id.startsWith("Forms") ? STAYS_ONCE_MADE : "Delete";
      expect([id, DeletionPolicy]).toEqual([id, CLOUD_BUCKETS[withoutHash(id)] ?? policy]);
    }
    for (const [id, { DeletionPolicy }] of ofType("AWS::SecretsManager::Secret")) {
      const policy = isProduction ? STAYS_ONCE_MADE : "Delete";
      expect([id, DeletionPolicy]).toEqual([id, policy]);
    }
  });

  it("keeps every log one day: of each function, each state machine and the gateway, and of AWS's own work", () => {
    const logs = ofType("AWS::Logs::LogGroup");
    // In AWS those of the upload of pages, of the archive's failures, and of the accesses of operators.
    expect(logs).toHaveLength(Object.keys(FUNCTIONS).length + (isCloud ? 7 : 4));
    const silent = ofType("AWS::Lambda::Function").filter(
      ([, resource]) => !("LoggingConfig" in resource.Properties),
    );
    expect(silent.map(([id]) => id)).toEqual([]);
    for (const [id, { Properties }] of logs)
      expect([id, Properties["RetentionInDays"]]).toEqual([id, OPEN_LOG_HOURS / 24]);
    const { portal } = readStateSettings(changedSettings(state));
    expect(portal.retention.serverLogHours).toBeGreaterThanOrEqual(OPEN_LOG_HOURS);
  });

  it("traces functions that people wait for and state machines, but not the gateway, whose traces know addresses, and writes no contents to logs", () => {
    for (const [id, { Properties }] of functions()) {
      const tracing = id.startsWith("Schedule") ? undefined : { Mode: "Active" };
      expect([id, Properties["TracingConfig"]]).toEqual([id, tracing]);
    }
    for (const [, { Properties }] of ofType("AWS::StepFunctions::StateMachine")) {
      expect(Properties).toMatchObject({
        TracingConfiguration: { Enabled: true },
        LoggingConfiguration: { Level: "ALL", IncludeExecutionData: false },
      });
    }
    const [, stage] = ofType("AWS::ApiGateway::Stage")[0] ?? [];
    expect(stage?.Properties).toMatchObject({ TracingEnabled: false });
    const format = JSON.stringify(stage?.Properties["AccessLogSetting"]);
    expect(format).toContain("$context.resourcePath");
    expect(format).not.toMatch(/context\.(path|identity|authorizer)/);
  });

  it("limits what calls at once and together leaves the account room", () => {
    const shares = functions().map(([id, { Properties }]): [string, number] => [
      id,
      Number(Properties["ReservedConcurrentExecutions"]),
    ]);
    for (const [id, share] of shares) expect([id, share > 0]).toEqual([id, true]);
    expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeLessThanOrEqual(900);
    const [, stage] = ofType("AWS::ApiGateway::Stage")[0] ?? [];
    expect(stage?.Properties["MethodSettings"]).toEqual([
      expect.objectContaining({ ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 }),
    ]);
  });

  it("keeps what a schedule could not do, whether it never began or failed", () => {
    const rules = ofType("AWS::Events::Rule");
    expect(rules.length).toBeGreaterThan(3);
    for (const [, { Properties }] of rules) {
      expect(JSON.stringify(Properties["Targets"])).toContain(
        '"DeadLetterConfig":{"Arn":{"Fn::GetAtt":["DeadLetters',
      );
    }
    const schedules = ofType("AWS::Lambda::Function").filter(([id]) => id.startsWith("Schedule"));
    expect(schedules).toHaveLength(rules.length);
    for (const [, { Properties }] of schedules) {
      expect(JSON.stringify(Properties["DeadLetterConfig"])).toContain("DeadLetters");
      expect(Properties["ReservedConcurrentExecutions"]).toBe(1);
    }
  });
});
