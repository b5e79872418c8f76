import { z } from "zod";
import type { SynthesizedTemplate } from "#infra/app.ts";
import type { CostLine } from "./pricedUse.ts";
import type { Prices } from "./readPrices.ts";

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
type Resource = z.infer<typeof templateSchema>["Resources"][string];
const alarmSchema = z.object({
  Metrics: z.array(z.object({ MetricStat: z.unknown().optional() })).optional(),
});
const aclSchema = z.object({ Rules: z.array(z.unknown()).default([]) });

/** What a portal costs in a month without use, and types of resources that neither cost nor are known to be free. */
export function idleCost(
  templates: readonly SynthesizedTemplate[],
  { perMonth }: Prices,
): { readonly lines: readonly CostLine[]; readonly unpriced: readonly string[] } {
  const resources = templates.flatMap(({ template }) =>
    Object.values(templateSchema.parse(template).Resources),
  );
  const counts = new Map<string, number>();
  const add = (what: string, count: number): void => {
    counts.set(what, (counts.get(what) ?? 0) + count);
  };
  for (const resource of resources) add(resource.Type, 1);
  for (const [what, count] of countedWithin(resources)) add(what, count);
  const lines = [...counts].map(([what, count]) => {
    const each = perMonth[what] ?? 0;
    return { what, count, each, total: count * each };
  });
  const unpriced = lines.filter(
    ({ what }) => perMonth[what] === undefined && FREE_WHEN_IDLE[what] === undefined,
  );
  return {
    lines: lines.sort((one, other) => other.total - one.total),
    unpriced: unpriced.map(({ what }) => what),
  };
}

/** What is paid by its parts: rules of filters, and figures. */
function countedWithin(resources: readonly Resource[]): readonly (readonly [string, number])[] {
  const ofType = (type: string): readonly Resource["Properties"][] =>
    resources.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
  const rules = ofType("AWS::WAFv2::WebACL").map((acl) => aclSchema.parse(acl).Rules.length);
  const watched = ofType("AWS::CloudWatch::Alarm").map((alarm) => {
    const { Metrics } = alarmSchema.parse(alarm);
    // A query counts as the figures that it finds: one here.
    return Math.max(1, Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 0);
  });
  const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
  return [
    ["rule of a filter", sum(rules)],
    ["figure that an alarm looks at", sum(watched)],
  ];
}

const BY_USE = "paid by use";
const FREE = "free of charge";
const PART = "paid by its parts";

/** Resources that cost nothing in a month without use. */
const FREE_WHEN_IDLE: Readonly<Record<string, string>> = {
  "AWS::ApiGateway::Account": FREE,
  "AWS::ApiGateway::Deployment": FREE,
  "AWS::ApiGateway::GatewayResponse": FREE,
  "AWS::ApiGateway::Method": FREE,
  "AWS::ApiGateway::Resource": FREE,
  "AWS::ApiGateway::RestApi": BY_USE,
  "AWS::ApiGateway::Stage": FREE,
  "AWS::Backup::BackupPlan": FREE,
  "AWS::Backup::BackupSelection": FREE,
  "AWS::Backup::BackupVault": BY_USE,
  "AWS::CloudFront::Distribution": BY_USE,
  "AWS::CloudFront::Function": BY_USE,
  "AWS::CloudFront::OriginAccessControl": FREE,
  "AWS::CloudFront::ResponseHeadersPolicy": FREE,
  "AWS::CloudWatch::Alarm": PART,
  "AWS::CodeDeploy::Application": FREE,
  "AWS::CodeDeploy::DeploymentGroup": FREE,
  "AWS::DynamoDB::Table": BY_USE,
  "AWS::Events::Rule": FREE,
  "AWS::IAM::Policy": FREE,
  "AWS::IAM::Role": FREE,
  "AWS::KMS::Alias": FREE,
  "AWS::KinesisFirehose::DeliveryStream": BY_USE,
  "AWS::Lambda::Alias": FREE,
  "AWS::Lambda::Function": BY_USE,
  "AWS::Lambda::LayerVersion": FREE,
  "AWS::Lambda::Permission": FREE,
  "AWS::Lambda::Version": FREE,
  "AWS::Logs::LogGroup": BY_USE,
  "AWS::Logs::LogStream": FREE,
  // A figure is paid for hours in which it is written (0.30 USD a month at most): no filter of ours counts a line that is
  // written while all is well, which a test holds.
  "AWS::Logs::MetricFilter": BY_USE,
  "AWS::Logs::SubscriptionFilter": FREE,
  "AWS::S3::Bucket": BY_USE,
  "AWS::S3::BucketPolicy": FREE,
  "AWS::SNS::Topic": BY_USE,
  "AWS::SNS::TopicPolicy": FREE,
  "AWS::SQS::Queue": BY_USE,
  "AWS::SQS::QueuePolicy": FREE,
  "AWS::StepFunctions::StateMachine": BY_USE,
  "Custom::CDKBucketDeployment": FREE,
};
