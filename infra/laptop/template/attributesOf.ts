import { createHash } from "node:crypto";
import { localArn } from "./PortalResources.ts";

/** What `Ref` and `Fn::GetAtt` of a resource give. Names of attributes are CloudFormation's. */
export type ResourceAttributes = {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
};

export type NamedResource = {
  readonly stackName: string;
  readonly logicalId: string;
  readonly type: string;
  /** The name the template gives, if it gives one. */
  readonly explicitName: string | undefined;
};

export function attributesOf(resource: NamedResource): ResourceAttributes {
  const name = resource.explicitName ?? `${resource.stackName}-${resource.logicalId}`;
  const id = createHash("sha256")
    .update(`${resource.stackName}/${resource.logicalId}`)
    .digest("hex")
    .slice(0, 10);
  switch (resource.type) {
    case "AWS::DynamoDB::Table":
      return { ref: name, attributes: { Arn: localArn("dynamodb", `table/${name}`), TableId: id } };
    case "AWS::S3::Bucket":
      return bucketAttributes(resource.explicitName ?? bucketName(name, id));
    case "AWS::Lambda::Function":
      return { ref: name, attributes: { Arn: localArn("lambda", `function:${name}`) } };
    case "AWS::StepFunctions::StateMachine": {
      const arn = localArn("states", `stateMachine:${name}`);
      return { ref: arn, attributes: { Arn: arn, Name: name } };
    }
    case "AWS::SecretsManager::Secret": {
      const arn = localArn("secretsmanager", `secret:${name}-${id.slice(0, 6)}`);
      return { ref: arn, attributes: { Id: arn } };
    }
    case "AWS::ApiGateway::RestApi":
      return { ref: id, attributes: { RestApiId: id, RootResourceId: `${id}root` } };
    case "AWS::ApiGateway::Resource":
      return { ref: id, attributes: { ResourceId: id } };
    case "AWS::ApiGateway::Stage":
      return { ref: name, attributes: {} };
    case "AWS::IAM::Role":
      return { ref: name, attributes: { Arn: `arn:aws:iam::000000000000:role/${name}`, RoleId: id } };
    case "AWS::KMS::Key":
      return { ref: id, attributes: { Arn: localArn("kms", `key/${id}`), KeyId: id } };
    case "AWS::Logs::LogGroup":
      return { ref: name, attributes: { Arn: localArn("logs", `log-group:${name}:*`) } };
    case "AWS::SQS::Queue":
      return { ref: name, attributes: { Arn: localArn("sqs", name) } };
    case "AWS::Events::Rule":
      return { ref: name, attributes: { Arn: localArn("events", `rule/${name}`) } };
    case "AWS::CloudFront::OriginAccessControl":
      return { ref: id, attributes: { Id: id } };
    case "AWS::CloudFront::Function":
      return { ref: name, attributes: { FunctionARN: localArn("cloudfront", `function/${name}`) } };
    default:
      return { ref: name, attributes: {} };
  }
}

function bucketAttributes(name: string): ResourceAttributes {
  const domain = `${name}.s3.eu-central-1.amazonaws.com`;
  return {
    ref: name,
    attributes: {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: domain,
    },
  };
}

/** Bucket names are at most 63 lower-case letters, digits and hyphens. */
function bucketName(name: string, id: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9-]/g, "-");
  return plain.length <= 63 ? plain : `${plain.slice(0, 52)}-${id}`;
}
