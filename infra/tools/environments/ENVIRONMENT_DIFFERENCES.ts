import { FUNCTIONS } from "#infra/functions.ts";

const RELEASES = "releases by alias and canary: elsewhere there is no second version to go back to";
const PAGES =
  "pages and filter at the edge: elsewhere a local server has the pages and reads how they are answered";
const ALARMS = "alarms and dashboard: elsewhere nobody is rung up";
const COPIES = "copies at night: elsewhere the state is thrown away";
const ARCHIVE = "the log after its first day: elsewhere it is a file";

const NAMES = Object.keys(FUNCTIONS);
const beginning = (kind: string): number => NAMES.filter((name) => name.startsWith(kind)).length;
/** One for each function with releases. */
const RELEASED = { workflow: beginning("step-"), api: beginning("api-") };

interface WrittenDifference {
  readonly why: string;
  /** How many more AWS has than a laptop, by stack; absent: as many as there are routes. */
  readonly more?: Readonly<Record<string, number>>;
}

/** All that the environments may declare differently, by `type` or `type.property`. */
export const ENVIRONMENT_DIFFERENCES: Readonly<Record<string, WrittenDifference>> = {
  "AWS::ApiGateway::Method.Integration": { why: RELEASES },
  "AWS::ApiGateway::Stage.DeploymentId": { why: RELEASES, more: { api: 1 } },
  "AWS::Backup::BackupPlan": { why: COPIES, more: { backup: 1 } },
  "AWS::Backup::BackupSelection": { why: COPIES, more: { backup: 1 } },
  "AWS::Backup::BackupVault": { why: COPIES, more: { backup: 1 } },
  "AWS::CloudFront::Distribution.DistributionConfig": { why: PAGES, more: { frontend: 1 } },
  "AWS::CloudFront::Function.FunctionCode": { why: PAGES, more: { frontend: 1 } },
  "AWS::CloudWatch::Alarm": {
    why: ALARMS,
    more: { alerts: 1, api: 1, edge: 2, monitoring: 31, backup: 1, "log-archive": 1 },
  },
  "AWS::CloudWatch::Dashboard": { why: ALARMS, more: { monitoring: 1 } },
  "AWS::CodeDeploy::Application": { why: RELEASES, more: RELEASED },
  "AWS::CodeDeploy::DeploymentGroup": { why: RELEASES, more: RELEASED },
  "AWS::IAM::Policy": {
    why: "roles of what stands in this table, and of people",
    more: { ...RELEASED, frontend: 1, "log-archive": 4, access: 2 },
  },
  "AWS::IAM::Policy.PolicyDocument": { why: RELEASES, more: { workflow: 3 } },
  "AWS::IAM::Role": {
    why: "roles of what stands in this table, and of people",
    more: { ...RELEASED, frontend: 1, backup: 2, "log-archive": 4, access: 2 },
  },
  "AWS::KinesisFirehose::DeliveryStream": { why: ARCHIVE, more: { "log-archive": 1 } },
  "AWS::KMS::Alias": { why: COPIES, more: { backup: 1 } },
  "AWS::KMS::Key": { why: COPIES, more: { backup: 1 } },
  "AWS::KMS::Key.KeyPolicy": {
    why: "who else encrypts with the data key: alarms",
    more: { data: 1 },
  },
  "AWS::Lambda::Alias": { why: RELEASES, more: RELEASED },
  "AWS::Lambda::Function": { why: "CDK's own, which uploads pages", more: { frontend: 1 } },
  "AWS::Lambda::LayerVersion": { why: PAGES, more: { frontend: 4 } },
  "AWS::Lambda::Permission.FunctionName": { why: RELEASES },
  "AWS::Lambda::Version": { why: RELEASES, more: RELEASED },
  "AWS::Logs::LogGroup": { why: ARCHIVE, more: { frontend: 1, "log-archive": 2 } },
  "AWS::Logs::LogStream": { why: ARCHIVE, more: { "log-archive": 1 } },
  "AWS::Logs::MetricFilter": { why: ALARMS, more: { monitoring: 50 } },
  "AWS::Logs::SubscriptionFilter": { why: ARCHIVE, more: { "log-archive": NAMES.length + 5 } },
  "AWS::S3::Bucket": { why: ARCHIVE, more: { "log-archive": 1 } },
  "AWS::S3::Bucket.Tags": { why: PAGES, more: { frontend: 1 } },
  "AWS::S3::BucketPolicy": { why: ARCHIVE, more: { "log-archive": 1 } },
  "AWS::SNS::Topic": { why: ALARMS, more: { alerts: 1, edge: 1 } },
  "AWS::SNS::TopicPolicy": { why: ALARMS, more: { alerts: 1, edge: 1 } },
  "AWS::StepFunctions::StateMachine.DefinitionSubstitutions": { why: RELEASES, more: { workflow: 3 } },
  "AWS::WAFv2::WebACL": { why: PAGES, more: { edge: 1 } },
  "Custom::CDKBucketDeployment": { why: PAGES, more: { frontend: 4 } },
};
