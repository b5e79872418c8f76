import { beforeAll, describe, expect, it } from "vitest";
import { FILES_BACKSTOP_DAYS } from "#domain/application/retention.ts";
import { TRACKED_DAYS } from "#domain/sending/deliveryChecks.ts";
import { deployedFunctions, statementsOf } from "./deployedFunctions.ts";
import { synthesizedResources, type Resource } from "./synthesizedResources.ts";

/** What AWS can only allow for everything: tracing, the log of state machines and gateway, how alarms stand. */
const EVERYTHING_ONLY =
  /^(xray:(Put|GetSampling)\w+|logs:(\w*LogDeliver\w+|\w*ResourcePolic\w+|DescribeLogGroups)|cloudwatch:DescribeAlarms)$/;
/** In AWS alone: roles that CDK writes, each wildcard of which has its reason next to it (`rulePack.test.ts`). */
const WRITTEN_BY_CDK = /^(CustomCDK|PlanTables|Archive(Reader|Stream))/;
const LOG_WRITER = /LogWriter/;
/** AWS's own policy for what its backup service restores; no other role has one. */
const RESTORER = /^Restorer/;

describe("what the stacks of every environment declare", () => {
  let resources: readonly (readonly [string, Resource])[];

  beforeAll(() => {
    resources = synthesizedResources();
  });

  const ofType = (type: string): typeof resources => resources.filter(([, { Type }]) => Type === type);

  it.each(["embedded", "aws"] as const)(
    "names no wildcard action, and no resource that is everything but where AWS knows no other (%s)",
    (environment) => {
      const declared = environment === "embedded" ? resources : synthesizedResources({ environment });
      for (const [id, { Type, Properties }] of declared) {
        if (
          Type !== "AWS::IAM::Role" ||
          (environment === "aws" && (WRITTEN_BY_CDK.test(id) || RESTORER.test(id)))
        )
          continue;
        for (const { Action, Resource: on } of statementsOf(declared, id)) {
          expect([id, Action.filter((action) => action.includes("*"))]).toEqual([id, []]);
          if (!on.includes("*") || LOG_WRITER.test(id)) continue;
          expect([id, Action.filter((action) => !EVERYTHING_ONLY.test(action))]).toEqual([id, []]);
        }
        expect([id, Properties["ManagedPolicyArns"], Properties["Policies"]]).toEqual([
          id,
          undefined,
          undefined,
        ]);
      }
    },
  );
  it("runs every function on Node 24, arm64", () => {
    for (const { name, properties } of deployedFunctions(resources)) {
      expect([name, properties.Runtime, properties.Architectures]).toEqual([name, "nodejs24.x", ["arm64"]]);
    }
  });

  it("empties the buckets of people's files in the end, and keeps the forms with all that they ever were", () => {
    const buckets = ofType("AWS::S3::Bucket");
    const forms = buckets.filter(([id]) => id.startsWith("Forms"));
    expect(forms).toHaveLength(1);
    for (const [, { Properties, DeletionPolicy }] of forms) {
      expect(Properties).toMatchObject({ VersioningConfiguration: { Status: "Enabled" } });
      expect(Properties).not.toHaveProperty("LifecycleConfiguration");
      expect(Properties).not.toHaveProperty("CorsConfiguration");
      expect(DeletionPolicy).toBe("RetainExceptOnCreate");
    }
    for (const [, { Properties }] of buckets.filter(([id]) => id.startsWith("Sealed"))) {
      expect(Properties).toMatchObject({
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: TRACKED_DAYS + 1, Status: "Enabled" }] },
      });
      expect(Properties).not.toHaveProperty("CorsConfiguration");
    }
    // Pages are public, and go with their stack.
    for (const [, { Properties }] of buckets.filter(([id]) => !/^(Forms|Sealed|Site)/.test(id))) {
      expect(Properties).toMatchObject({
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: FILES_BACKSTOP_DAYS, Status: "Enabled" }] },
        CorsConfiguration: { CorsRules: [{ AllowedOrigins: ["http://127.0.0.1:4000"] }] },
      });
    }
  });

  it("lets exactly the start of an application write forms, and nothing delete them", () => {
    const writers = deployedFunctions(resources).flatMap(({ name, role }) =>
      statementsOf(resources, role).flatMap(({ Action, Resource: on }) =>
        on.some((what) => what.startsWith("FormsBucket")) ? Action.map((action) => `${name} ${action}`) : [],
      ),
    );
    const reading = ["s3:GetObject", "s3:ListBucket"];
    expect([...new Set(writers)].sort()).toEqual(
      [
        ...reading.map((action) => `api-documents ${action}`),
        ...reading.map((action) => `api-payment ${action}`),
        ...reading.map((action) => `api-forms ${action}`),
        ...reading.map((action) => `api-process ${action}`),
        ...[...reading, "s3:PutObject"].map((action) => `api-process-workflow ${action}`),
        ...reading.map((action) => `step-get-files ${action}`),
      ].sort(),
    );
  });

  it("lets every table forget by its time to live", () => {
    expect(ofType("AWS::DynamoDB::Table")).toHaveLength(12);
    for (const [, { Properties }] of ofType("AWS::DynamoDB::Table")) {
      expect(Properties).toMatchObject({
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        BillingMode: "PAY_PER_REQUEST",
      });
    }
  });

  it("has a method for every route and a catch-all for everything else under /api", () => {
    const parts = ofType("AWS::ApiGateway::Resource").map(([, { Properties }]) => Properties["PathPart"]);
    expect(parts).toEqual(
      expect.arrayContaining(["{proxy+}", "processes", "{processId}", "form-data", "submit"]),
    );
    const methods = ofType("AWS::ApiGateway::Method").map(([, { Properties }]) => Properties["HttpMethod"]);
    expect(methods.filter((method) => method === "ANY").length).toBeGreaterThan(20);
  });

  it("uses no custom resource and no authorizer, which not every environment has", () => {
    const types = new Set(resources.map(([, { Type }]) => Type));
    for (const type of types) expect(type).not.toMatch(/^Custom::|CustomResource|Authorizer|Scheduler/);
  });
});
