/** Resource types that the embedded stack accepts and does nothing with, each with the reason. */
export const ignoredTypes: Readonly<Record<string, string>> = {
  "AWS::CDK::Metadata": "only counts uses of CDK",
  "AWS::IAM::Role": "permissions are proved by template tests; the embedded stack enforces none",
  "AWS::IAM::Policy": "permissions are proved by template tests; the embedded stack enforces none",
  "AWS::IAM::ManagedPolicy": "permissions are proved by template tests; the embedded stack enforces none",
  "AWS::Lambda::Permission": "the gateway and the schedules call functions directly",
  "AWS::S3::BucketPolicy":
    "requires TLS and forbids strangers; every local request is signed and on loopback",
  "AWS::ApiGateway::Deployment": "routes take effect as soon as they are read",
  "AWS::ApiGateway::Account": "gives API Gateway the right to write logs",
  "AWS::Logs::LogGroup": "logs are files under .local/logs; retention is proved by template tests",
  "AWS::SQS::Queue": "keeps failed runs of schedules for operators; here they stand in the logs",
  "AWS::SQS::QueuePolicy": "permissions are proved by template tests; the embedded stack enforces none",
  "AWS::KMS::Alias": "nothing is encrypted at rest on a laptop; encryption is proved by template tests",
};
