import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { CachePolicy } from "aws-cdk-lib/aws-cloudfront";
import { ok } from "#domain/result.ts";
import { staticFiles } from "#infra/laptop/front/staticFiles.ts";
import type { PortalBuilder } from "#infra/laptop/supervisor/PortalBuilder.ts";

/** Answers every request with what it sees, and writes the time of every schedule to the table. */
const code = `
import { DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
const dynamo = new DynamoDBClient({});
const TableName = process.env.TABLE;
export const handler = async (event) => {
  if (event.source === "aws.events") {
    await dynamo.send(new PutItemCommand({ TableName, Item: { id: { S: event.id }, at: { S: event.time } } }));
    return;
  }
  const { Items } = await dynamo.send(new ScanCommand({ TableName }));
  return {
    statusCode: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: new Date().toISOString(), fired: Items.length, path: event.path }),
  };
};`;

/** A function has no packages but those in its own folder. */
const bundling = {
  bundle: true,
  platform: "node",
  format: "esm",
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
} as const;

const arnOf = (logicalId: string) => ({ "Fn::GetAtt": [logicalId, "Arn"] });

const resources = {
  Table: {
    Type: "AWS::DynamoDB::Table",
    Properties: {
      KeySchema: [{ AttributeName: "id", KeyType: "HASH" }],
      AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" }],
      BillingMode: "PAY_PER_REQUEST",
    },
  },
  Role: { Type: "AWS::IAM::Role", Properties: { AssumeRolePolicyDocument: {} } },
  Policy: {
    Type: "AWS::IAM::Policy",
    Properties: {
      PolicyDocument: {
        Statement: [
          { Effect: "Allow", Action: ["dynamodb:PutItem", "dynamodb:Scan"], Resource: arnOf("Table") },
        ],
      },
      Roles: [{ Ref: "Role" }],
    },
  },
  Function: {
    Type: "AWS::Lambda::Function",
    Properties: {
      Role: arnOf("Role"),
      Code: { S3Bucket: "assets", S3Key: "code.zip" },
      Handler: "index.handler",
      Runtime: "nodejs24.x",
      Timeout: 20,
      Environment: { Variables: { TABLE: { Ref: "Table" } } },
    },
  },
  Rule: {
    Type: "AWS::Events::Rule",
    Properties: { ScheduleExpression: "rate(15 minutes)", Targets: [{ Id: "t", Arn: arnOf("Function") }] },
  },
  Api: { Type: "AWS::ApiGateway::RestApi", Properties: { Name: "sample" } },
  Base: {
    Type: "AWS::ApiGateway::Resource",
    Properties: {
      ParentId: { "Fn::GetAtt": ["Api", "RootResourceId"] },
      PathPart: "api",
      RestApiId: { Ref: "Api" },
    },
  },
  Headers: {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: "sample",
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
        },
      },
    },
  },
  Distribution: {
    Type: "AWS::CloudFront::Distribution",
    Properties: {
      DistributionConfig: {
        Enabled: true,
        DefaultCacheBehavior: {
          TargetOriginId: "pages",
          CachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId,
          ResponseHeadersPolicyId: { Ref: "Headers" },
          ViewerProtocolPolicy: "redirect-to-https",
        },
        CacheBehaviors: [
          {
            PathPattern: "/api/*",
            TargetOriginId: "api",
            CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
            ViewerProtocolPolicy: "https-only",
          },
        ],
        Origins: [
          { Id: "pages", DomainName: "pages.example", S3OriginConfig: {} },
          { Id: "api", DomainName: "api.example" },
        ],
      },
    },
  },
  Rest: {
    Type: "AWS::ApiGateway::Resource",
    Properties: { ParentId: { Ref: "Base" }, PathPart: "{proxy+}", RestApiId: { Ref: "Api" } },
  },
  Any: {
    Type: "AWS::ApiGateway::Method",
    Properties: {
      HttpMethod: "ANY",
      ResourceId: { Ref: "Rest" },
      RestApiId: { Ref: "Api" },
      AuthorizationType: "NONE",
      Integration: {
        Type: "AWS_PROXY",
        IntegrationHttpMethod: "POST",
        Uri: { "Fn::Join": ["", ["arn:aws:apigateway:x/functions/", arnOf("Function"), "/invocations"]] },
      },
    },
  },
};

/** A portal of one page, one function, one table and one schedule; `extra` resources come on top. */
export function samplePortal(folder: string, extra: Record<string, unknown> = {}): PortalBuilder {
  const pages = path.join(folder, "pages");
  const functions = path.join(folder, "functions");
  for (const one of [path.join(pages, "assets"), functions]) mkdirSync(one, { recursive: true });
  buildSync({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    outfile: path.join(functions, "index.mjs"),
    ...bundling,
  });
  writeFileSync(path.join(pages, "index.html"), "<!doctype html><title>Sample</title>");
  writeFileSync(path.join(pages, "assets/main.js"), "export {};");
  writeFileSync(path.join(pages, "assets/main.js.br"), "compressed");
  return {
    pages: () => {
      const languages = { fallback: "de", locales: [{ code: "de" }] };
      const { handle } = staticFiles({ folder: pages, languages });
      return Promise.resolve(ok({ handle, stop: () => Promise.resolve() }));
    },
    synthesize: () =>
      Promise.resolve(
        ok({
          templates: [{ stackName: "sample", template: { Resources: { ...resources, ...extra } } }],
          assetPath: (key: string) => (key === "code.zip" ? functions : undefined),
        }),
      ),
  };
}
