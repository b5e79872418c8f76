import { z } from "zod";

/**
 * Resource types that the embedded stack provides. `used` are the properties it acts on, strictly: a member that
 * is not listed stops the start. `ignored` are properties it accepts without effect, each with the reason.
 */
const encryption = "nothing is encrypted at rest on a laptop; proved by template tests";
const labels = "labels for people and bills";
const permissions =
  "of functions' roles and what buckets deny: template/permissionsFrom.ts; others proved by template tests";
const logging = "logs are files under .local/logs";

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(["HASH", "RANGE"]) }));

export const tableProperties = z.strictObject({
  TableName: z.string().optional(),
  KeySchema: keySchema,
  AttributeDefinitions: z.array(
    z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(["S", "N", "B"]) }),
  ),
  BillingMode: z.literal("PAY_PER_REQUEST"),
  GlobalSecondaryIndexes: z
    .array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.strictObject({
          ProjectionType: z.enum(["ALL", "KEYS_ONLY", "INCLUDE"]),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
  TimeToLiveSpecification: z.strictObject({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

export const bucketProperties = z.strictObject({
  BucketName: z.string().optional(),
  LifecycleConfiguration: z
    .strictObject({
      Rules: z.array(
        z.strictObject({
          Id: z.string().optional(),
          Status: z.enum(["Enabled", "Disabled"]),
          ExpirationInDays: z.number().optional(),
          /** Uploads in parts are objects of their own here. */
          AbortIncompleteMultipartUpload: z.unknown().optional(),
        }),
      ),
    })
    .optional(),
  CorsConfiguration: z
    .strictObject({
      CorsRules: z.array(
        z.strictObject({
          Id: z.string().optional(),
          AllowedOrigins: z.array(z.string()),
          AllowedMethods: z.array(z.string()),
          AllowedHeaders: z.array(z.string()).default([]),
          ExposedHeaders: z.array(z.string()).default([]),
          MaxAge: z.number().optional(),
        }),
      ),
    })
    .optional(),
});

export const functionProperties = z.strictObject({
  FunctionName: z.string().optional(),
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string().startsWith("nodejs"),
  Environment: z.strictObject({ Variables: z.record(z.string(), z.string()) }).optional(),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  ReservedConcurrentExecutions: z.number().optional(),
});

export const restApiProperties = z.strictObject({
  Name: z.string().optional(),
  BinaryMediaTypes: z.array(z.string()).default([]),
});

export const apiResourceProperties = z.strictObject({
  ParentId: z.string(),
  PathPart: z.string(),
  RestApiId: z.string(),
});

export const methodProperties = z.strictObject({
  HttpMethod: z.string(),
  ResourceId: z.string(),
  RestApiId: z.string(),
  // Session and rights are checked in the function: an authorizer would be silently missing here.
  AuthorizationType: z.literal("NONE"),
  Integration: z.strictObject({
    Type: z.literal("AWS_PROXY"),
    IntegrationHttpMethod: z.literal("POST"),
    Uri: z.string(),
    TimeoutInMillis: z.number().max(29_000).optional(),
  }),
});

export const stageProperties = z.strictObject({
  StageName: z.string(),
  RestApiId: z.string(),
  // Where it goes is a log group, which is a file here.
  AccessLogSetting: z.strictObject({ DestinationArn: z.string(), Format: z.string() }).optional(),
});

/** What the gateway answers by itself. The content type of the template is that of its header. */
export const gatewayResponseProperties = z.strictObject({
  RestApiId: z.string(),
  ResponseType: z.string(),
  ResponseParameters: z.record(z.string().startsWith("gatewayresponse.header."), z.string().regex(/^'.*'$/)),
  ResponseTemplates: z.strictObject({ "application/json": z.string() }),
});

export const stateMachineProperties = z.strictObject({
  StateMachineName: z.string().optional(),
  StateMachineType: z.literal("STANDARD").optional(),
  DefinitionString: z.string().optional(),
  DefinitionS3Location: z.strictObject({ Bucket: z.string(), Key: z.string() }).optional(),
  DefinitionSubstitutions: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});

export const ruleProperties = z.strictObject({
  Name: z.string().optional(),
  ScheduleExpression: z.string(),
  State: z.enum(["ENABLED", "DISABLED"]).default("ENABLED"),
  Targets: z
    .array(
      z.strictObject({
        Id: z.string(),
        Arn: z.string(),
        Input: z.string().optional(),
        // Accepted without effect: a rule fires again at its next time, and nothing here is lost in between.
        RetryPolicy: z.unknown().optional(),
        DeadLetterConfig: z.unknown().optional(),
      }),
    )
    .default([]),
});

export const secretProperties = z.strictObject({
  Name: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: z
    .strictObject({
      SecretStringTemplate: z.string().optional(),
      GenerateStringKey: z.string().optional(),
      PasswordLength: z.number().optional(),
      ExcludePunctuation: z.boolean().optional(),
      ExcludeCharacters: z.string().optional(),
      IncludeSpace: z.boolean().optional(),
      RequireEachIncludedType: z.boolean().optional(),
    })
    .optional(),
});

export const keyProperties = z.strictObject({
  KeySpec: z.enum(["RSA_3072", "SYMMETRIC_DEFAULT"]).default("SYMMETRIC_DEFAULT"),
  KeyUsage: z.enum(["SIGN_VERIFY", "ENCRYPT_DECRYPT"]).default("ENCRYPT_DECRYPT"),
});

export const ignoredProperties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "AWS::DynamoDB::Table": {
    PointInTimeRecoverySpecification: "no backups on a laptop; proved by template tests",
    ResourcePolicy: "no backups on a laptop; proved by template tests",
    SSESpecification: encryption,
    DeletionProtectionEnabled: "`--fresh` must be able to empty the state",
    Tags: labels,
  },
  "AWS::S3::Bucket": {
    BucketEncryption: encryption,
    PublicAccessBlockConfiguration: "every request must be signed here anyway",
    VersioningConfiguration: "there are no earlier contents of a key here; proved by template tests",
    OwnershipControls: "there are no access control lists here",
    Tags: labels,
  },
  "AWS::Lambda::Function": {
    DeadLetterConfig: "what a schedule could not do stands in its log",
    Architectures: "functions run on the machine's own architecture",
    Description: labels,
    KmsKeyArn: encryption,
    LoggingConfig: logging,
    Role: permissions,
    Tags: labels,
    TracingConfig: "there is no tracing service here",
  },
  "AWS::ApiGateway::RestApi": {
    Description: labels,
    EndpointConfiguration: "there is one address",
    Policy: permissions,
    Tags: labels,
    DisableExecuteApiEndpoint: "there is one address",
    MinimumCompressionSize: "answers do not leave the machine",
  },
  "AWS::ApiGateway::GatewayResponse": {},
  "AWS::ApiGateway::Resource": {},
  "AWS::ApiGateway::Method": {
    ApiKeyRequired: "no route asks for an API key",
    MethodResponses: "proxy integrations pass every answer through",
    OperationName: labels,
  },
  "AWS::ApiGateway::Stage": {
    DeploymentId: "routes take effect as soon as they are read",
    Description: labels,
    MethodSettings: "rates are limited by the gateway in the cloud only; proved by template tests",
    Tags: labels,
    TracingEnabled: "there is no tracing service here",
  },
  "AWS::StepFunctions::StateMachine": {
    EncryptionConfiguration: encryption,
    LoggingConfiguration: logging,
    RoleArn: permissions,
    Tags: labels,
    TracingConfiguration: "there is no tracing service here",
  },
  "AWS::Events::Rule": { Description: labels },
  "AWS::KMS::Key": {
    Description: labels,
    EnableKeyRotation: encryption,
    KeyPolicy: permissions,
    PendingWindowInDays: "keys here live as long as the state folder",
    Tags: labels,
  },
  "AWS::SecretsManager::Secret": { Description: labels, KmsKeyId: encryption, Tags: labels },
  "AWS::CloudFront::Distribution": { Tags: labels },
  "AWS::CloudFront::CachePolicy": {},
  "AWS::CloudFront::OriginRequestPolicy": {},
  "AWS::CloudFront::ResponseHeadersPolicy": {},
};

/** Resource types that the embedded stack accepts and does nothing with, each with the reason. */
export const ignoredTypes: Readonly<Record<string, string>> = {
  "AWS::CDK::Metadata": "only counts uses of CDK",
  "AWS::IAM::Role": permissions,
  "AWS::IAM::Policy": permissions,
  "AWS::IAM::ManagedPolicy": permissions,
  "AWS::Lambda::Permission": "the gateway and the schedules call functions directly",
  "AWS::S3::BucketPolicy": permissions,
  "AWS::CloudFront::Function":
    "finds files of addresses; front/staticFiles.ts does, as stacks/pageFallbackCode.test.ts shows",
  "AWS::CloudFront::OriginAccessControl": "pages are a folder, which nobody else asks",
  "AWS::ApiGateway::Deployment": "routes take effect as soon as they are read",
  "AWS::ApiGateway::Account": "gives API Gateway the right to write logs",
  "AWS::Logs::LogGroup": "logs are files under .local/logs; retention is proved by template tests",
  "AWS::SQS::Queue": "keeps failed runs of schedules for operators; here they stand in the logs",
  "AWS::SQS::QueuePolicy": permissions,
  "AWS::KMS::Alias": "nothing is encrypted at rest on a laptop; encryption is proved by template tests",
};
