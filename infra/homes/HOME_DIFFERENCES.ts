const RELEASES = "releases by alias and canary: elsewhere there is no second version to go back to";
const PAGES =
  "pages, filter and headers at the edge: elsewhere a local server has the pages, with the same headers";
const ALARMS = "alarms and dashboard: elsewhere nobody is rung up";
const COPIES = "copies at night: elsewhere the state is thrown away";
const ARCHIVE = "the log after its first day: elsewhere it is a file";

/** All that the homes may declare differently, by `type` or `type.property`, and why. */
export const HOME_DIFFERENCES: Readonly<Record<string, string>> = {
  "AWS::ApiGateway::Method.Integration": RELEASES,
  "AWS::ApiGateway::Stage.DeploymentId": RELEASES,
  "AWS::Backup::BackupPlan": COPIES,
  "AWS::Backup::BackupSelection": COPIES,
  "AWS::Backup::BackupVault": COPIES,
  "AWS::CloudFront::Distribution": PAGES,
  "AWS::CloudFront::Function": PAGES,
  "AWS::CloudFront::OriginAccessControl": PAGES,
  "AWS::CloudFront::ResponseHeadersPolicy": PAGES,
  "AWS::CloudWatch::Alarm": ALARMS,
  "AWS::CloudWatch::CompositeAlarm": ALARMS,
  "AWS::CloudWatch::Dashboard": ALARMS,
  "AWS::CodeDeploy::Application": RELEASES,
  "AWS::CodeDeploy::DeploymentGroup": RELEASES,
  "AWS::IAM::Policy": "roles of what stands in this table",
  "AWS::IAM::Policy.PolicyDocument": RELEASES,
  "AWS::IAM::Role": "roles of what stands in this table",
  "AWS::KinesisFirehose::DeliveryStream": ARCHIVE,
  "AWS::KMS::Alias": COPIES,
  "AWS::KMS::Key": COPIES,
  "AWS::KMS::Key.KeyPolicy":
    "who else encrypts with the data key: alarms and the word between CloudFront and API",
  "AWS::Lambda::Alias": RELEASES,
  "AWS::Lambda::Function": "CDK's own, which upload pages and carry the filter's name across regions",
  "AWS::Lambda::LayerVersion": PAGES,
  "AWS::Lambda::Permission.FunctionName": RELEASES,
  "AWS::Lambda::Version": RELEASES,
  "AWS::Logs::LogGroup": ARCHIVE,
  "AWS::Logs::LogStream": ARCHIVE,
  "AWS::Logs::MetricFilter": ALARMS,
  "AWS::Logs::SubscriptionFilter": ARCHIVE,
  "AWS::S3::Bucket": "pages, and the log after its first day",
  "AWS::S3::BucketPolicy": "pages, and the log after its first day",
  "AWS::SecretsManager::Secret":
    "the word between CloudFront and API: elsewhere there is no CloudFront to go around",
  "AWS::SNS::Topic": ALARMS,
  "AWS::SNS::TopicPolicy": ALARMS,
  "AWS::StepFunctions::StateMachine.DefinitionSubstitutions": RELEASES,
  "AWS::WAFv2::WebACL": PAGES,
  "AWS::WAFv2::WebACLAssociation": PAGES,
  "Custom::CDKBucketDeployment": PAGES,
  "Custom::CrossRegionExportReader": PAGES,
  "Custom::CrossRegionExportWriter": PAGES,
};
