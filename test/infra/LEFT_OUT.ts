export interface LeftOut {
  readonly what: string;
  readonly embedded: string;
  readonly localStack: string;
  /** `type`, `type.property` or the beginning of types before `*`, as the stacks declare it. */
  readonly declared: readonly string[];
  /** Tests of this folder that stand for what one machine loses. */
  readonly tests: readonly string[];
}

/** What the stacks declare and neither environment on one machine implements as AWS does. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    what: "permissions of functions, gateway and machines",
    embedded: "of functions as on AWS; others may do everything",
    localStack: "not enforced",
    declared: [
      "AWS::IAM::Role",
      "AWS::IAM::Policy",
      "AWS::Lambda::Function.Role",
      "AWS::StepFunctions::StateMachine.RoleArn",
    ],
    tests: ["grants", "everyEnvironment", "safeDefaults"],
  },
  {
    what: "permissions of resources",
    embedded: "of buckets what they deny, as if requests came by TLS; others not enforced",
    localStack: "not enforced",
    declared: [
      "AWS::KMS::Key.KeyPolicy",
      "AWS::Lambda::Permission",
      "AWS::S3::BucketPolicy",
      "AWS::SQS::QueuePolicy",
    ],
    tests: ["grants", "everyEnvironment", "safeDefaults"],
  },
  {
    what: "encryption with a rotated key",
    embedded: "none",
    localStack: "by table, secret and object; the bucket's rule is dropped",
    declared: ["AWS::DynamoDB::Table.SSESpecification", "AWS::KMS::Alias", "AWS::KMS::Key.EnableKeyRotation"],
    tests: ["safeDefaults"],
  },
  {
    what: "encryption of buckets and secrets",
    embedded: "none",
    localStack: "secrets; the bucket's rule is dropped",
    declared: ["AWS::S3::Bucket.BucketEncryption", "AWS::SecretsManager::Secret.KmsKeyId"],
    tests: ["safeDefaults"],
  },
  {
    what: "point-in-time recovery, denial of copies",
    embedded: "none",
    localStack: "dropped",
    declared: [
      "AWS::DynamoDB::Table.PointInTimeRecoverySpecification",
      "AWS::DynamoDB::Table.ResourcePolicy",
    ],
    tests: ["safeDefaults"],
  },
  {
    what: "deletion protection, earlier versions",
    embedded: "state folder goes",
    localStack: "process goes",
    declared: ["AWS::DynamoDB::Table.DeletionProtectionEnabled", "AWS::S3::Bucket.VersioningConfiguration"],
    tests: ["safeDefaults", "everyEnvironment"],
  },
  {
    what: "lifecycle of files",
    embedded: "as on AWS, by the movable clock; what is over is not deleted, but cannot be found",
    localStack: "sweeper only: dropped",
    declared: ["AWS::S3::Bucket.LifecycleConfiguration"],
    tests: ["everyEnvironment"],
  },
  {
    what: "private buckets",
    embedded: "requests must be signed",
    localStack: "as on AWS, but an unsigned GET is answered",
    declared: ["AWS::S3::Bucket.OwnershipControls", "AWS::S3::Bucket.PublicAccessBlockConfiguration"],
    tests: ["safeDefaults"],
  },
  {
    what: "reserved concurrency",
    embedded: "held",
    localStack: "dropped; set by API it holds",
    declared: ["AWS::Lambda::Function.ReservedConcurrentExecutions"],
    tests: ["safeDefaults"],
  },
  {
    what: "processors",
    embedded: "the machine's own",
    localStack: "the machine's own",
    declared: ["AWS::Lambda::Function.Architectures"],
    tests: ["everyEnvironment"],
  },
  {
    what: "throttling at the gateway",
    embedded: "none",
    localStack: "none",
    declared: ["AWS::ApiGateway::Stage.MethodSettings"],
    tests: ["safeDefaults"],
  },
  {
    what: "compressed answers",
    embedded: "none",
    localStack: "none",
    declared: ["AWS::ApiGateway::RestApi.MinimumCompressionSize"],
    tests: ["gatewayResponses"],
  },
  {
    what: "the gateway's log",
    embedded: "a file",
    localStack: "none",
    declared: ["AWS::ApiGateway::Account", "AWS::ApiGateway::Stage.AccessLogSetting"],
    tests: ["safeDefaults", "monitoring"],
  },
  {
    what: "routes per deployment",
    embedded: "as soon as they are read",
    localStack: "as on AWS, once: always empty",
    declared: ["AWS::ApiGateway::Deployment", "AWS::ApiGateway::Stage.DeploymentId"],
    tests: ["environments"],
  },
  {
    what: "the API's own address",
    embedded: "the portal's",
    localStack: "below 4566, by its id",
    declared: ["AWS::ApiGateway::RestApi.EndpointConfiguration"],
    tests: ["environments"],
  },
  {
    what: "traces",
    embedded: "no X-Ray",
    localStack: "no X-Ray",
    declared: [
      "AWS::ApiGateway::Stage.TracingEnabled",
      "AWS::Lambda::Function.TracingConfig",
      "AWS::StepFunctions::StateMachine.TracingConfiguration",
    ],
    tests: ["safeDefaults"],
  },
  {
    what: "logs that end after a day",
    embedded: "files",
    localStack: "CloudWatch; retention is dropped",
    declared: [
      "AWS::Lambda::Function.LoggingConfig",
      "AWS::Logs::LogGroup",
      "AWS::StepFunctions::StateMachine.LoggingConfiguration",
    ],
    tests: ["safeDefaults"],
  },
  {
    what: "dead letters of schedules",
    embedded: "in the log",
    localStack: "in the queue, as on AWS",
    declared: ["AWS::Lambda::Function.DeadLetterConfig", "AWS::SQS::Queue"],
    tests: ["safeDefaults", "monitoring"],
  },
  {
    what: "descriptions in the console",
    embedded: "none",
    localStack: "kept",
    declared: ["AWS::KMS::Key.Description"],
    tests: ["environments"],
  },
  {
    what: "pages and filter at the edge",
    embedded: "a local server that reads how they are answered; no filter",
    localStack: "the same server",
    declared: [
      "AWS::CloudFront::Function",
      "AWS::CloudFront::OriginAccessControl",
      "AWS::WAFv2::*",
      "AWS::Lambda::LayerVersion",
      "Custom::*",
    ],
    tests: ["cloudStacks", "certificate"],
  },
  {
    what: "alarms and dashboard",
    embedded: "none",
    localStack: "none",
    declared: ["AWS::CloudWatch::*", "AWS::Logs::MetricFilter", "AWS::SNS::*"],
    tests: ["monitoring", "certificate"],
  },
  {
    what: "releases by alias and canary",
    embedded: "the only version",
    localStack: "the only version",
    declared: ["AWS::CodeDeploy::*", "AWS::Lambda::Alias", "AWS::Lambda::Version"],
    tests: ["cloudStacks"],
  },
  {
    what: "copies at night",
    embedded: "none",
    localStack: "none",
    declared: ["AWS::Backup::*"],
    tests: ["cloudStacks"],
  },
  {
    what: "the log after its first day",
    embedded: "none",
    localStack: "none",
    declared: [
      "AWS::KinesisFirehose::DeliveryStream",
      "AWS::Logs::LogStream",
      "AWS::Logs::SubscriptionFilter",
    ],
    tests: ["cloudStacks", "monitoring"],
  },
];
