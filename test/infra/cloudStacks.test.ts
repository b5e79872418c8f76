import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { FUNCTIONS } from "#infra/functions.ts";
import { contentSources, securityHeaders } from "#contract/securityHeaders.ts";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { changedSettings } from "./changedSettings.ts";
import { distributionIn } from "./distributionIn.ts";
import { namedResources } from "./namedResources.ts";
import { resourcesOf, type Resource } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";
import { writtenHeaders } from "./writtenHeaders.ts";

const alarmsSchema = z.object({ Alarms: z.array(z.object({ Name: z.unknown() })) });
const RELEASED = Object.keys(FUNCTIONS).filter((name) => !name.startsWith("schedule-"));

describe.each(["nw", "rp", "demo"])("the stacks of %s in an AWS account", (state) => {
  let templates: readonly SynthesizedTemplate[];

  beforeAll(() => {
    templates = synthesizedTemplates({ state, environment: "aws" });
  });

  const stack = (part: string): SynthesizedTemplate => {
    const found = templates.find(({ stackName }) => stackName === `recognition-portal-${state}-${part}`);
    if (found === undefined) throw new Error(`There is no stack ${part}.`);
    return found;
  };
  const ofType = (part: string, type: string): readonly Resource["Properties"][] =>
    resourcesOf([stack(part)])
      .filter(([, { Type }]) => Type === type)
      .map(([, { Properties }]) => Properties);
  const text = (part: string, type: string): string => JSON.stringify(ofType(part, type));

  it("tell the operator which key the certificate of the seal is asked for", () => {
    const signing = ({ Properties }: Resource): boolean => Properties["KeyUsage"] === "SIGN_VERIFY";
    const [key] = resourcesOf([stack("data")]).find(([, resource]) => signing(resource)) ?? [];
    expect(stack("data").template).toHaveProperty("Outputs.SealKeyArn.Value", { "Fn::GetAtt": [key, "Arn"] });
  });

  it("tell the operator what the DNS entry of the portal points to", () => {
    const { template } = stack("frontend");
    const named = (property: string) => ({
      "Fn::GetAtt": [expect.stringMatching(/^Distribution/), property],
    });
    expect(template).toHaveProperty("Outputs.DistributionDomainName.Value", named("DomainName"));
    expect(template).toHaveProperty(
      "Outputs.DistributionId.Value.Ref",
      expect.stringMatching(/^Distribution/),
    );
  });

  /** Of every deployment of a stack: by which alarms it is taken back. */
  const bellsOf = (part: string): ReadonlySet<string> =>
    new Set(
      ofType(part, "AWS::CodeDeploy::DeploymentGroup").map(({ AlarmConfiguration }) =>
        alarmsSchema
          .parse(AlarmConfiguration)
          .Alarms.flatMap(({ Name }) => namedResources(Name))
          .toSorted()
          .join(),
      ),
    );

  it("stand in the region of the settings, but for the filter, which CloudFront reads in us-east-1", () => {
    const elsewhere = templates.filter(({ region }) => region !== "eu-central-1");
    expect(elsewhere).toMatchObject([{ stackName: `recognition-portal-${state}-edge`, region: "us-east-1" }]);
  });

  it("are deployed so that nothing names what is not there yet: data, then workflow, API, and pages last", () => {
    const order = templates.map(({ stackName }) => stackName.split("-").slice(3).join("-"));
    expect(order).toContain("frontend");
    for (const [part, before] of [
      ["workflow", "data"],
      ["api", "workflow"],
      ["frontend", "api"],
      ["frontend", "edge"],
      ["monitoring", "api"],
      ["log-archive", "api"],
      ["backup", "data"],
    ] as const) {
      expect(stack(part).dependencies).toContain(`recognition-portal-${state}-${before}`);
    }
  });

  it("filter known attackers and too many calls from one address, and refuse no request for its text", () => {
    const [acl] = ofType("edge", "AWS::WAFv2::WebACL");
    expect(acl).toMatchObject({
      Scope: "CLOUDFRONT",
      DefaultAction: { Allow: {} },
      Rules: [
        { Name: "Logins", Action: { Block: { CustomResponse: { ResponseCode: 429 } } } },
        { Name: "Everything", Statement: { RateBasedStatement: { AggregateKeyType: "IP", Limit: 3000 } } },
        { Name: "AWSManagedRulesAmazonIpReputationList" },
        { Name: "AWSManagedRulesCommonRuleSet" },
      ],
    });
    for (const rule of ["SizeRestrictions_BODY", "CrossSiteScripting_BODY", "GenericRFI_QUERYARGUMENTS"]) {
      expect(JSON.stringify(acl)).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);
    }
    expect(text("frontend", "AWS::CloudFront::Distribution")).toContain(
      `"WebACLId":{"Fn::GetStackOutput":{"StackName":"${stack("edge").stackName}","Region":"us-east-1"`,
    );
  });

  it("hand CloudFront the word that functions ask for, from a secret that is in no template", () => {
    expect(ofType("frontend", "AWS::WAFv2::WebACL")).toEqual([]);
    const distribution = text("frontend", "AWS::CloudFront::Distribution");
    expect(distribution).toContain('"HeaderName":"x-portal-origin"');
    expect(distribution).toContain("{{resolve:secretsmanager:");
    expect(distribution).toContain(":SecretString:word::}}");
    // A reference is read again only when its resource changes: a new day of the settings changes it.
    expect(distribution).toContain("Origin word of the first deployment");
  });

  it("serve pages from a bucket that only the distribution reads, and speak TLS alone", () => {
    expect(text("frontend", "AWS::CloudFront::OriginAccessControl")).toContain('"SigningBehavior":"always"');
    const [site] = ofType("frontend", "AWS::S3::Bucket");
    expect(site).toMatchObject({ PublicAccessBlockConfiguration: { RestrictPublicBuckets: true } });
    const { pages, api, origins } = distributionIn(ofType("frontend", "AWS::CloudFront::Distribution"));
    expect(pages.ViewerProtocolPolicy).toBe("redirect-to-https");
    expect(api.ViewerProtocolPolicy).toBe("https-only");
    const toApi = origins.filter(({ CustomOriginConfig }) => CustomOriginConfig !== undefined);
    expect(toApi).toMatchObject([
      { CustomOriginConfig: { OriginProtocolPolicy: "https-only", OriginSSLProtocols: ["TLSv1.2"] } },
    ]);
  });

  it("write exactly the security headers of the portal over every page, and none over answers of the API", () => {
    const [written, ...others] = ofType("frontend", "AWS::CloudFront::ResponseHeadersPolicy").map(
      writtenHeaders,
    );
    expect(others).toEqual([]);
    const uploads = "https://UploadsBucket";
    const settings = readStateSettings(changedSettings(state));
    expect(written).toEqual(securityHeaders(contentSources(settings, uploads), { https: true }));
    const { pages, api } = distributionIn(ofType("frontend", "AWS::CloudFront::Distribution"));
    expect(namedResources(pages.ResponseHeadersPolicyId)).toEqual(["HeadersPolicy"]);
    expect(api.ResponseHeadersPolicyId).toBeUndefined();
  });

  it("let addresses of pages fall back to the app at the edge, and answers of the API pass as they are", () => {
    const { pages, api } = distributionIn(ofType("frontend", "AWS::CloudFront::Distribution"));
    expect(pages.FunctionAssociations).toMatchObject([{ EventType: "viewer-request" }]);
    const functions = pages.FunctionAssociations?.flatMap(({ FunctionARN }) => namedResources(FunctionARN));
    expect(functions).toEqual(["PageFallback"]);
    expect(api.FunctionAssociations).toBeUndefined();
  });

  it("keep no failure at the edge for the next reader, and put no page in the place of an answer", () => {
    const { errors } = distributionIn(ofType("frontend", "AWS::CloudFront::Distribution"));
    expect(errors).toEqual(
      [404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it("copy every night what is kept for years, and no draft, into a vault with a key of its own", () => {
    const selection = text("backup", "AWS::Backup::BackupSelection");
    for (const table of ["Submissions", "Payments", "Blocks"]) expect(selection).toContain(table);
    expect(selection).not.toMatch(/Processes|ProcessKeys|Sessions|Logins/);
    const [vault] = ofType("backup", "AWS::Backup::BackupVault");
    expect(JSON.stringify(vault?.["EncryptionKeyArn"])).toContain("BackupKey");
    const lock = { MinRetentionDays: 35, MaxRetentionDays: 36 };
    expect(vault?.["LockConfiguration"]).toEqual(state === "demo" ? undefined : lock);
    expect(text("backup", "AWS::Backup::BackupPlan")).toContain('"DeleteAfterDays":35');
  });

  it("keep every log after its first day where one role reads it, with a second factor, to day 42 at most", () => {
    const logs = ["workflow", "api"].flatMap((part) => ofType(part, "AWS::Logs::LogGroup"));
    const subscribed = ofType("log-archive", "AWS::Logs::SubscriptionFilter").map(({ LogGroupName }) =>
      JSON.stringify(LogGroupName),
    );
    // And that of the operators' accesses.
    expect(new Set(subscribed).size).toBe(logs.length + 1);
    expect(subscribed.filter((group) => group.includes("Operators"))).toHaveLength(1);
    const [bucket] = ofType("log-archive", "AWS::S3::Bucket");
    expect(bucket).toMatchObject({
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 41, Status: "Enabled" }] },
    });
    expect(JSON.stringify(bucket?.["BucketEncryption"])).toContain("aws:kms");
    expect(text("log-archive", "AWS::S3::BucketPolicy")).toContain(
      '"Condition":{"ArnNotEquals":{"aws:PrincipalArn":{"Fn::GetAtt":["ArchiveReader',
    );
    expect(text("log-archive", "AWS::IAM::Role")).toContain('{"Bool":{"aws:MultiFactorAuthPresent":"true"}}');
  });

  it("bring a new version of every function with a tenth of its calls, and take it back when an alarm rings", () => {
    const groups = ["workflow", "api"].flatMap((part) => ofType(part, "AWS::CodeDeploy::DeploymentGroup"));
    expect(groups).toHaveLength(RELEASED.length);
    for (const group of groups) {
      expect(group).toMatchObject({
        DeploymentConfigName: "CodeDeployDefault.LambdaCanary10Percent5Minutes",
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: ["DEPLOYMENT_FAILURE", "DEPLOYMENT_STOP_ON_ALARM"],
        },
        AlarmConfiguration: { Enabled: true },
      });
    }
    expect(bellsOf("workflow")).toEqual(new Set(["FunctionsFail"]));
    expect(bellsOf("api")).toEqual(new Set(["Failures,FunctionsFail"]));
  });

  it("call nothing but what is released: machines and gateway know aliases only", () => {
    for (const { DefinitionSubstitutions } of ofType("workflow", "AWS::StepFunctions::StateMachine")) {
      for (const value of Object.values(z.record(z.string(), z.unknown()).parse(DefinitionSubstitutions))) {
        expect(JSON.stringify(value)).toContain("ReleaseAlias");
      }
    }
    const methods = ofType("api", "AWS::ApiGateway::Method").map(({ Integration }) =>
      JSON.stringify(Integration),
    );
    expect(methods.length).toBeGreaterThan(20);
    for (const method of methods) expect(method).toContain("ReleaseAlias");
  });
});
